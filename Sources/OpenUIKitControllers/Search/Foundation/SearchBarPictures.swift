import OpenUIKitControls

/// The look that an app has set for the icons and the field of a search bar.
struct SearchBarPictures {
  var images: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var textOffset = UIOffset.zero
  var fieldOffset = UIOffset.zero
  var barStyle = UIBarStyle.default

  /// The picture of an icon in a state; that of the normal state for one without its own, and nil for the system's.
  func image(_ icon: UISearchBar.Icon, _ state: UIControl.State = .normal) -> UIImage? {
    images[icon]?[state.rawValue] ?? images[icon]?[UIControl.State.normal.rawValue]
  }

  func offset(_ icon: UISearchBar.Icon) -> UIOffset { offsets[icon] ?? .zero }
}

extension UIOffset {
  /// Moves a rectangle to the right and down.
  func moving(_ rectangle: CGRect) -> CGRect { rectangle.offsetBy(dx: horizontal, dy: vertical) }
}
