import InterfaceBuilder
import OpenUIKit

/// The appearances of bars. An appearance that the file leaves empty is the system's default.
extension NibBuilder {
  func setAppearances(of view: UINavigationBar, _ element: InterfaceElement) {
    setTexts(of: view, element)
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
    appearance(key, of: element, UINavigationBarAppearance()) { appearance, described in
      setTexts(of: appearance, described)
      if let offset = offset("titlePositionAdjustment", of: described) {
        appearance.titlePositionAdjustment = offset
      }
      set(appearance.buttonAppearance, "buttonAppearance", of: described)
      set(appearance.doneButtonAppearance, "doneButtonAppearance", of: described)
      set(appearance.backButtonAppearance, "backButtonAppearance", of: described)
    }
  }

  private func toolbarAppearance(_ key: String, of element: InterfaceElement) -> UIToolbarAppearance? {
    appearance(key, of: element, UIToolbarAppearance()) { appearance, described in
      set(appearance.buttonAppearance, "buttonAppearance", of: described)
      set(appearance.doneButtonAppearance, "doneButtonAppearance", of: described)
    }
  }

  private func tabBarAppearance(_ key: String, of element: InterfaceElement) -> UITabBarAppearance? {
    appearance(key, of: element, UITabBarAppearance()) { appearance, described in
      appearance.selectionIndicatorTintColor = colors.color("selectionIndicatorTintColor", of: described)
      appearance.selectionIndicatorImage = images.image("selectionIndicatorImage", of: described)
      set(appearance.stackedLayoutAppearance, "stackedLayoutAppearance", of: described)
      set(appearance.inlineLayoutAppearance, "inlineLayoutAppearance", of: described)
      set(appearance.compactInlineLayoutAppearance, "compactInlineLayoutAppearance", of: described)
    }
  }

  /// Gives a new appearance the background of an element, and what `setOthers` sets; nil if the bar has none for the key.
  private func appearance<Appearance: UIBarAppearance>(
    _ key: String, of element: InterfaceElement, _ appearance: @autoclosure () -> Appearance,
    _ setOthers: (Appearance, _ described: InterfaceElement) -> Void
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
    setOthers(appearance, described)
    return appearance
  }
}
