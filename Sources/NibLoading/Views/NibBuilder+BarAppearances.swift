import InterfaceBuilder
import OpenUIKit

/// The appearances of bars. An appearance that the file leaves empty is the system's default.
extension NibBuilder {
  func setAppearances(of view: UINavigationBar, _ element: InterfaceElement) {
    textAttributes("titleTextAttributes", of: element).map { view.titleTextAttributes = $0 }
    textAttributes("largeTitleTextAttributes", of: element).map { view.largeTitleTextAttributes = $0 }
    navigationAppearance("standardAppearance", of: element).map { view.standardAppearance = $0 }
    navigationAppearance("compactAppearance", of: element).map { view.compactAppearance = $0 }
    navigationAppearance("scrollEdgeAppearance", of: element).map { view.scrollEdgeAppearance = $0 }
  }

  func setAppearances(of item: UINavigationItem, _ element: InterfaceElement) {
    navigationAppearance("standardAppearance", of: element).map { item.standardAppearance = $0 }
    navigationAppearance("compactAppearance", of: element).map { item.compactAppearance = $0 }
    navigationAppearance("scrollEdgeAppearance", of: element).map { item.scrollEdgeAppearance = $0 }
  }

  func setAppearances(of view: UIToolbar, _ element: InterfaceElement) {
    toolbarAppearance("standardAppearance", of: element).map { view.standardAppearance = $0 }
    toolbarAppearance("compactAppearance", of: element).map { view.compactAppearance = $0 }
    toolbarAppearance("scrollEdgeAppearance", of: element).map { view.scrollEdgeAppearance = $0 }
  }

  func setAppearances(of view: UITabBar, _ element: InterfaceElement) {
    tabBarAppearance("standardAppearance", of: element).map { view.standardAppearance = $0 }
    tabBarAppearance("scrollEdgeAppearance", of: element).map { view.scrollEdgeAppearance = $0 }
  }

  // MARK: Parts

  private func navigationAppearance(_ key: String, of element: InterfaceElement) -> UINavigationBarAppearance?
  {
    guard let described = element.value(key),
      let appearance = appearance(key, of: element, UINavigationBarAppearance())
    else { return nil }
    if let attributes = textAttributes("titleTextAttributes", of: described) {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: described) {
      appearance.largeTitleTextAttributes = attributes
    }
    if let offset = offset("titlePositionAdjustment", of: described) {
      appearance.titlePositionAdjustment = offset
    }
    set(appearance.buttonAppearance, "buttonAppearance", of: described)
    set(appearance.doneButtonAppearance, "doneButtonAppearance", of: described)
    set(appearance.backButtonAppearance, "backButtonAppearance", of: described)
    return appearance
  }

  private func toolbarAppearance(_ key: String, of element: InterfaceElement) -> UIToolbarAppearance? {
    guard let described = element.value(key),
      let appearance = appearance(key, of: element, UIToolbarAppearance())
    else { return nil }
    set(appearance.buttonAppearance, "buttonAppearance", of: described)
    set(appearance.doneButtonAppearance, "doneButtonAppearance", of: described)
    return appearance
  }

  private func tabBarAppearance(_ key: String, of element: InterfaceElement) -> UITabBarAppearance? {
    guard let described = element.value(key),
      let appearance = appearance(key, of: element, UITabBarAppearance())
    else { return nil }
    appearance.selectionIndicatorTintColor = colors.color("selectionIndicatorTintColor", of: described)
    appearance.selectionIndicatorImage = images.image("selectionIndicatorImage", of: described)
    set(appearance.stackedLayoutAppearance, "stackedLayoutAppearance", of: described)
    set(appearance.inlineLayoutAppearance, "inlineLayoutAppearance", of: described)
    set(appearance.compactInlineLayoutAppearance, "compactInlineLayoutAppearance", of: described)
    return appearance
  }

  /// Gives a new appearance the background of an element; nil if the bar has none for the key.
  private func appearance<Appearance: UIBarAppearance>(
    _ key: String, of element: InterfaceElement, _ appearance: @autoclosure () -> Appearance
  ) -> Appearance? {
    guard let described = element.value(key), described.name.hasSuffix("Appearance") else { return nil }
    let appearance = appearance()
    if let effect = described["backgroundEffect"] {
      appearance.backgroundEffect = blurEffect(named: effect)
    }
    if let color = colors.color("backgroundColor", of: described) { appearance.backgroundColor = color }
    if let color = colors.color("shadowColor", of: described) { appearance.shadowColor = color }
    if let image = images.image("backgroundImage", of: described) { appearance.backgroundImage = image }
    if let image = images.image("shadowImage", of: described) { appearance.shadowImage = image }
    return appearance
  }

  /// The font and the colour of a text; nil if the element has none for the key.
  func textAttributes(_ key: String, of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
    guard let described = element.value(key), described.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = InterfaceFonts.font("fontDescription", of: described)
    attributes[.foregroundColor] = colors.color("textColor", of: described)
    return attributes
  }
}
