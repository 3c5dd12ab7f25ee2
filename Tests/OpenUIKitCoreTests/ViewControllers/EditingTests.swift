import OpenUIKit
import Testing

@MainActor
@Suite("Editing of a controller")
struct EditingTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("The edit button item begins and ends editing, and shows which of them a tap does")
  func editButtonItem() {
    let screen = UIViewController()
    let item = screen.editButtonItem
    #expect(item === screen.editButtonItem && item.title == "Edit" && item.style == .plain)
    item.performTap()
    #expect(screen.isEditing && item.title == "Done" && item.style == .done)
    item.performTap()
    #expect(!screen.isEditing && item.title == "Edit" && item.style == .plain)
  }

  @Test("An item that is made during editing ends it")
  func itemDuringEditing() {
    let screen = UIViewController()
    screen.isEditing = true
    #expect(screen.editButtonItem.title == "Done")
  }

  @Test("Setting isEditing calls setEditing without animation, and the item calls it with animation")
  func calls() {
    let screen = EditedScreen()
    screen.isEditing = true
    screen.editButtonItem.performTap()
    #expect(screen.calls == ["true false", "false true"])
  }

  @Test("A table controller edits its table")
  func table() {
    let screen = UITableViewController(style: .plain)
    window.rootViewController = screen
    screen.editButtonItem.performTap()
    #expect(screen.tableView.isEditing)
    screen.setEditing(false, animated: false)
    #expect(!screen.tableView.isEditing)
  }
}

private final class EditedScreen: UIViewController {
  var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("\(editing) \(animated)")
  }
}

extension UIBarButtonItem {
  /// Taps the item, which has an action.
  fileprivate func performTap() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(bar)
    bar.items = [self]
    window.layoutIfNeeded()
    guard let button = window.accessibilityTree().first else { return }
    window.activate(button)
  }
}
