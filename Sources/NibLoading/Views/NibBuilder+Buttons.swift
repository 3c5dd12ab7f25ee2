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

  func setButton(_ view: UIButton, _ element: InterfaceElement) {
    for state in element.children where state.name == "state" { setState(state, of: view) }
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ TextNames.lineBreakModes[$0] }) {
      view.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { view.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("titleEdgeInsets") { view.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("imageEdgeInsets") { view.imageEdgeInsets = UIEdgeInsets(insets) }
    if let configuration = element.child("buttonConfiguration") {
      view.configuration = self.configuration(configuration)
    }
    if let isMenu = element.flag("showsMenuAsPrimaryAction") { view.showsMenuAsPrimaryAction = isMenu }
  }

  private func setState(_ element: InterfaceElement, of view: UIButton) {
    let state = element.key.flatMap { Self.states[$0] } ?? .normal
    if let title = element.string("title") { view.setTitle(title, for: state) }
    setAttributedTitle(of: view, element, for: state)
    if let color = colors.color("titleColor", of: element) { view.setTitleColor(color, for: state) }
    if let image = images.image("image", of: element) { view.setImage(image, for: state) }
    if let image = images.image("backgroundImage", of: element) { view.setBackgroundImage(image, for: state) }
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
    if let shows = element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    return configuration
  }

  private static func configuration(named style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    default: .plain()
    }
  }

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
