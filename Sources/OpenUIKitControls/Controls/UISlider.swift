@_spi(Overrides) import OpenUIKitCore

/// A control with a knob that is dragged along a track to choose a value from a range.
///
/// With constraints it is 31 points high and has no intrinsic width. A drag begins on the knob or close to it.
open class UISlider: UIControl {
  private let minimumTrack = PillView()
  private let maximumTrack = PillView()
  private let thumb = PillView()
  private var storedValue: Float = 0
  private var range: (minimum: Float, maximum: Float) = (0, 1)
  /// The distance of the finger from the knob's centre, in points.
  private var grip: CGFloat = 0

  /// Creates a slider from 0 to 1 with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider of size zero from 0 to 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, thumb] { super.addSubview(part) }
    thumb.makeKnob()
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowOffset = CGSize(width: 0, height: 6)
    thumb.layer.shadowRadius = 4
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateColors()
  }

  // MARK: Value

  /// The value, 0 by default, which is clamped to the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, animated if `animated`. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard store(value), animated, window != nil else { return }
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }

  /// Stores a value, clamped to the range. Returns whether it has changed.
  private func store(_ value: Float) -> Bool {
    let limited = min(max(value, range.minimum), max(range.minimum, range.maximum))
    guard limited != storedValue, !limited.isNaN else { return false }
    storedValue = limited
    setNeedsLayout()
    return true
  }

  /// The smallest value, 0 by default. If it is greater than the largest value, that becomes equal.
  open var minimumValue: Float {
    get { range.minimum }
    set { setRange(newValue, newValue > range.maximum ? newValue : range.maximum) }
  }

  /// The largest value, 1 by default. If it is less than the smallest value, that becomes equal.
  open var maximumValue: Float {
    get { range.maximum }
    set { setRange(newValue < range.minimum ? newValue : range.minimum, newValue) }
  }

  private func setRange(_ minimum: Float, _ maximum: Float) {
    range = (minimum, maximum)
    _ = store(storedValue)
    setNeedsLayout()
  }

  /// Whether a drag sends `valueChanged` for each change, instead of once at its end.
  open var isContinuous = true

  // MARK: Appearance

  /// The colour of the track up to the knob; the tint colour by default.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the track beyond the knob; a grey by default.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the knob; white by default.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// A picture at the end for the smallest value; nil for none.
  open var minimumValueImage: UIImage? {
    didSet { minimumPicture = replace(minimumPicture, by: minimumValueImage) }
  }

  /// A picture at the end for the largest value; nil for none.
  open var maximumValueImage: UIImage? {
    didSet { maximumPicture = replace(maximumPicture, by: maximumValueImage) }
  }

  private var minimumPicture: UIImageView?
  private var maximumPicture: UIImageView?

  private func replace(_ picture: UIImageView?, by image: UIImage?) -> UIImageView? {
    picture?.removeFromSuperview()
    setNeedsLayout()
    guard let image else { return nil }
    let made = UIImageView(image: image)
    super.addSubview(made)
    return made
  }

  /// The size of the knob: that of its picture, if it has one.
  private var knobSize: CGSize {
    if let picture = pictures?.thumb(in: state) { return picture.size }
    return isGlass ? Self.thumbOnGlass : CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// Updates the parts that have the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    let strength: CGFloat = isEnabled ? 1 : Self.disabledOpacity
    for part in [minimumTrack, maximumTrack] { part.alpha = strength }
    if pictures != nil { picturesDidChange() }
  }

  // MARK: Alignment

  private static let alignment = ControlAlignment(UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))

  open override var alignmentRectInsets: UIEdgeInsets { Self.alignment.insets }
  open override func alignmentRect(forFrame frame: CGRect) -> CGRect { Self.alignment.rectangle(of: frame) }
  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    Self.alignment.frame(of: alignmentRect)
  }

  // MARK: Layout

  /// Any width; an alignment rectangle 30 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - Self.alignment.insets.bottom)
  }

  /// The width of `size`, and 34 points: more than constraints give.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.fittingHeight)
  }

  /// The rectangle of the track in a slider with the given bounds, in points: between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (first, last) =
      hasRightToLeftContent ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let start = bounds.minX + (first.map { $0.size.width + Self.imageSpacing } ?? margin)
    let end = bounds.maxX - (last.map { $0.size.width + Self.imageSpacing } ?? margin)
    let height = isGlass ? Self.trackHeightOnGlass : Self.trackHeight
    return CGRect(
      x: start, y: roundedDownToPixel(bounds.midY - height / 2), width: max(0, end - start), height: height)
  }

  /// The distance of the track from the ends of the slider, and how far the knob goes beyond the track.
  private var margin: CGFloat { isGlass ? 0 : Self.margin }
  private var overhang: CGFloat { isGlass ? 0 : Self.overhang }

  /// Places the parts in the new design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherDesign(than: previousTraitCollection) { setNeedsLayout() }
  }

  /// The rectangle of the picture for the smallest value in a slider with the given bounds, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rectangle(of: minimumValueImage, in: bounds, isLeft: !hasRightToLeftContent)
  }

  /// The rectangle of the picture for the largest value in a slider with the given bounds, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rectangle(of: maximumValueImage, in: bounds, isLeft: hasRightToLeftContent)
  }

  private func rectangle(of image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: roundedDownToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// The rectangle of the knob for a value in a slider with the given bounds and track, in points. The knob goes a little beyond the
  /// ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let fraction = fraction(of: value)
    let place = hasRightToLeftContent ? 1 - fraction : fraction
    let size = knobSize
    return CGRect(
      x: rect.minX - overhang + knobRoom(in: rect) * place,
      y: roundedDownToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// How far the knob moves along a track, in points.
  private func knobRoom(in track: CGRect) -> CGFloat {
    max(0, track.width + 2 * overhang - knobSize.width)
  }

  /// The position of a value in the range, from 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    guard minimumValue < maximumValue else { return 0 }
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    guard range.isFinite else { return value > minimumValue ? 1 : 0 }
    return ((CGFloat(value) - CGFloat(minimumValue)) / range).clampedToUnit
  }

  /// The value at a fraction of the track.
  private func value(at fraction: CGFloat) -> Float {
    let (low, high) = (CGFloat(minimumValue), CGFloat(maximumValue))
    return Float(low + fraction.clampedToUnit * (high - low))
  }

  /// Places track, knob and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumPicture?.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture?.frame = maximumValueImageRect(forBounds: bounds)
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.frame = knob
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: hasRightToLeftContent ? knob.midX : track.minX, y: track.minY,
      width: hasRightToLeftContent ? track.maxX - knob.midX : knob.midX - track.minX, height: track.height)
    pictures?.place(minimum: minimumTrack.frame, track: track, thumb: knob)
  }

  // MARK: Dragging

  @_spi(Overrides) open override var followsDrags: Bool { true }
  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// A touch begins. Follows it if it is close to the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, knob) = (touch.location(in: self), thumbFrame)
    grip = place.x - knob.midX
    return knob.insetBy(dx: -Self.touchSlack, dy: -Self.touchSlack).contains(place)
  }

  /// The knob follows the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = knobRoom(in: track)
    guard room > 0 else { return true }
    let start = track.minX - overhang + knobSize.width / 2
    let place = (touch.location(in: self).x - grip - start) / room
    let before = value
    setValue(value(at: hasRightToLeftContent ? 1 - place : place), animated: false)
    if isContinuous && value != before { sendValueEvents() }
    return true
  }

  /// Called after the touch has been lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueEvents() }
  }

  // MARK: Accessibility

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? {
    "\(Int((fraction(of: value) * 100).rounded()))%"
  }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Moves the knob up by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the knob down by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: CGFloat) {
    setValue(value(at: fraction(of: value) + part), animated: false)
    sendValueEvents()
  }

  // UIKit's measures, in points, as recorded by snapshot tests with iOS 15 to 17: a track from 3 to 370 in a slider of 373, and at
  // three quarters the knob's centre at 272.5.
  private static let height: CGFloat = 31
  private static let fittingHeight: CGFloat = 34
  private static let margin: CGFloat = 3
  private static let overhang: CGFloat = 2.5
  private static let trackHeight: CGFloat = 4
  private static let thumbDiameter: CGFloat = 28
  // In the design of iOS 26: a track of 6 points from end to end, and the knob of pictures.
  private static let trackHeightOnGlass: CGFloat = 6
  private static let thumbOnGlass = CGSize(width: 37, height: 24)
  private static let imageSpacing: CGFloat = 15
  private static let touchSlack: CGFloat = 10
  private static let disabledOpacity: CGFloat = 0.5

  #if !hasFeature(Embedded)
    /// Pictures of knob and tracks, once one was set.
    final var pictures: SliderPictures? { didSet { picturesDidChange() } }

    final func picturesDidChange() {
      thumb.isHidden = pictures?.thumb(in: state) != nil
      minimumTrack.isHidden = pictures?.minimumTrack(in: state) != nil
      maximumTrack.isHidden = pictures?.maximumTrack(in: state) != nil
      pictures?.show(in: self, state)
      setNeedsLayout()
    }

    /// Sets the picture of the knob for a state. States without one have that of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, of: .thumb, in: state) }

    /// Sets the picture of the track up to the knob for a state; resizable, as a rule.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
      set(image, of: .minimumTrack, in: state)
    }

    /// Sets the picture of the track beyond the knob for a state; resizable, as a rule.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
      set(image, of: .maximumTrack, in: state)
    }

    /// The picture of the knob in a state, or else in the normal state.
    open func thumbImage(for state: State) -> UIImage? { pictures?.thumb(in: state) }

    /// The picture of the track up to the knob in a state, or else in the normal state.
    open func minimumTrackImage(for state: State) -> UIImage? { pictures?.minimumTrack(in: state) }

    /// The picture of the track beyond the knob in a state, or else in the normal state.
    open func maximumTrackImage(for state: State) -> UIImage? { pictures?.maximumTrack(in: state) }

    /// The visible picture of the knob; nil for the usual knob.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The visible picture of the track up to the knob; nil for the usual track.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The visible picture of the track beyond the knob; nil for the usual track.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  #endif
}
