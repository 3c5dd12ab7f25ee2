import OpenUIKit
import Testing

/// A row that can be deleted and one that can be inserted.
@MainActor
private final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var committed: [UITableViewCell.EditingStyle] = []
  var explained: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["Milk", "Bread"][indexPath.row]
    cell.accessoryType = .detailButton
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { indexPath.row == 0 ? .delete : .insert }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { committed.append(editingStyle) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    explained.append(indexPath.row)
  }
}

@MainActor
@Suite("Cells for assistive technology")
struct CellAccessibilityTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ accessory: UIView?) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.textLabel?.text = "Preview"
    cell.detailTextLabel?.text = "2"
    cell.accessoryView = accessory
    window.addSubview(cell)
    window.layoutIfNeeded()
    return cell
  }

  @Test("are one element with all their texts")
  func texts() {
    let cell = show(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(window.accessibilityTree() == [cell])
    #expect(cell.accessibilityLabel == "Preview, 2")
  }

  @Test("with a control as accessory have it as an element, so that it can be activated")
  func control() {
    let control = UISwitch()
    control.accessibilityLabel = "Shows previews"
    _ = show(control)
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Preview", "2", "Shows previews"])
    window.activate(control)
    #expect(control.isOn)
  }

  @Test("that can be deleted, moved or explained have these controls beside them, with the name of the row")
  func editing() throws {
    let source = EditableRows()
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    #expect(
      window.accessibilityTree().map(\.accessibilityLabel) == ["Milk", "More Info", "Bread", "More Info"])
    table.isEditing = true
    let labels = ["Delete Milk", "Milk", "Reorder Milk", "Insert Bread", "Bread", "Reorder Bread"]
    let elements = window.accessibilityTree()
    #expect(elements.map(\.accessibilityLabel) == labels)
    #expect(
      elements.map { $0.accessibilityTraits.contains(.button) } == [true, false, true, true, false, true])
    let insert = try #require(elements.first { $0.accessibilityLabel == "Insert Bread" })
    window.activate(insert)
    #expect(source.committed == [.insert])
    table.isEditing = false
    let info = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "More Info" })
    window.activate(info)
    #expect(source.explained == [0])
  }
}
