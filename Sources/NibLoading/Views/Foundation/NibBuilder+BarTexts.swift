import InterfaceBuilder
import OpenUIKit

/// The fonts and colours of texts in bars.
extension NibBuilder {
  func setTexts(of view: UINavigationBar, _ element: InterfaceElement) {
    textAttributes("titleTextAttributes", of: element).map { view.titleTextAttributes = $0 }
    textAttributes("largeTitleTextAttributes", of: element).map { view.largeTitleTextAttributes = $0 }
  }

  func setTexts(of appearance: UINavigationBarAppearance, _ element: InterfaceElement) {
    textAttributes("titleTextAttributes", of: element).map { appearance.titleTextAttributes = $0 }
    textAttributes("largeTitleTextAttributes", of: element).map { appearance.largeTitleTextAttributes = $0 }
  }

  func setTexts(of appearance: UIBarItemStateAppearance, _ element: InterfaceElement) {
    textAttributes("titleTextAttributes", of: element).map { appearance.titleTextAttributes = $0 }
  }

  func setBadgeText(of appearance: UITabBarItemStateAppearance, _ element: InterfaceElement) {
    textAttributes("badgeTextAttributes", of: element).map { appearance.badgeTextAttributes = $0 }
  }

  /// The font and the colour of a text; nil if the element has none for the key.
  private func textAttributes(_ key: String, of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
    guard let described = element.value(key), described.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = InterfaceFonts.font("fontDescription", of: described)
    attributes[.foregroundColor] = colors.color("textColor", of: described)
    return attributes
  }
}
