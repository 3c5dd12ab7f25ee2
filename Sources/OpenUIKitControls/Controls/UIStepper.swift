@_spi(Overrides) import OpenUIKitCore

/// A control with a minus and a plus, which changes a value by steps.
///
/// Its content is 94 × 32 points. A touch that stays on one half repeats the step, faster after five seconds.
open class UIStepper: UIControl {
  final let divider = UIView()
  final let minus = StepperHalf(isPlus: false)
  final let plus = StepperHalf(isPlus: true)
  private var storedValue: Double = 0
  private var range: (minimum: Double, maximum: Double) = (0, 100)
  private var pressed: StepperHalf?
  private var repetition: ScheduledEvent?
  private var repetitions = 0

  /// Creates a stepper from 0 to 100 with a frame, in points. It has its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from 0 to 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = radius
    backgroundColor = .tertiarySystemFill
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    for part in [minus, plus, divider] { super.addSubview(part) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      super.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    update()
  }

  // MARK: Value

  /// The value, 0 by default, which is clamped to the range. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set { store(newValue) }
  }

  private func store(_ value: Double) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, range.minimum), range.maximum)
    update()
  }

  /// The smallest value, 0 by default. If it is greater than the largest value, that becomes equal.
  open var minimumValue: Double {
    get { range.minimum }
    set { setRange(newValue, max(newValue, range.maximum)) }
  }

  /// The largest value, 100 by default. If it is less than the smallest value, that becomes equal.
  open var maximumValue: Double {
    get { range.maximum }
    set { setRange(min(newValue, range.minimum), newValue) }
  }

  private func setRange(_ minimum: Double, _ maximum: Double) {
    guard !minimum.isNaN, !maximum.isNaN else { return }
    range = (minimum, maximum)
    store(storedValue)
  }

  /// The size of a step, 1 by default. Traps unless it is positive.
  open var stepValue: Double = 1 {
    didSet { require(stepValue > 0, "A UIStepper's stepValue must be positive: \(stepValue)") }
  }

  /// Whether `valueChanged` is sent for each step, instead of once at the end of the touch.
  open var isContinuous = true
  /// Whether a touch that stays repeats the step.
  open var autorepeat = true
  /// Whether a step beyond one end of the range goes to the other.
  open var wraps = false {
    didSet { update() }
  }

  private func canStep(_ half: StepperHalf) -> Bool {
    wraps || (half === plus ? storedValue < range.maximum : storedValue > range.minimum)
  }

  private func step(_ half: StepperHalf) {
    let next = storedValue + (half === plus ? stepValue : -stepValue)
    let before = storedValue
    if wraps, next > range.maximum {
      store(range.minimum)
    } else if wraps, next < range.minimum {
      store(range.maximum)
    } else {
      store(next)
    }
    if isContinuous && storedValue != before { sendValueEvents() }
  }

  // MARK: Appearance

  private func update() {
    for half in [minus, plus] { half.show(isEnabled: isEnabled && canStep(half), value: accessibilityNumber) }
    #if !hasFeature(Embedded)
      picturesDidChange()
    #endif
  }

  #if !hasFeature(Embedded)
    /// The pictures of the parts; nil for none.
    final var pictures: StepperPictures? { didSet { picturesDidChange() } }

    final func state(of half: StepperHalf) -> State {
      guard isEnabled && canStep(half) else { return .disabled }
      return half.isPressed ? .highlighted : .normal
    }
  #endif

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  /// Draws the signs in the colours of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
    if hasOtherDesign(than: previousTraitCollection) { layer.cornerRadius = radius }
  }

  private static let size = CGSize(width: 94, height: 32)

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the halves, the minus at the side where reading starts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    minus.frame = CGRect(origin: CGPoint(x: isRightToLeft ? half.width : 0, y: 0), size: half)
    plus.frame = CGRect(origin: CGPoint(x: isRightToLeft ? 0 : half.width, y: 0), size: half)
    divider.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
    #if !hasFeature(Embedded)
      placePictures()
    #endif
  }

  /// In points: that of a capsule in the design of iOS 26.
  private var radius: CGFloat { isGlass ? Self.size.height / 2 : 8 }

  // MARK: Touches

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  /// Steps once, and again while the touch stays.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let half = minus.frame.contains(place) ? minus : plus
    guard canStep(half) else { return false }
    pressed = half
    repetitions = 0
    half.isPressed = true
    step(half)
    #if !hasFeature(Embedded)
      picturesDidChange()
    #endif
    if autorepeat { scheduleRepetition(after: Self.firstDelay) }
    return true
  }

  private func scheduleRepetition(after delay: TimeInterval) {
    guard let clock = window?.clock else { return }
    repetition = clock.schedule(at: clock.now + delay) { [stepper = Weak(wrappedValue: self)] in
      stepper.wrappedValue?.repeatStep()
    }
  }

  private func repeatStep() {
    guard let pressed, canStep(pressed) else { return }
    repetitions += 1
    if isTouchInside { step(pressed) }
    scheduleRepetition(after: repetitions > Self.slowRepetitions ? Self.fastDelay : Self.slowDelay)
  }

  /// Ends the repetition.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress() }
  /// Ends the repetition.
  open override func cancelTracking(with event: UIEvent?) { endPress() }

  private func endPress() {
    repetition?.cancel()
    repetition = nil
    pressed?.isPressed = false
    pressed = nil
    #if !hasFeature(Embedded)
      picturesDidChange()
    #endif
    if !isContinuous { sendValueEvents() }
  }

  // MARK: Accessibility

  private var accessibilityNumber: String { shortNumber(storedValue) }

  // In seconds: before the first repetition, between the next, and between those after five seconds.
  private static let firstDelay: TimeInterval = 0.5
  private static let slowDelay: TimeInterval = 0.2
  private static let fastDelay: TimeInterval = 0.05
  private static let slowRepetitions = 23
}

/// The minus or the plus of a stepper.
final class StepperHalf: UIView {
  private let isPlus: Bool
  private let horizontal = PillView()
  private let vertical = PillView()

  /// Whether a touch is on the half.
  var isPressed = false {
    didSet {
      backgroundColor = isPressed ? .tertiarySystemFill : nil
      layer.cornerRadius = isGlass ? bounds.height / 2 : 8
    }
  }

  init(isPlus: Bool) {
    self.isPlus = isPlus
    super.init(frame: .zero)
    for line in [horizontal, vertical] { addSubview(line) }
    vertical.isHidden = !isPlus
    isAccessibilityElement = true
    accessibilityLabel = isPlus ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { nil }

  #if !hasFeature(Embedded)
    /// The picture instead of the sign; nil for none.
    private var picture: UIImageView?

    func show(_ image: UIImage?) {
      guard image != nil || picture != nil else { return }
      let view = picture ?? UIImageView()
      if picture == nil { addSubview(view) }
      picture = view
      view.image = image
      horizontal.isHidden = image != nil
      vertical.isHidden = image != nil || !isPlus
      setNeedsLayout()
    }

    private func placePicture() {
      picture?.bounds.size = picture?.image?.size ?? .zero
      picture?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  #endif

  func show(isEnabled: Bool, value: String) {
    for line in [horizontal, vertical] { line.backgroundColor = isEnabled ? .label : .tertiaryLabel }
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    accessibilityValue = value
  }

  // The stepper handles the touches of both halves.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    horizontal.frame = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 0.9, width: 15, height: 1.8)
    vertical.frame = CGRect(x: bounds.midX - 0.9, y: bounds.midY - 7.5, width: 1.8, height: 15)
    #if !hasFeature(Embedded)
      placePicture()
    #endif
  }
}
