/// The properties of a bar's background that are older than appearances.
struct BarBackgroundProperties {
  var tint: UIColor?
  var image: UIImage?
  var shadow: UIImage?
  var style: UIBarStyle
  var isTranslucent: Bool
}

extension UIBarAppearance.Background {
  /// Sets what the older properties state.
  #if !ThreadConfined
    @MainActor
  #endif
  mutating func take(_ older: BarBackgroundProperties) {
    if older.style == .black { color = UIColor(white: 0, alpha: older.isTranslucent ? 0.85 : 1) }
    if !older.isTranslucent, older.style == .default { color = .systemBackground }
    if let tint = older.tint { color = tint }
    if color != nil { effect = nil }
    guard let image = older.image else { return }
    (self.image, effect) = (image, nil)
    // As in UIKit, an own shadow needs an own background.
    if let shadow = older.shadow { shadowImage = shadow }
  }
}
