/// A wheel of spokes that turns during an activity, on the window's clock.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    #if !hasFeature(Embedded)
      /// 37 points, white.
      case whiteLarge = 0
      /// 20 points, white.
      case white = 1
      /// 20 points, grey.
      case gray = 2
    #endif
  }

  private let spokes = (0..<8).map { _ in PillView() }
  private var link: CADisplayLink?
  private var phase = 0

  /// Creates a medium wheel with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a medium wheel of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a wheel of a style, with its size.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    // An initialiser calls no observers of its own class.
    updateSpokes()
  }

  private func setUp() {
    for spoke in spokes { super.addSubview(spoke) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      super.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    setHidden(true)
    updateSpokes()
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      updateSpokes()
    }
  }

  /// The colour of the spokes. Nil means that of the style, which is grey, or white for white styles.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      updateSpokes()
    }
  }
  private var ownColor: UIColor?

  /// Whether the wheel is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Animation

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Shows and turns the wheel.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Stops the wheel and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    link?.invalidate()
    link = nil
    isHidden = hidesWhenStopped
  }

  /// Continues turning on the clock of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    if isAnimating { turn() }
  }

  private func turn() {
    guard link == nil, let clock = animationClock else { return }
    let start = clock.now
    let wheel = Weak<UIActivityIndicatorView>(wrappedValue: self)
    link = CADisplayLink(clock: clock) { link in wheel.wrappedValue?.turn(passed: link.timestamp - start) }
  }

  private func turn(passed: TimeInterval) {
    let phase = Int(clamping: (passed / Self.turnDuration * 8).rounded(.down)) % 8
    guard phase != self.phase else { return }
    self.phase = phase
    updateSpokes()
  }

  private func updateSpokes() {
    for (index, spoke) in spokes.enumerated() {
      // The spoke at the phase is the strongest, and those behind it fade.
      let age = CGFloat((phase - index + 8) % 8)
      spoke.backgroundColor = color
      spoke.alpha = 1 - age * 0.11
    }
  }

  // MARK: Layout

  /// 20 points for each side; 37 for a large wheel.
  open override var intrinsicContentSize: CGSize {
    Self.size(of: style)
  }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of the wheel, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the spokes about the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = intrinsicContentSize.width
    let (length, width) = (side * 0.27, side * 0.115)
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds.size = CGSize(width: width, height: length)
      spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
        .translatedBy(x: 0, y: -(side - length) / 2)
    }
  }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }

  private static let turnDuration = 0.8

  #if !hasFeature(Embedded)
    @_spi(Overrides) open override var isOpaqueByDefault: Bool { false }
  #endif
}

extension UIActivityIndicatorView.Style {
  fileprivate var isLarge: Bool {
    #if !hasFeature(Embedded)
      if self == .whiteLarge { return true }
    #endif
    return self == .large
  }

  fileprivate var color: UIColor {
    #if !hasFeature(Embedded)
      if self == .white || self == .whiteLarge { return .white }
    #endif
    return .systemGray
  }
}
