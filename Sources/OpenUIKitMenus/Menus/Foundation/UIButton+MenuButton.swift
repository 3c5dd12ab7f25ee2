import OpenUIKitCore

extension UIButton: MenuButton {
  package func take(_ menu: UIMenu?, asPrimaryAction isPrimary: Bool) {
    // A button that never had a menu gets no interaction for one.
    guard menu != nil || self.menu != nil else { return }
    self.menu = menu
    showsMenuAsPrimaryAction = isPrimary
  }
}
