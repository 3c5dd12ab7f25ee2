/// The text that assistive technology reads on a screen, in its order: role, label, value and hint, one element a line.
///
/// ```
/// header 'Settings'
/// button 'Save', disabled
/// adjustable 'Volume', value '50 %', hint 'Swipe up or down'
/// ```
struct AccessibilityText: ViewTreeConfined {
  let window: UIWindow

  var text: String {
    LayoutWindow.elements(of: window).map(Self.line).joined(separator: "\n") + "\n"
  }

  /// Returns the line that is read for an element.
  static func line(for element: UIResponder) -> String {
    var line = role(of: element.accessibilityTraits)
    line += " '\((element.accessibilityLabel ?? "").oneLine)'"
    if let value = element.accessibilityValue, !value.isEmpty { line += ", value '\(value.oneLine)'" }
    if element.accessibilityTraits.contains(.selected) { line += ", selected" }
    if element.accessibilityTraits.contains(.notEnabled) { line += ", disabled" }
    if let hint = element.accessibilityHint, !hint.isEmpty { line += ", hint '\(hint.oneLine)'" }
    return line
  }

  private static func role(of traits: UIAccessibilityTraits) -> String {
    let roles: [(UIAccessibilityTraits, String)] = [
      (.searchField, "search field"), (.adjustable, "adjustable"), (.link, "link"), (.header, "header"),
      (.button, "button"), (.image, "image"), (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }
}

extension ScreenLayout {
  /// The views of the screen as text: class, key, frame in points, and text, one view a line.
  public var frames: String {
    window.layoutIfNeeded()
    return FrameTree(root: controller.view).text
  }

  /// The text that assistive technology reads, in its order: role, label, value and hint, one element a line.
  public var accessibility: String { AccessibilityText(window: window).text }
}
