@_spi(Overrides) import OpenUIKitCore

/// A control that is on or off: a knob in a track of 51 × 31 points, or of 63 × 28 in the design of iOS 26.
///
/// A tap toggles it, and so does dragging the knob past the middle. `valueChanged` is sent when the touch is
/// lifted.
open class UISwitch: UIControl {
  private let track = PillView()
  private let thumb = PillView()
  /// Ends the knob's shadow where the track ends.
  private let slot = PillView()
  private var storedIsOn = false
  /// The value and the location when a touch began, and whether it has moved along the switch since.
  private var valueBeforeTouch = false
  private var touchStart: CGFloat = 0
  private var wasDragged = false

  /// Creates a switch at the origin of `frame`, off. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.compatibility.size))
    setUp()
  }

  /// Creates a switch at the origin, off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.bounds.size = SwitchMetrics.compatibility.size
    setUp()
  }

  private func setUp() {
    super.addSubview(track)
    super.addSubview(slot)
    slot.clipsToBounds = true
    slot.addSubview(thumb)
    thumb.makeKnob()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      super.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    updateColors()
  }

  #if !hasFeature(Embedded)
    /// The picture of a switch that is on. It is kept, and as in UIKit since iOS 7 has no effect.
    public final var onImage: UIImage?
    /// The picture of a switch that is off. It is kept, and as in UIKit since iOS 7 has no effect.
    public final var offImage: UIImage?
  #endif

  // MARK: Value

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, animated if `animated`. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    moveThumb(animated: animated)
  }

  private func moveThumb(animated: Bool) {
    setNeedsLayout()
    // Outside a window no clock would run the animation.
    guard animated, window != nil else { return updateColors() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.updateColors()
      self.layoutIfNeeded()
    }
  }

  // MARK: Appearance

  #if !hasFeature(Embedded)
    /// How a switch looks.
    public enum Style: Int, Sendable {
      /// As the device determines.
      case automatic = 0
      /// A box to check, on a Mac.
      case checkbox = 1
      /// A knob in a track.
      case sliding = 2
    }

    /// The preferred look. It is kept: as on telephones and tablets, all switches have a knob.
    public final var preferredStyle = Style.automatic
    /// The look: a knob in a track.
    public final var style: Style { .sliding }
    /// The title beside a box to check. It is kept and not shown beside a knob, as in UIKit.
    public final var title: String?
  #endif

  /// The colour of the track while the switch is on; green by default.
  open var onTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the knob; white by default.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  private func updateColors() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    track.alpha = isEnabled ? 1 : Self.disabledOpacity
    if isHighlighted { moveThumb(animated: true) }
  }

  // MARK: Alignment

  private static let alignment = ControlAlignment(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))

  open override var alignmentRectInsets: UIEdgeInsets { Self.alignment.insets }
  open override func alignmentRect(forFrame frame: CGRect) -> CGRect { Self.alignment.rectangle(of: frame) }
  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    Self.alignment.frame(of: alignmentRect)
  }

  // MARK: Layout

  /// The size of the alignment rectangle: 49 × 31 points, or 61 × 28 in the design of iOS 26.
  open override var intrinsicContentSize: CGSize { Self.alignment.contentSize(of: metrics.size) }

  /// 51 × 31 points, or 63 × 28 in the design of iOS 26, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  private var metrics: SwitchMetrics { isGlass ? .liquidGlass : .compatibility }

  /// Takes the size of the new design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherDesign(than: previousTraitCollection) else { return }
    invalidateIntrinsicContentSize()
    if translatesAutoresizingMaskIntoConstraints { bounds.size = metrics.size }
    setNeedsLayout()
  }

  /// Centres track and knob. The knob is longer during a touch.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = metrics.size
    let frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    track.frame = frame
    slot.frame = frame
    let width = metrics.knob.width + (isHighlighted ? metrics.stretch : 0)
    let right = frame.width - Self.margin - width
    thumb.frame = CGRect(
      x: isOn != hasRightToLeftContent ? right : Self.margin, y: Self.margin, width: width,
      height: metrics.knob.height)
  }

  // MARK: Touches

  @_spi(Overrides) open override var followsDrags: Bool { true }
  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  /// A touch begins on the switch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueBeforeTouch = isOn
    touchStart = touch.location(in: self).x
    wasDragged = false
    return true
  }

  /// The knob follows the touch past the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    if abs(place - touchStart) > Self.dragSlack { wasDragged = true }
    let offset = place - bounds.midX
    // A finger in the middle changes nothing. Without the slack the switch would flicker there.
    let isBeyond = wasDragged && abs(offset) > Self.dragSlack
    if isBeyond { setOn((offset > 0) != hasRightToLeftContent, animated: true) }
    return true
  }

  /// The touch has been lifted. If it has neither moved along the switch nor left it, it toggles the switch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A drag has set the value already. The end of it must not change it again.
    if !wasDragged && isTouchInside { setOn(!isOn, animated: true) }
    settleAfterTouch()
    // Once at the end, and not if the finger has moved back.
    if isOn != valueBeforeTouch { sendValueEvents() }
  }

  /// The touch was cancelled: restores the value from before it.
  open override func cancelTracking(with event: UIEvent?) {
    setOn(valueBeforeTouch, animated: true)
    settleAfterTouch()
  }

  /// Makes the knob round again.
  private func settleAfterTouch() {
    isHighlighted = false
    moveThumb(animated: true)
  }

  // MARK: Accessibility

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }

  /// Turns the switch over.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendValueEvents()
    return true
  }

  // UIKit's measures, in points.
  private static let margin: CGFloat = 2
  private static let dragSlack: CGFloat = 6
  private static let disabledOpacity: CGFloat = 0.5
}
