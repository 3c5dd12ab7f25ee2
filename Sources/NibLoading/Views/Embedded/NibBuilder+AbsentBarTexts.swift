import InterfaceBuilder
import OpenUIKit

/// The texts of bars have no attributes in pages.
extension NibBuilder {
  func setTexts(of view: UINavigationBar, _ element: InterfaceElement) {}
  func setTexts(of appearance: UINavigationBarAppearance, _ element: InterfaceElement) {}
  func setTexts(of appearance: UIBarItemStateAppearance, _ element: InterfaceElement) {}
  func setBadgeText(of appearance: UITabBarItemStateAppearance, _ element: InterfaceElement) {}
}
