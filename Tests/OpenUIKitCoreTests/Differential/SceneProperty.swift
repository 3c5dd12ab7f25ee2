import OpenUIKit

/// Something that can be set on an item of a scene.
enum SceneProperty: Sendable {
  case hidden(Bool)
  case placedByConstraints
  case framed(CGRect, flexible: UInt)
  case text(Int)
  case lines(Int)
  case fontSize(Double)
  case preferredWidth(Double)
  case contentSize(CGSize)
  case alignmentInsets(UIEdgeInsets)
  case hugging(horizontal: Float, vertical: Float)
  case compression(horizontal: Float, vertical: Float)
  case axis(NSLayoutConstraint.Axis)
  case distribution(UIStackView.Distribution)
  case alignment(UIStackView.Alignment)
  case spacing(Double)
  case marginsRelative(Bool)
  case margins(UIEdgeInsets)
  case directionalMargins(NSDirectionalEdgeInsets)
  case preservesMargins(Bool)
  case semantic(UISemanticContentAttribute)
  case transform(CGAffineTransform)
  case contentOffset(CGPoint)
  case windowSize(CGSize)
  case scale(Double)
  case direction(UIUserInterfaceLayoutDirection)
  case safeArea(UIEdgeInsets)

  /// A number of the property: what is set again replaces what was set before.
  var number: Int {
    switch self {
    case .windowSize: 0
    case .scale: 1
    case .direction: 2
    case .safeArea: 3
    case .hidden: 4
    case .placedByConstraints, .framed: 5
    case .text: 6
    case .lines: 7
    case .contentSize: 8
    case .alignmentInsets: 9
    case .hugging: 10
    case .compression: 11
    case .axis: 12
    case .distribution: 13
    case .alignment: 14
    case .spacing: 15
    case .marginsRelative: 16
    case .margins, .directionalMargins: 17
    case .preservesMargins: 18
    case .semantic: 19
    case .contentOffset: 20
    case .transform: 21
    case .fontSize: 22
    case .preferredWidth: 23
    }
  }

  static let texts = [
    "", "x", "Some words", "A line that is a good deal longer than the others, and wraps where it may",
    "Two\nlines", "Several words in one more line",
  ]
}

@MainActor
extension SceneProperty {
  /// Sets the property on a view.
  func apply(to view: UIView) {
    switch self {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .placedByConstraints: view.translatesAutoresizingMaskIntoConstraints = false
    case .framed(let frame, let mask): placeByFrame(view, frame, mask)
    case .hugging(let horizontal, let vertical):
      view.setContentHuggingPriority(UILayoutPriority(horizontal), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(vertical), for: .vertical)
    case .compression(let horizontal, let vertical):
      view.setContentCompressionResistancePriority(UILayoutPriority(horizontal), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(vertical), for: .vertical)
    case .margins(let margins): view.layoutMargins = margins
    case .directionalMargins(let margins): view.directionalLayoutMargins = margins
    case .preservesMargins(let preserves): view.preservesSuperviewLayoutMargins = preserves
    case .semantic(let attribute): view.semanticContentAttribute = attribute
    case .transform(let transform): view.transform = transform
    default: applySpecial(to: view)
    }
  }

  private func placeByFrame(_ view: UIView, _ frame: CGRect, _ mask: UInt) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Sets what only some views have.
  private func applySpecial(to view: UIView) {
    if let label = view as? UILabel { apply(to: label) }
    if case .text(let number) = self {
      (view as? UIButton)?.setTitle(Self.texts[number], for: .normal)
      (view as? UITextView)?.text = Self.texts[number]
    }
    if let content = view as? SceneContentView { apply(to: content) }
    if let stack = view as? UIStackView { apply(to: stack) }
    if let window = view as? UIWindow { apply(to: window) }
    if case .contentOffset(let offset) = self { (view as? UIScrollView)?.contentOffset = offset }
  }

  private func apply(to label: UILabel) {
    if case .text(let number) = self { label.text = Self.texts[number] }
    if case .lines(let lines) = self { label.numberOfLines = lines }
    if case .fontSize(let size) = self { label.font = .systemFont(ofSize: size) }
    if case .preferredWidth(let width) = self { label.preferredMaxLayoutWidth = width }
  }

  private func apply(to content: SceneContentView) {
    if case .contentSize(let size) = self { content.contentSize = size }
    if case .alignmentInsets(let insets) = self { content.insets = insets }
  }

  private func apply(to stack: UIStackView) {
    switch self {
    case .axis(let axis): stack.axis = axis
    case .distribution(let distribution): stack.distribution = distribution
    case .alignment(let alignment): stack.alignment = alignment
    case .spacing(let spacing): stack.spacing = spacing
    case .marginsRelative(let isRelative): stack.isLayoutMarginsRelativeArrangement = isRelative
    default: break
    }
  }

  private func apply(to window: UIWindow) {
    switch self {
    case .windowSize(let size): window.frame.size = size
    case .scale(let scale): window.screenScale = scale
    case .direction(let direction): window.layoutDirection = direction
    case .safeArea(let insets): window.deviceSafeAreaInsets = insets
    default: break
    }
  }
}

/// A view with a content size and an alignment rectangle that a test sets.
@MainActor
final class SceneContentView: UIView {
  var contentSize = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { contentSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}
