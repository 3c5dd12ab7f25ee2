/// The properties of a bar's background that are older than appearances.
struct BarBackgroundProperties: ViewTreeConfined {
  var tint: UIColor?
  var image: UIImage?
  var shadow: UIImage?
  var style: UIBarStyle
  var isTranslucent: Bool
}

extension UIBarAppearance {
  /// Sets what the older properties state.
  final func take(_ older: BarBackgroundProperties) {
    if older.style == .black { background.color = UIColor(white: 0, alpha: older.isTranslucent ? 0.85 : 1) }
    if !older.isTranslucent, older.style == .default { background.color = .systemBackground }
    if let tint = older.tint { background.color = tint }
    if background.color != nil { background.effect = nil }
    guard let image = older.image else { return }
    (background.image, background.effect) = (image, nil)
    // As in UIKit, an own shadow needs an own background.
    if let shadow = older.shadow { background.shadowImage = shadow }
  }
}
