@_spi(Overrides) import OpenUIKitCore

/// The look that an app has set for a segmented control.
struct SegmentPictures: ViewTreeConfined {
  /// The cases for which an app sets a background.
  struct Background: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  /// The cases for which an app sets a line between two segments.
  struct Divider: Hashable {
    let left: UInt
    let right: UInt
    let metrics: UIBarMetrics
  }

  /// The cases for which an app moves titles and images.
  struct Content: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }

  var backgrounds: [Background: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]
  var shifts: [Content: UIOffset] = [:]

  /// The background in a state; that of the normal state for one without its own.
  func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    let (own, normal) = (state.rawValue, UIControl.State.normal.rawValue)
    return Self.value(metrics) { metrics in
      backgrounds[Background(state: own, metrics: metrics)]
        ?? backgrounds[Background(state: normal, metrics: metrics)]
    }
  }

  /// The line between segments in two states; that of the normal states for others without their own.
  func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return Self.value(metrics) { metrics in
      dividers[Divider(left: left.rawValue, right: right.rawValue, metrics: metrics)]
        ?? dividers[Divider(left: normal, right: normal, metrics: metrics)]
    }
  }

  /// How far the content of a kind of segment is moved.
  func shift(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
    Self.value(metrics) { metrics in
      shifts[Content(segment: segment, metrics: metrics)] ?? shifts[Content(segment: .any, metrics: metrics)]
    } ?? .zero
  }

  private static func value<Value>(_ metrics: UIBarMetrics, _ value: (UIBarMetrics) -> Value?) -> Value? {
    value(metrics) ?? value(.default)
  }
}

extension UISegmentedControl {
  /// The place of a segment.
  public enum Segment: Int, Sendable {
    /// Any place.
    case any = 0
    /// The first of several.
    case left = 1
    /// Between others.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  // MARK: Pictures

  /// Sets the picture of segments in a state, in bars of a height; nil for the usual look. It covers the whole control, and each segment
  /// shows its part of it. States and heights without a picture have that of the normal state and of `default`.
  ///
  /// With a picture the control has no grey background, and no lighter one for the selected segment.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changePictures {
      $0.backgrounds[SegmentPictures.Background(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }
  }

  /// The picture that was set for a state and a height; nil for none.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures?.backgrounds[SegmentPictures.Background(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets the picture between segments in two states, in bars of a height; nil for the usual line. It has its own width, in the
  /// middle between both. States and heights without a picture have that of the normal states and of `default`.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changePictures {
      let place = SegmentPictures.Divider(
        left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
      $0.dividers[place] = dividerImage
    }
  }

  /// The picture between segments that was set for two states and a height; nil for none.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures?.dividers[
      SegmentPictures.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
  }

  // MARK: Places of the content

  /// Moves the title or image of a segment to the right and down, in points. Traps if there is no such segment.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else { return }
    self[segment].contentOffset = offset
  }

  /// How far the title or image of a segment is moved by `setContentOffset`, in points. Traps if there is no such segment.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment].contentOffset }

  /// Moves titles and images of segments at a place to the right and down, in points, in bars of a height.
  public final func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
    changePictures {
      $0.shifts[SegmentPictures.Content(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    }
  }

  /// How far titles and images of segments at a place are moved in bars of a height, in points.
  public final func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    pictures?.shifts[SegmentPictures.Content(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  private func changePictures(_ change: (inout SegmentPictures) -> Void) {
    var changed = pictures ?? SegmentPictures()
    change(&changed)
    pictures = changed
  }

  // MARK: Views

  private var shownMetrics: UIBarMetrics {
    superview is UINavigationBar && traitCollection.verticalSizeClass == .compact ? .compact : .default
  }

  /// Whether pictures stand for the background of the control.
  final var hasBackgrounds: Bool { pictures.map { !$0.backgrounds.isEmpty } ?? false }

  /// Shows the pictures of the segments and between them.
  final func showPictures() {
    guard let pictures else { return }
    let metrics = shownMetrics
    for (index, segment) in segments.enumerated() {
      segment.show(background: pictures.background(state(of: index), metrics))
      segment.contentShift = pictures.shift(place(of: index), metrics)
    }
    showDividers(pictures, metrics)
  }

  private func showDividers(_ pictures: SegmentPictures, _ metrics: UIBarMetrics) {
    let count = pictures.dividers.isEmpty ? 0 : max(0, segments.count - 1)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let view = UIImageView()
      dividers.append(view)
      super.addSubview(view)
    }
    for (index, view) in dividers.enumerated() {
      // In a layout from right to left the later segment is on the left.
      let states = (state(of: index), state(of: index + 1))
      let (left, right) = hasRightToLeftContent ? (states.1, states.0) : states
      view.image = pictures.divider(left, right, metrics)
    }
    setNeedsLayout()
  }

  /// Places the pictures between segments with given frames.
  final func placePictures(_ frames: [CGRect]) {
    for segment in segments { segment.placeBackground(in: bounds) }
    for (index, view) in dividers.enumerated() where index + 1 < frames.count {
      let width = view.image?.size.width ?? 0
      let edge = hasRightToLeftContent ? frames[index].minX : frames[index].maxX
      view.frame = CGRect(
        x: roundedDownToPixel(edge - width / 2), y: 0, width: width, height: bounds.height)
    }
  }

  private func state(of index: Int) -> UIControl.State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == selectedSegmentIndex { return .selected }
    return index == pressed ? .highlighted : .normal
  }

  private func place(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }
}
