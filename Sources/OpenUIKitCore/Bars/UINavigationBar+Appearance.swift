/// The properties of a navigation bar that are older than appearances.
struct OlderNavigationProperties: ViewTreeConfined {
  var tint: UIColor?
  var style = UIBarStyle.default
  var isTranslucent = true
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var shadowImage: UIImage?
  var title = BarTextAttributes()
  var largeTitle = BarTextAttributes()
  var backIndicatorImage: UIImage?
  var backIndicatorMask: UIImage?
  var hasOwnAppearance = false
  #if !hasFeature(Embedded)
    /// How far titles are moved down, in points.
    var titleShifts: [UIBarMetrics: CGFloat] = [:]
  #endif
}

extension UINavigationBar {
  final func followAppearances() {
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    for appearance in appearances.all { appearance.didChange = { bar.wrappedValue?.showAppearance() } }
    showAppearance()
  }

  /// The bar's own appearance above content.
  final func barAppearance(isCompact: Bool) -> UINavigationBarAppearance {
    let own = appearances.aboveContent(isCompact: isCompact)
    if older.hasOwnAppearance, let own { return own }
    let appearance = own.map { UINavigationBarAppearance(barAppearance: $0) } ?? UINavigationBarAppearance()
    let image = older.backgroundImages[isCompact ? .compact : .default] ?? older.backgroundImages[.default]
    appearance.take(
      BarBackgroundProperties(
        tint: older.tint, image: image, shadow: older.shadowImage, style: older.style,
        isTranslucent: older.isTranslucent))
    return appearance
  }

  final func changeOlder(_ change: (inout OlderNavigationProperties) -> Void) {
    change(&older)
    showAppearance()
  }
}
