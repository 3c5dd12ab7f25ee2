import InterfaceBuilder
import OpenUIKit

/// The appearances of the items in bars, by the states of the items. What the file leaves out stays the system's default.
extension NibBuilder {
  /// Sets the appearance of buttons that is the value of a property, if the element has it.
  func set(_ appearance: UIBarButtonItemAppearance, _ key: String, of element: InterfaceElement) {
    let states = [
      "normal": appearance.normal, "highlighted": appearance.highlighted, "disabled": appearance.disabled,
      "focused": appearance.focused,
    ]
    set(states, key, of: element) { appearance, state in
      if let image = images.image("backgroundImage", of: state) { appearance.backgroundImage = image }
    }
  }

  /// Sets the appearance of tabs that is the value of a property, if the element has it.
  func set(_ appearance: UITabBarItemAppearance, _ key: String, of element: InterfaceElement) {
    let states = [
      "normal": appearance.normal, "selected": appearance.selected, "disabled": appearance.disabled,
      "focused": appearance.focused,
    ]
    set(states, key, of: element, setIconAndBadge)
  }

  /// Sets the titles of the states that the value of a property has, and what `setOthers` sets of one.
  private func set<State: UIBarItemStateAppearance>(
    _ states: [String: State], _ key: String, of element: InterfaceElement,
    _ setOthers: (State, InterfaceElement) -> Void
  ) {
    for state in element.value(key)?.children ?? [] {
      guard let appearance = state.key.flatMap({ states[$0] }) else { continue }
      setTitle(of: appearance, state)
      setOthers(appearance, state)
    }
  }

  private func setTitle(of appearance: UIBarItemStateAppearance, _ state: InterfaceElement) {
    setTexts(of: appearance, state)
    if let offset = offset("titlePositionAdjustment", of: state) {
      appearance.titlePositionAdjustment = offset
    }
  }

  private func setIconAndBadge(of appearance: UITabBarItemStateAppearance, _ state: InterfaceElement) {
    if let color = colors.color("iconColor", of: state) { appearance.iconColor = color }
    if let color = colors.color("badgeBackgroundColor", of: state) { appearance.badgeBackgroundColor = color }
    setBadgeText(of: appearance, state)
    if let offset = offset("badgePositionAdjustment", of: state) {
      appearance.badgePositionAdjustment = offset
    }
  }

  /// The displacement that is the value of a property; nil if the element has none.
  func offset(_ key: String, of element: InterfaceElement) -> UIOffset? {
    guard let described = element.value(key), let horizontal = described.number("horizontal"),
      let vertical = described.number("vertical")
    else { return nil }
    return UIOffset(horizontal: horizontal, vertical: vertical)
  }
}
