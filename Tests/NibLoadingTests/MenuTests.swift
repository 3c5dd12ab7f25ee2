import NibLoading
import OpenUIKit
import Testing

private final class Screen: UIViewController, NibConnectable {
  var chosen = 0

  func nibAction(_ name: String) -> Selector? { name == "choose:" ? Selector("choose:", Screen.choose) : nil }
  func choose(_ sender: Any?) { chosen += 1 }
}

@MainActor @Suite("Menus of nibs")
struct MenuTests {
  @Test("a button has the commands of its menu, and shows the first as its title")
  func button() throws {
    let view = try nib(
      """
      <button id="a" tag="1" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES">
      <menu key="menu" id="m"><children>
      <command title="Newest" id="c1"/><command title="Oldest" id="c2"/>
      <menu title="More" id="m2"><children><command title="Size" id="c3"/></children></menu>
      </children></menu>
      <state key="normal" title="Button"/>
      </button>
      """)
    let button = try #require(view.viewWithTag(1) as? UIButton)
    let menu = try #require(button.menu)
    #expect(menu.children.map(\.title) == ["Newest", "Oldest", "More"])
    #expect((menu.children.last as? UIMenu)?.children.map(\.title) == ["Size"])
    #expect(button.showsMenuAsPrimaryAction && button.title(for: .normal) == "Newest")
  }

  @Test("a command sends its action to the responders")
  func action() throws {
    var classes = NibClasses()
    classes.add("Screen") { Screen(coder: $0) }
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"><subviews>
      <button id="b" tag="1"><menu key="menu" id="m"><children>
      <command title="Choose" id="c"><connections><action selector="choose:" destination="f" id="x"/></connections></command>
      </children></menu></button></subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
      """, classes: classes)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    let button = try #require(screen.view.viewWithTag(1) as? UIButton)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let command = try #require(button.menu?.children.first as? UICommand)
    command._choose(from: button)
    #expect(screen.chosen == 1)
  }

  @Test("an item of a bar has its menu")
  func barItem() throws {
    let board = try storyboard(
      """
      <viewController id="a"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Sort" id="i">
      <menu key="menu" id="m"><children><command title="Name" id="c"/></children></menu></barButtonItem></navigationItem></viewController>
      """)
    let item = board.instantiateInitialViewController()?.navigationItem.rightBarButtonItem
    #expect(item?.menu?.children.map(\.title) == ["Name"])
  }
}
