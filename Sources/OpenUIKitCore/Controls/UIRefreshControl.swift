/// A wheel above the content of a scroll view that is pulled down to refresh the content.
///
/// A pull beyond its height starts refreshing and sends `valueChanged`. The app calls `endRefreshing()`.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether the finger has started refreshing in the current pull.
  private var hasFired = false

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Creates a control of its height.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    // The control itself is the element while it refreshes.
    label.isAccessibilityElement = false
    super.addSubview(wheel)
    super.addSubview(label)
    super.isUserInteractionEnabled = false
  }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  #if !hasFeature(Embedded)
    /// A text below the wheel; nil for none.
    open var attributedTitle: NSAttributedString? {
      didSet {
        label.attributedText = attributedTitle
        setNeedsLayout()
      }
    }
  #endif

  /// Shows that the content is being refreshed. Sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    scrollView?.insetsMayHaveChanged()
  }

  /// Ends refreshing, and lets the content return to its edge.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    let changes = {
      self.wheel.alpha = 0
      self.scrollView?.insetsMayHaveChanged()
    }
    guard window != nil else { return changes() }
    UIView.animate(withDuration: 0.3, animations: changes) { [wheel] _ in wheel.stopAnimating() }
  }

  /// The space that the control takes above the content, in points.
  var inset: CGFloat { isRefreshing ? Self.height : 0 }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Places the control above the content, and starts refreshing when it is pulled far enough.
  func contentDidMove(in scrollView: UIScrollView) {
    let top = -Self.height
    let place = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
    if frame != place { frame = place }
    let pull = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    if !scrollView.isDragging || pull <= 0 { hasFired = false }
    guard !isRefreshing else { return }
    wheel.alpha = min(1, max(0, pull / Self.height))
    guard isEnabled, scrollView.isDragging, !hasFired, pull >= Self.trigger else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Places the wheel and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = tintColor === UIColor.tintColor ? .systemGray : tintColor
    let text = label.intrinsicContentSize.height
    let size = wheel.intrinsicContentSize
    let top = (bounds.height - size.height - text) / 2
    wheel.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(x: 0, y: top + size.height, width: bounds.width, height: text)
  }

  /// The height of the control; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { isRefreshing }
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? { "Refreshing" }

  // UIKit's measures, in points.
  private static let height: CGFloat = 60
  private static let trigger: CGFloat = 80
}
