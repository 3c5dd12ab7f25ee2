/// Changes the menus of an app. Menus and elements are found by their identifiers; a change of one that does not exist does nothing.
public protocol UIMenuBuilder: AnyObject, ViewTreeConfined {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// The menu of an identifier; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with a selector and a value; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by what a closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one, in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an app, which responders build with `buildMenu(with:)`.
///
/// Hosts have no menu bar. The commands of keys in the main menus act, after those of the responders.
open class UIMenuSystem: NSObject, ViewTreeConfined {
  /// The main menus of the app. The application and its delegate build them, when a key may belong to them.
  public final class var main: UIMenuSystem { MenuSystems.shared.main }
  /// The menus of texts. Responders do not build them here, because interactions and controllers make those menus.
  public final class var context: UIMenuSystem { MenuSystems.shared.context }

  private var built: UIMenu?

  /// Discards the menus, which are built again when they are needed.
  open func setNeedsRebuild() { built = nil }

  /// Lets the states of the commands be determined again. They are determined whenever a command is needed, so it does nothing.
  open func setNeedsRevalidate() {}

  /// The menus, with the root around them.
  final var root: UIMenu {
    if let built { return built }
    let builder = MenuTree(self, UIMenu(identifier: .root, children: Self.standardMenus))
    // Before the calls, which may ask for the menus.
    built = builder.root
    var current: UIResponder? = UIApplication.shared
    while let responder = current {
      responder.buildMenu(with: builder)
      current = responder.next
    }
    built = builder.root
    return builder.root
  }

  private static var standardMenus: [UIMenu] {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]) -> UIMenu {
      let children = groups.map { UIMenu(identifier: $0, options: .displayInline) }
      return UIMenu(title: title, identifier: identifier, children: children)
    }
    return [
      menu("", .application, [.about, .preferences, .services, .hide, .quit]),
      menu("File", .file, [.newScene, .openRecent, .close, .print]),
      menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .share]),
      menu("Format", .format, [.font, .text]), menu("View", .view, [.toolbar, .fullscreen]),
      menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help, []),
    ]
  }

  /// The commands of keys, from the first menu on.
  final var keyCommands: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    Self.visit(root) { element in
      if let command = element as? UIKeyCommand { found.append(command) }
      return false
    }
    return found
  }

  /// Calls a closure with each element below a menu, until it returns true.
  @discardableResult
  fileprivate static func visit(_ menu: UIMenu, _ body: (UIMenuElement) -> Bool) -> Bool {
    menu.children.contains { child in
      if body(child) { return true }
      return (child as? UIMenu).map { visit($0, body) } ?? false
    }
  }
}

/// The two systems of a thread.
private final class MenuSystems: ViewTreeConfined {
  let main = UIMenuSystem()
  let context = UIMenuSystem()

  static var shared: MenuSystems { sharedObject(MenuSystems()) }
}

/// The menus while responders build them.
private final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) { (self.system, self.root) = (system, root) }

  private func first<Element: UIMenuElement>(
    _ type: Element.Type, where matches: (Element) -> Bool
  ) -> Element? {
    var found: Element?
    UIMenuSystem.visit(root) { element in
      guard let element = element as? Element, matches(element) else { return false }
      found = element
      return true
    }
    return found
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    identifier == .root ? root : first(UIMenu.self) { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(UIAction.self) { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(UICommand.self) { command in
      command.action == action && Self.areEqual(command.propertyList, propertyList)
    }
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first as AnyObject === second as AnyObject
  }

  /// A menu with other elements for the menu of an identifier; nil if it does not contain that.
  private func replaced(
    _ identifier: UIMenu.Identifier, in menu: UIMenu, by elements: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu? {
    var children = menu.children
    for (index, child) in children.enumerated() {
      guard let inner = child as? UIMenu else { continue }
      if inner.identifier == identifier {
        children.replaceSubrange(index...index, with: elements(inner))
        return menu.replacingChildren(children)
      }
      guard let changed = replaced(identifier, in: inner, by: elements) else { continue }
      children[index] = changed
      return menu.replacingChildren(children)
    }
    return nil
  }

  private func change(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
    if let changed = replaced(identifier, in: root, by: elements) { root = changed }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == .root { return root = replacementMenu }
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == .root { return root = root.replacingChildren(childrenBlock(root.children)) }
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }
}

extension UIWindow {
  /// Sends the action of a command of the main menus that matches a key. Returns whether there was one whose action a responder performs.
  func performMenuCommand(_ key: UIKey, from start: UIResponder) -> Bool {
    for command in UIMenuSystem.main.keyCommands where !command.attributes.contains(.disabled) {
      guard let action = command.action(for: key), let target = start.responder(for: action, from: command),
        target.validates(command)
      else { continue }
      action(target, [command])
      return true
    }
    return false
  }
}
