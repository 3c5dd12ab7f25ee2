import Testing

@testable import OpenUIKit
@testable import OpenUIKitCore

/// By Apple's documentation of `UIMenuBuilder`, `UIMenuSystem` and `UIResponder.buildMenu(with:)`.
@MainActor
@Suite("The main menus", .serialized)
struct MenuBuilderTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var build: (any UIMenuBuilder) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      build(builder)
    }
  }

  private final class Page: UIViewController {
    var refreshed = 0
    func refresh(_ sender: Any?) { refreshed += 1 }
  }

  private let delegate = Delegate()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = Page()

  private var refresh: Selector { Selector("refresh:", Page.refresh) }

  init() {
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  private func built(_ build: @escaping (any UIMenuBuilder) -> Void) -> UIMenu {
    delegate.build = build
    UIMenuSystem.main.setNeedsRebuild()
    defer { UIApplication.shared.delegate = nil }
    return UIMenuSystem.main.root
  }

  private func identifiers(_ menu: UIMenu?) -> [UIMenu.Identifier] {
    (menu?.children ?? []).compactMap { ($0 as? UIMenu)?.identifier }
  }

  @Test("The application's delegate finds the menus of the system, and inserts, replaces and removes some")
  func changes() {
    let mine = UIMenu.Identifier("mine")
    var found: (file: Bool, system: Bool) = (false, false)
    let root = built { builder in
      found = (builder.menu(for: .file) != nil, builder.system === UIMenuSystem.main)
      builder.remove(menu: .format)
      builder.insertSibling(UIMenu(title: "Mine", identifier: mine), afterMenu: .file)
      builder.insertSibling(UIMenu(identifier: UIMenu.Identifier("before")), beforeMenu: .help)
      builder.insertChild(UIMenu(identifier: UIMenu.Identifier("first")), atStartOfMenu: mine)
      builder.insertChild(UIMenu(identifier: UIMenu.Identifier("last")), atEndOfMenu: mine)
      builder.replace(menu: .window, with: UIMenu(title: "Windows", identifier: .window))
      builder.replaceChildren(ofMenu: .edit) { Array($0.prefix(1)) }
    }
    #expect(found.file && found.system)
    #expect(
      identifiers(root) == [
        .application, .file, mine, .edit, .view, .window, UIMenu.Identifier("before"), .help,
      ])
    let menus = root.children.compactMap { $0 as? UIMenu }
    #expect(identifiers(menus[2]) == [UIMenu.Identifier("first"), UIMenu.Identifier("last")])
    #expect(identifiers(menus[3]) == [.undoRedo] && menus[5].title == "Windows")
  }

  @Test("A builder finds commands and actions, and does nothing with menus that do not exist")
  func finding() {
    var results: [Bool] = []
    let refresh = refresh
    _ = built { builder in
      let command = UICommand(title: "Refresh", action: refresh, propertyList: "all")
      let action = UIAction(title: "Do", identifier: UIAction.Identifier("do")) { _ in }
      builder.insertChild(UIMenu(children: [command, action]), atEndOfMenu: .view)
      results = [
        builder.command(for: refresh, propertyList: "all") === command,
        builder.command(for: refresh, propertyList: nil) == nil,
        builder.action(for: UIAction.Identifier("do")) === action,
        builder.menu(for: UIMenu.Identifier("absent")) == nil,
      ]
      builder.remove(menu: UIMenu.Identifier("absent"))
    }
    #expect(results == [true, true, true, true])
  }

  private func press(_ flags: UIKeyModifierFlags) {
    let key = UIKey(.keyboardR, characters: "r", modifierFlags: flags)
    window.sendKey(.began, key)
    window.sendKey(.ended, key)
  }

  @Test("The key of a command in a main menu sends its action to the responder that performs it")
  func keys() {
    let refresh = refresh
    delegate.build = { builder in
      let command = UIKeyCommand(title: "Refresh", action: refresh, input: "r", modifierFlags: .command)
      builder.insertChild(UIMenu(options: .displayInline, children: [command]), atEndOfMenu: .view)
    }
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = nil
      UIMenuSystem.main.setNeedsRebuild()
    }
    press(.command)
    #expect(page.refreshed == 1)
    press([])
    #expect(page.refreshed == 1)
  }
}
