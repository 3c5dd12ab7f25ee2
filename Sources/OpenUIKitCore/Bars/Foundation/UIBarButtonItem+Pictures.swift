/// The pictures and the displacements of an item, or of its proxies.
struct BarItemPictures: ViewTreeConfined {
  /// The cases for which an app sets a picture; without a style for all styles.
  struct Case: Hashable {
    let state: UInt
    var style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }

  var backgrounds: [Case: UIImage] = [:]
  var backBackgrounds: [Case: UIImage] = [:]
  var titleShifts: [UIBarMetrics: UIOffset] = [:]
  var backTitleShifts: [UIBarMetrics: UIOffset] = [:]
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem {
  // MARK: Backgrounds

  /// Sets the picture behind title or image in a state, in bars of a height; nil for that of the bar's appearance. States and
  /// heights without a picture have that of the normal state and of `default`.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changePictures {
      $0.backgrounds[BarItemPictures.Case(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }
  }

  /// The picture that was set for a state and a height; nil for none.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures?.backgrounds[BarItemPictures.Case(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets the picture behind title or image of items of a style, which precedes that for all styles. It is of use for a proxy.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    changePictures {
      let place = BarItemPictures.Case(state: state.rawValue, style: style, metrics: barMetrics)
      $0.backgrounds[place] = backgroundImage
    }
  }

  /// The picture that was set for a state, a style and a height; nil for none.
  public final func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures?.backgrounds[BarItemPictures.Case(state: state.rawValue, style: style, metrics: barMetrics)]
  }

  /// Moves the background down, in points, in bars of a height.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.isFinite else { return }
    changePictures { $0.backgroundShifts[barMetrics] = adjustment }
  }

  /// How far the background is moved down in bars of a height, in points.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    pictures?.backgroundShifts[barMetrics] ?? 0
  }

  /// Sets the picture behind a back button in a state, in bars of a height; nil for none.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changePictures {
      $0.backBackgrounds[BarItemPictures.Case(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }
  }

  /// The picture of a back button that was set for a state and a height; nil for none.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    pictures?.backBackgrounds[BarItemPictures.Case(state: state.rawValue, metrics: barMetrics)]
  }

  /// Moves the background of a back button down, in points, in bars of a height.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.isFinite else { return }
    changePictures { $0.backBackgroundShifts[barMetrics] = adjustment }
  }

  /// How far the background of a back button is moved down in bars of a height, in points.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    pictures?.backBackgroundShifts[barMetrics] ?? 0
  }

  // MARK: Titles

  /// Moves the title to the right and down, in points, in bars of a height.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
    changePictures { $0.titleShifts[barMetrics] = adjustment }
  }

  /// How far the title is moved to the right and down in bars of a height, in points.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    pictures?.titleShifts[barMetrics] ?? .zero
  }

  /// Moves the title of a back button to the right and down, in points, in bars of a height.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
    changePictures { $0.backTitleShifts[barMetrics] = adjustment }
  }

  /// How far the title of a back button is moved to the right and down in bars of a height, in points.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    pictures?.backTitleShifts[barMetrics] ?? .zero
  }

  private func changePictures(_ change: (inout BarItemPictures) -> Void) {
    var changed = pictures ?? BarItemPictures()
    change(&changed)
    pictures = changed
  }

  // MARK: For buttons

  /// The picture behind the button in a state; nil for that of the bar's appearance.
  final func background(for state: UIControl.State, in view: UIView) -> UIImage? {
    firstValue(in: view) { picture(in: $0.backgrounds, for: state, view.shownMetrics) }
  }

  /// The picture behind the back button in a state; nil for none.
  final func backBackground(for state: UIControl.State, in view: UIView) -> UIImage? {
    firstValue(in: view) { picture(in: $0.backBackgrounds, for: state, view.shownMetrics) }
  }

  /// How far the title is moved.
  final func titleShift(in view: UIView) -> UIOffset {
    firstValue(in: view) { Self.value(in: $0.titleShifts, view.shownMetrics) } ?? .zero
  }

  /// How far the title of the back button is moved.
  final func backTitleShift(in view: UIView) -> UIOffset {
    firstValue(in: view) { Self.value(in: $0.backTitleShifts, view.shownMetrics) } ?? .zero
  }

  /// How far the background is moved down, in points.
  final func backgroundShift(in view: UIView) -> CGFloat {
    firstValue(in: view) { Self.value(in: $0.backgroundShifts, view.shownMetrics) } ?? 0
  }

  /// How far the background of the back button is moved down, in points.
  final func backBackgroundShift(in view: UIView) -> CGFloat {
    firstValue(in: view) { Self.value(in: $0.backBackgroundShifts, view.shownMetrics) } ?? 0
  }

  /// The item's own value, or else that of the most specific proxy with one.
  private func firstValue<Value>(in view: UIView, _ value: (BarItemPictures) -> Value?) -> Value? {
    if let own = pictures.flatMap(value) { return own }
    guard Self.hasProxies else { return nil }
    for case let proxy as UIBarButtonItem in proxies(in: view) {
      if let found = proxy.pictures.flatMap(value) { return found }
    }
    return nil
  }

  private func picture(
    in pictures: [BarItemPictures.Case: UIImage], for state: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    for metrics in [metrics, .default] {
      for state in [state, .normal] {
        for style in [style, nil] {
          let place = BarItemPictures.Case(state: state.rawValue, style: style, metrics: metrics)
          if let found = pictures[place] { return found }
        }
      }
    }
    return nil
  }

  private static func value<Value>(in values: [UIBarMetrics: Value], _ metrics: UIBarMetrics) -> Value? {
    values[metrics] ?? values[.default]
  }
}

extension UIView {
  /// The height of the bar that the view is in.
  fileprivate final var shownMetrics: UIBarMetrics {
    traitCollection.verticalSizeClass == .compact ? .compact : .default
  }
}
