import OpenUIKitCore

extension UIFont {
  /// The font of section titles in plain tables and lists: semibold, 15 points before scaling, as snapshot tests with iOS 15 to 17 have
  /// recorded it.
  static var plainHeader: UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
  }
}
