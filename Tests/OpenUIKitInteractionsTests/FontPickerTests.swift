import OpenUIKit
import Testing

@MainActor
private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
  var log: [String] = []

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    log.append("cancelled")
  }
}

/// Source: Apple's documentation of `UIFontPickerViewController`.
@MainActor
@Suite("The font picker")
struct FontPickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()

  private func show(_ configure: (UIFontPickerViewController.Configuration) -> Void = { _ in }) throws
    -> (UIFontPickerViewController, UITableView)
  {
    let configuration = UIFontPickerViewController.Configuration()
    configure(configuration)
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = listener
    window.rootViewController = picker
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let content = try #require(picker.children.first as? UINavigationController)
    let list = try #require(content.topViewController as? UITableViewController)
    return (picker, list.tableView)
  }

  private func titles(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("The list has each family in its own font, and the chosen one gets a mark")
  func families() throws {
    let (picker, table) = try show()
    #expect(table.numberOfRows(inSection: 0) == UIFont.familyNames.count)
    #expect(titles(table) == titles(table).sorted { $0.lowercased() < $1.lowercased() })
    let row = IndexPath(row: 1, section: 0)
    let name = try #require(table.cellForRow(at: row)?.textLabel?.text)
    #expect(table.cellForRow(at: row)?.textLabel?.font.familyName == name)
    table.delegate?.tableView(table, didSelectRowAt: row)
    window.layoutIfNeeded()
    let chosen = try #require(picker.selectedFontDescriptor)
    #expect(UIFont(descriptor: chosen, size: 20).familyName == name)
    #expect(listener.log == [chosen.postscriptName])
    #expect(table.cellForRow(at: row)?.accessoryType == .checkmark)
    #expect(table.visibleCells.filter { $0.accessoryType == .checkmark }.count == 1)
  }

  @Test("The list can have the styles of families, names in one font, and fonts with traits alone")
  func configurations() throws {
    let (_, table) = try show { $0.includeFaces = true }
    #expect(table.numberOfRows(inSection: 0) > UIFont.familyNames.count)
    let (_, plain) = try show { $0.displayUsingSystemFont = true }
    let fonts = plain.visibleCells.compactMap { $0.textLabel?.font }
    #expect(fonts.allSatisfy { $0 == .systemFont(ofSize: 17) })
    let (picker, bold) = try show { $0.filteredTraits = .traitBold }
    #expect(bold.numberOfRows(inSection: 0) > 0)
    bold.delegate?.tableView(bold, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(picker.selectedFontDescriptor?.symbolicTraits.contains(.traitBold) == true)
  }

  @Test("A cancelled picker is dismissed before the delegate is notified")
  func cancel() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = listener
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(picker, animated: false)
    window.layoutIfNeeded()
    window.activate(
      try #require(window.accessibilityTree().first { $0.accessibilityLabel == "Cancel" }))
    window.clock.advance(by: 2)
    #expect(listener.log == ["cancelled"] && root.presentedViewController == nil)
  }
}
