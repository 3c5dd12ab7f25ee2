@_spi(Overrides) import OpenUIKitCore

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The index that means no segment, -1.
  public static let noSegment = -1

  private(set) final var segments: [SegmentView] = []
  private var separators: [UIView] = []
  private let backdrop = UIView()
  private let selection = UIView()
  private var storedSelection = UISegmentedControl.noSegment
  /// The segment under a finger.
  private(set) final var pressed: Int?
  #if !hasFeature(Embedded)
    /// The pictures that an app has set; nil for none.
    final var pictures: SegmentPictures? {
      didSet {
        releaseAfterAssignment(oldValue)
        updateLook()
      }
    }
    /// The pictures between segments.
    final var dividers: [UIImageView] = []
  #endif

  /// Creates a control with a frame, in points, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of size zero and segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    /// Creates a control with a segment for each title, with the size that they need.
    public convenience init(items: [String]?) {
      self.init(frame: .zero)
      for title in items ?? [] { insertSegment(SegmentView(title: title, image: nil), at: segments.count) }
      bounds.size = fittingSize
    }
  #else
    /// Creates a control with a segment for each title or image, with the size that they need. Traps if an
    /// item is neither a `String` nor a `UIImage`.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      for item in items ?? [] { insertSegment(Self.segment(item), at: segments.count) }
      bounds.size = fittingSize
    }

    private static func segment(_ item: Any) -> SegmentView {
      if let title = item as? String { return SegmentView(title: title, image: nil) }
      if let image = item as? UIImage { return SegmentView(title: nil, image: image) }
      fatalError("UISegmentedControl takes titles and images, not a \(type(of: item))")
    }
  #endif

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    super.addSubview(backdrop)
    backdrop.addSubview(selection)
    // The selection's shadow ends with the control.
    backdrop.clipsToBounds = true
    selection.layer.shadowColor = UIColor.black.cgColor
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowOffset = CGSize(width: 0, height: 2)
    selection.layer.shadowRadius = 3
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateLook()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insertSegment(SegmentView(title: title, image: nil), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(SegmentView(title: nil, image: image), at: segment)
  }

  /// Inserts a segment with an action's title or image. Selecting it performs the action. A segment with an action of the same
  /// identifier is updated at this index, and removed from another one.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    #if !hasFeature(Embedded)
      if updateSegment(for: action, at: segment) { return }
    #endif
    let view = SegmentView(title: action.image == nil ? action.title : nil, image: action.image)
    view.action = action
    insertSegment(view, at: segment)
  }

  private func insertSegment(_ segment: SegmentView, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    super.addSubview(segment)
    // The selection stays on its segment, not on its index.
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange()
  }

  /// Removes a segment, or the last one for an index beyond the end. A selection of this segment is removed
  /// too.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    segments.remove(at: index).removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment, instead of its image. Traps if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self[segment].show(title: title, image: nil)
    segmentsDidChange()
  }

  /// The title of a segment. Traps if there is no such segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment].title }

  /// Sets the image of a segment, instead of its title. Traps if there is no such segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self[segment].show(title: nil, image: image)
    segmentsDidChange()
  }

  /// The image of a segment. Traps if there is no such segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment].image }

  /// Sets the width of a segment, in points; 0 for one that fits. Traps if there is no such segment.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self[segment].ownWidth = width
    segmentsDidChange()
  }

  /// The width that was set for a segment, in points; 0 for none. Traps if there is no such segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment].ownWidth }

  /// Sets whether a segment can be selected by touch. Traps if there is no such segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self[segment].isEnabled = enabled
    updateLook()
  }

  /// Whether a segment can be selected by touch. Traps if there is no such segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].isEnabled }

  final subscript(index: Int) -> SegmentView {
    require(
      segments.indices.contains(index),
      "UISegmentedControl has \(segments.count) segments, there is none with the index \(index)")
    return segments[index]
  }

  final func segmentsDidChange() {
    pressed = nil
    while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
    while separators.count < segments.count - 1 {
      let line = UIView()
      separators.append(line)
      backdrop.insertSubview(line, at: 0)
    }
    updateLook()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Selection

  /// The index of the selected segment; `noSegment` for none. Setting it sends no event. The index of
  /// a segment that does not exist is ignored.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
      show(selection: newValue)
    }
  }

  private func show(selection index: Int) {
    storedSelection = index
    updateLook()
    setNeedsLayout()
  }

  /// Whether a segment is selected only while a finger is on it.
  open var isMomentary = false

  /// Whether each segment is as wide as its content, instead of all being equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  // MARK: Appearance

  /// The background colour of the selected segment; white by default.
  open var selectedSegmentTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// The font and the colour of the titles by state.
  final var looks = SegmentLooks() {
    didSet { segmentsDidChange() }
  }

  private func updateLook() {
    backdrop.backgroundColor = .tertiarySystemFill
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    selection.isHidden = storedSelection == Self.noSegment
    for (index, segment) in segments.enumerated() {
      segment.looks = looks
      segment.update(
        isSelected: index == storedSelection, isPressed: index == pressed && index != storedSelection,
        isEnabled: isEnabled)
    }
    for (index, line) in separators.enumerated() {
      // The lines on both sides of the selected segment are hidden, as in UIKit.
      let touches = [storedSelection, storedSelection - 1].contains(index)
      line.backgroundColor = .separator
      line.isHidden = touches && storedSelection != Self.noSegment
    }
    #if !hasFeature(Embedded)
      if hasBackgrounds {
        backdrop.backgroundColor = .clear
        selection.isHidden = true
      }
      showPictures()
      if !dividers.isEmpty { for line in separators { line.isHidden = true } }
    #endif
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  // MARK: Alignment

  private static let alignment = ControlAlignment(UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))

  open override var alignmentRectInsets: UIEdgeInsets { Self.alignment.insets }
  open override func alignmentRect(forFrame frame: CGRect) -> CGRect { Self.alignment.rectangle(of: frame) }
  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    Self.alignment.frame(of: alignmentRect)
  }

  // MARK: Layout

  /// The size of the alignment rectangle of all segments, in points: 31 high. Unless widths are set or apportioned, each segment
  /// is as wide as the widest.
  open override var intrinsicContentSize: CGSize { Self.alignment.contentSize(of: fittingSize) }

  /// The size of all segments, 32 points high, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  private var fittingSize: CGSize {
    CGSize(width: max(segmentLayout.neededWidth, Self.leastWidth), height: Self.height)
  }

  private var segmentLayout: SegmentLayout {
    SegmentLayout(segments, apportionsWidthsByContent: apportionsSegmentWidthsByContent)
  }

  /// Places segments, separators and the background of the selected segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let radius = isGlass ? bounds.height / 2 : Self.radius
    backdrop.layer.cornerRadius = radius
    selection.layer.cornerRadius = max(0, radius - Self.margin)
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    for (index, line) in separators.enumerated() {
      let x = hasRightToLeftContent ? frames[index].minX : frames[index].maxX
      line.frame = CGRect(
        x: x - 0.5, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
    }
    if frames.indices.contains(storedSelection) {
      selection.frame = frames[storedSelection].shrunk(dx: Self.margin, dy: Self.margin)
    }
    #if !hasFeature(Embedded)
      if pictures != nil { placePictures(frames) }
    #endif
  }

  /// Rounds the corners as the new design has them: those of a capsule in that of iOS 26.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherDesign(than: previousTraitCollection) { setNeedsLayout() }
  }

  /// The frames of the segments in the bounds.
  private var segmentFrames: [CGRect] {
    segmentLayout.edges(in: bounds.width).map { start, end in
      // Edges are rounded, not widths, so that segments neither overlap nor leave gaps.
      let (left, right) = (roundedDownToPixel(start), roundedDownToPixel(end))
      return CGRect(
        x: hasRightToLeftContent ? bounds.width - right : left, y: 0, width: right - left,
        height: bounds.height)
    }
  }

  // MARK: Touches

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  private func segment(at point: CGPoint) -> Int? {
    segments.firstIndex { $0.isEnabled && $0.frame.minX <= point.x && point.x < $0.frame.maxX }
  }

  /// A touch begins on a segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(segment(at: touch.location(in: self)))
    return pressed != nil
  }

  /// The touch moves to another segment.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(segment(at: touch.location(in: self)))
    return true
  }

  /// The touch has been lifted: selects the segment below it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? pressed : nil
    press(nil)
    if let chosen { select(chosen) }
  }

  /// Called after the touch has been cancelled.
  open override func cancelTracking(with event: UIEvent?) { press(nil) }

  private func press(_ index: Int?) {
    pressed = index
    updateLook()
  }

  /// Selects a segment as a touch does, with its events.
  private func select(_ index: Int) {
    guard index != storedSelection || isMomentary else { return }
    moveSelection(to: index)
    // The action may remove segments, so the index is checked again below.
    sendValueEvents()
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { show(selection: Self.noSegment) }
  }

  private func moveSelection(to index: Int) {
    // Without a former selection there is no place to slide from.
    let slides = storedSelection != Self.noSegment && window != nil && !isMomentary
    show(selection: index)
    guard slides else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.layoutIfNeeded() }
  }

  func activate(_ segment: SegmentView) -> Bool {
    guard isEnabled, segment.isEnabled, let index = segments.firstIndex(where: { $0 === segment }) else {
      return false
    }
    select(index)
    return true
  }

  private static let selectionColor = UIColor(
    inLight: CGColor(gray: 1, alpha: 1), inDark: CGColor(red: 0.39, green: 0.39, blue: 0.41, alpha: 1))
  // UIKit's measures, in points.
  private static let height: CGFloat = 32
  private static let leastWidth: CGFloat = 16
  private static let radius: CGFloat = 9
  private static let margin: CGFloat = 2

  #if !hasFeature(Embedded)
    /// Sets the font and the colour of the titles in a state; nil for the usual ones. Other attributes have no effect. States
    /// without attributes have those of the normal state.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
      looks[state] = attributes.map {
        SegmentLooks.Look(font: $0[.font] as? UIFont, color: $0[.foregroundColor] as? UIColor)
      }
    }

    /// The font and the colour of the titles in a state; nil if they were not set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      guard let look = looks[state] else { return nil }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = look.font
      attributes[.foregroundColor] = look.color
      return attributes
    }
  #endif
}
