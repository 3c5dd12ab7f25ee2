import OpenUIKit
import Testing

@MainActor
private final class Receiver: NSObject {
  var senders: [AnyObject] = []
  func take(_ sender: AnyObject) { senders.append(sender) }
}

@MainActor
private final class Screen: UIViewController {
  var edits = 0
  func edit() { edits += 1 }
}

@MainActor
@Suite("Items of bars")
struct BarButtonItemTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let take = Selector("take:", Receiver.take(_:))

  private func show(_ items: [UIBarButtonItem]) -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = items
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    return toolbar
  }

  /// The views of the items, from the leading edge on.
  private func buttons(_ toolbar: UIToolbar) -> [UIView] { Array(toolbar.subviews.dropFirst(2)) }

  @Test("The kinds of the system have UIKit's titles, weights and raw values")
  func systemItems() {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.style == .done)
    let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    #expect(edit.title == "Edit" && edit.style == .plain)
    #expect(UIBarButtonItem(systemItem: .add).title == nil)
    #expect(
      UIBarButtonItem.SystemItem.trash.rawValue == 16 && UIBarButtonItem.SystemItem.close.rawValue == 24)
  }

  @Test("A tap sends the action with the item as sender")
  func targetAndAction() {
    let receiver = Receiver()
    let item = UIBarButtonItem(title: "Save", style: .done, target: receiver, action: take)
    #expect(item.target === receiver && item.action == take && item.style == .done)
    _ = show([item])
    window.activate(window.accessibilityTree()[0])
    #expect(receiver.senders.count == 1 && receiver.senders[0] === item)
  }

  @Test("Assistive technology reads an item's own label, value and hint, or else its title")
  func ownAccessibility() {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    item.title = "Bin"
    _ = show([item])
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Bin"])
    (item.accessibilityLabel, item.accessibilityValue) = ("Delete", "3 messages")
    item.accessibilityHint = "Moves them into the bin"
    let button = window.accessibilityTree()[0]
    #expect(button.accessibilityLabel == "Delete" && button.accessibilityValue == "3 messages")
    #expect(button.accessibilityHint == "Moves them into the bin")
    let tab = UITabBarItem(title: "Cart", image: nil, tag: 0)
    tab.badgeValue = "2"
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49))
    bar.items = [tab]
    window.addSubview(bar)
    (tab.accessibilityLabel, tab.accessibilityValue) = ("Shopping cart", "2 items")
    let last = window.accessibilityTree().last
    #expect(last?.accessibilityLabel == "Shopping cart" && last?.accessibilityValue == "2 items")
  }

  @Test("Without a target the responder chain receives the action, and a primary action comes first")
  func responderChain() {
    let (screen, receiver) = (Screen(), Receiver())
    let item = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: Selector("edit", Screen.edit))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [item]
    screen.view.addSubview(toolbar)
    window.rootViewController = screen
    window.activate(window.accessibilityTree()[0])
    #expect(screen.edits == 1)
    item.primaryAction = UIAction { action in action.sender.map { receiver.take($0) } }
    window.activate(window.accessibilityTree()[0])
    #expect(screen.edits == 1 && receiver.senders.first === item)
  }

  @Test("A disabled item does nothing")
  func disabled() {
    let receiver = Receiver()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: receiver, action: take)
    item.isEnabled = false
    _ = show([item])
    #expect(window.accessibilityTree()[0].accessibilityTraits.contains(.notEnabled))
    window.activate(window.accessibilityTree()[0])
    #expect(receiver.senders.isEmpty)
  }

  @Test("An item does not retain its target")
  func weakTarget() {
    let item: UIBarButtonItem
    do { item = UIBarButtonItem(title: "a", style: .plain, target: Receiver(), action: take) }
    #expect(item.target == nil)
  }

  @Test("Icons have a name for assistive technology, and spaces are left out")
  func accessibility() {
    _ = show([UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)])
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Add", "Delete"])
  }

  @Test("Flexible spaces share the room, fixed spaces have their width")
  func spaces() {
    func box() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    }
    let spread = show([box(), .flexibleSpace(), box(), .flexibleSpace(), box()])
    // 390 - 2 * 16 - 3 * 50 = 208, half of it for each space.
    #expect([0, 2, 4].map { buttons(spread)[$0].frame.minX } == [16, 170, 324])
    let fixed = show([box(), .fixedSpace(30), box()])
    #expect([0, 2].map { buttons(fixed)[$0].frame.minX } == [16, 96])
    #expect(buttons(fixed)[0].frame.minY == 12)
  }

  @Test("The width is that of the item, of the longest possible title, or of the title")
  func widths() {
    let plain = UIBarButtonItem(title: "ab", primaryAction: nil)
    let wide = UIBarButtonItem(title: "ab", primaryAction: nil)
    wide.width = 120
    let possible = UIBarButtonItem(title: "ab", primaryAction: nil)
    possible.possibleTitles = ["ab", "abababababab"]
    let widths = buttons(show([plain, wide, possible])).map(\.frame.width)
    let label = UILabel()
    label.text = "abababababab"
    #expect(widths[1] == 120 && widths[0] < widths[2] && widths[2] == label.intrinsicContentSize.width)
  }

  @Test("Hidden items take no room, and items in a bar can change")
  func changes() {
    let (first, second) = (UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"))
    _ = show([first, second])
    first.isHidden = true
    second.title = "c"
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["c"])
  }

  @Test("Attributes of titles are stored by state")
  func attributes() {
    let item = UIBarButtonItem(title: "a")
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test("Symbols in bars have the large scale, unless they have one of their own")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "gearshape"))
    let large = try #require(symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    let small = try #require(symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    let toolbar = show(
      [symbol, small].map { UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil) })
    let pictures = buttons(toolbar).compactMap {
      $0.subviews.compactMap { ($0 as? UIImageView)?.image }.first
    }
    #expect(pictures.map(\.size) == [large.size, small.size])
  }
}
