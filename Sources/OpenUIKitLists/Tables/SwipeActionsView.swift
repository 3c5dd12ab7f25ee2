/// The buttons of a row's actions, behind the row.
package final class SwipeActionsView: UIView {
  package let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left edge.
  package let isAtLeft: Bool
  private let buttons: [SwipeActionButton]
  /// The visible width of the buttons, in points.
  package var shownWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the first action fills the view, because the finger has passed most of the row.
  package var firstFills = false { didSet { setNeedsLayout() } }

  package init(
    _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isAtLeft = isAtLeft
    buttons = configuration.actions.map { SwipeActionButton($0, perform) }
    super.init(frame: .zero)
    super.clipsToBounds = true
    // The first action is the outermost, and lies above the others when it fills the view.
    for button in buttons.reversed() { super.addSubview(button) }
    super.backgroundColor = configuration.actions.last?.backgroundColor
  }

  package required init?(coder: NSCoder) {
    configuration = UISwipeActionsConfiguration(actions: [])
    isAtLeft = false
    buttons = []
    super.init(coder: coder)
  }

  /// The width of all buttons, in points.
  package var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.fullWidth } }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let full = max(1, fullWidth)
    let stretch = shownWidth / full
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = firstFills && index == 0 ? shownWidth : button.fullWidth * stretch
      let x = isAtLeft ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      edge += width
    }
  }

  /// The button of the first action.
  package var firstButton: UIView? { buttons.first }
}

/// The button of one action: a picture above a title.
private final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction, _ perform: @escaping (UIContextualAction, UIView) -> Void) {
    super.init(frame: .zero)
    super.backgroundColor = action.backgroundColor
    super.clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image?.withRenderingMode(
      action.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.tintColor = .white
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      super.addSubview(view)
    }
    super.isAccessibilityElement = true
    super.accessibilityTraits = .button
    super.accessibilityLabel = action.title ?? action.image?.symbolLabel
    let button = Weak<SwipeActionButton>(wrappedValue: self)
    addAction(
      UIAction { _ in if let button = button.wrappedValue { perform(action, button) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The width of the open button, in points.
  var fullWidth: CGFloat { max(Self.leastWidth, label.intrinsicContentSize.width + 2 * Self.margin) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = label.text == nil ? 0 : label.intrinsicContentSize.height
    let gap: CGFloat = image.height > 0 && text > 0 ? 4 : 0
    let top = (bounds.height - image.height - gap - text) / 2
    // The content keeps its place at the inner edge while the button opens.
    let width = max(bounds.width, fullWidth)
    picture.frame = CGRect(
      x: (width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: 0, y: top + image.height + gap, width: width, height: text)
  }

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
}
