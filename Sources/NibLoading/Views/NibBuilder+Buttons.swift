import InterfaceBuilder
import OpenUIKit

/// Buttons with their titles and pictures by state, or with a configuration.
extension NibBuilder {
  func button(_ element: InterfaceElement) -> UIButton {
    UIButton(type: buttonType(element))
  }

  func buttonType(_ element: InterfaceElement) -> UIButton.ButtonType {
    element["buttonType"].flatMap { Self.types[$0] } ?? .custom
  }

  private static let types: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom, "infoLight": .infoLight,
    "infoDark": .infoDark,
    "contactAdd": .contactAdd, "detailDisclosure": .detailDisclosure, "close": .close,
  ]

  private static let roles: [String: UIButton.Role] = [
    "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]

  func setButton(_ view: UIButton, _ element: InterfaceElement) {
    for state in element.children where state.name == "state" { setState(state, of: view) }
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ TextNames.lineBreakModes[$0] }) {
      view.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { view.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("titleEdgeInsets") { view.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("imageEdgeInsets") { view.imageEdgeInsets = UIEdgeInsets(insets) }
    if let role = element["role"].flatMap({ Self.roles[$0] }) { view.role = role }
    if let configuration = element.child("buttonConfiguration") {
      view.configuration = self.configuration(configuration)
    }
    setMenu(of: view, element)
    setReactions(of: view, element)
  }

  private func setState(_ element: InterfaceElement, of view: UIButton) {
    let state = element.key.flatMap { Self.states[$0] } ?? .normal
    if let title = element.string("title") { view.setTitle(title, for: state) }
    setAttributedTitle(of: view, element, for: state)
    if let color = colors.color("titleColor", of: element) { view.setTitleColor(color, for: state) }
    if let image = images.image("image", of: element) { view.setImage(image, for: state) }
    if let image = images.image("backgroundImage", of: element) { view.setBackgroundImage(image, for: state) }
    setTitleShadow(of: view, element, for: state)
    setSymbolConfiguration(of: view, element, for: state)
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  private func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration = Self.configuration(named: element["style"])
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    configuration.image = images.image("image", of: element)
    if let size = element["buttonSize"] ?? element["controlSize"] {
      configuration.buttonSize = Self.sizes[size] ?? .medium
    }
    if let style = element["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let place = element["imagePlacement"].flatMap({ Self.placements[$0] }) {
      configuration.imagePlacement = place
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let color = colors.color("baseForegroundColor", of: element) {
      configuration.baseForegroundColor = color
    }
    if let color = colors.color("baseBackgroundColor", of: element) {
      configuration.baseBackgroundColor = color
    }
    if let insets = element.insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    if let alignment = element["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) {
      configuration.titleAlignment = alignment
    }
    setTexts(of: &configuration, element)
    setBackground(of: &configuration, element)
    if let shows = element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    return configuration
  }

  private func setBackground(of configuration: inout UIButton.Configuration, _ element: InterfaceElement) {
    guard let described = element.value("background") else { return }
    if let radius = described.number("cornerRadius") { configuration.background.cornerRadius = radius }
    if let width = described.number("strokeWidth") { configuration.background.strokeWidth = width }
    if let outset = described.number("strokeOutset") { configuration.background.strokeOutset = outset }
    if let color = colors.color("strokeColor", of: described) { configuration.background.strokeColor = color }
    if let image = images.image("image", of: described) { configuration.background.image = image }
    if let color = colors.color("backgroundColor", of: described) {
      configuration.background.backgroundColor = color
    }
  }

  private static func configuration(named style: String?) -> UIButton.Configuration {
    switch style {
    case "filled", "borderedProminent": .filled()
    case "gray", "bordered": .gray()
    case "tinted", "borderedTinted": .tinted()
    default: .plain()
    }
  }

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing, "automatic": .automatic,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
