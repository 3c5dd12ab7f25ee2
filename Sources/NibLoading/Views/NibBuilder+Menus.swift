import InterfaceBuilder
import OpenUIKit

/// Menus of buttons and of items in bars.
extension NibBuilder {
  func setMenu(of view: UIButton, _ element: InterfaceElement) {
    if let isMenu = element.flag("showsMenuAsPrimaryAction") { view.showsMenuAsPrimaryAction = isMenu }
    if let changes = element.flag("changesSelectionAsPrimaryAction") {
      view.changesSelectionAsPrimaryAction = changes
    }
    if let menu = element.value("menu") { view.menu = self.menu(menu) }
  }

  /// A menu with its commands and the menus in it.
  func menu(_ element: InterfaceElement) -> UIMenu {
    var options: UIMenu.Options = []
    for described in element.children where described.key == "options" {
      if described.flag("displayInline") == true { options.insert(.displayInline) }
      if described.flag("destructive") == true { options.insert(.destructive) }
      if described.flag("singleSelection") == true { options.insert(.singleSelection) }
    }
    return UIMenu(
      title: element.string("title") ?? "", image: images.image("image", of: element),
      identifier: element["identifier"].map { UIMenu.Identifier($0) }, options: options,
      children: element.list("children").compactMap(menuElement))
  }

  private func menuElement(_ element: InterfaceElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element)
    case "command": return command(element)
    default:
      remark(element, "<\(element.name)> is not available here")
      return nil
    }
  }

  /// A command without a method can be chosen all the same: a button may show it as its title.
  private func command(_ element: InterfaceElement) -> UIMenuElement {
    let title = element.string("title") ?? "", image = images.image("image", of: element)
    var attributes: UIMenuElement.Attributes = []
    for described in element.children where described.key == "attributes" {
      if described.flag("disabled") == true { attributes.insert(.disabled) }
      if described.flag("destructive") == true { attributes.insert(.destructive) }
      if described.flag("hidden") == true { attributes.insert(.hidden) }
    }
    let state: UIMenuElement.State =
      element["state"] == "on" ? .on : element["state"] == "mixed" ? .mixed : .off
    guard let name = element.list("connections").first(where: { $0.name == "action" })?["selector"] else {
      return UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
    }
    return UICommand(
      title: title, image: image, action: responderSelector(name), attributes: attributes, state: state)
  }
}
