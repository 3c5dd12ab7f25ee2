import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
final class NumberRows: UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var log: [String] = []
  var rowHeight: CGFloat = 50
  var editable: Bool?

  init(_ sections: [Int]...) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("detail \(indexPath.row)")
  }
}

@MainActor
final class ShownTable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let table: UITableView
  let rows: NumberRows

  init(_ rows: NumberRows, style: UITableView.Style = .plain) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    window.makeKeyAndVisible()
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
    window.sendTouch(.began, at: start)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      window.clock.advance(by: 0.05)
      window.sendTouch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    window.clock.advance(by: 1)
    guard lifts else { return }
    window.sendTouch(.ended, at: end)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }

  func tap(_ point: CGPoint) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }
}

@MainActor
@Suite("Tables whose rows change")
struct TableUpdateTests {
  private let zero = IndexPath(row: 0, section: 0)

  @Test("An inserted row fades in while the others move down, and keep their cells")
  func insertion() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    let first = shown.table.cellForRow(at: zero)
    shown.rows.sections = [[0, 1, 2, 3]]
    shown.table.insertRows(at: [zero], with: .fade)
    #expect(shown.texts == ["0", "1", "2", "3"])
    #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 0)) === first)
    shown.window.clock.advance(by: 0.15)
    let middle = first?.layer.presentation()?.frame.minY ?? 0
    #expect(middle > 0 && middle < 50)
    shown.window.clock.advance(by: 0.3)
    #expect(first?.frame.minY == 50 && shown.table.cellForRow(at: zero)?.alpha == 1)
  }

  @Test("A deleted row leaves at the end of its animation, and its cell is used again")
  func deletion() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    let cell = shown.table.cellForRow(at: zero)
    var isFinished = false
    shown.rows.sections = [[2, 3]]
    shown.table.performBatchUpdates {
      shown.table.deleteRows(at: [zero], with: .left)
    } completion: { _ in
      isFinished = true
    }
    #expect(cell?.superview != nil && !isFinished)
    shown.window.clock.advance(by: 0.5)
    #expect(cell?.superview == nil && isFinished)
    #expect(shown.table.dequeueReusableCell(withIdentifier: "row") === cell)
    #expect(cell?.alpha == 1)
  }

  @Test("Changes of a batch have deletions at old places and insertions at new ones, and moves keep cells")
  func batch() {
    let shown = ShownTable(NumberRows([1, 2, 3], [4, 5]))
    let moved = shown.table.cellForRow(at: IndexPath(row: 2, section: 0))
    shown.rows.sections = [[9, 2], [4, 3, 5]]
    shown.table.beginUpdates()
    shown.table.deleteRows(at: [zero], with: .automatic)
    shown.table.insertRows(at: [zero], with: .automatic)
    shown.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(shown.table.hasUncommittedUpdates)
    shown.table.endUpdates()
    #expect(!shown.table.hasUncommittedUpdates)
    #expect(shown.texts == ["9", "2", "4", "3", "5"])
    #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 1)) === moved)
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its own")
  func reload() {
    let shown = ShownTable(NumberRows([1, 2]))
    let cell = shown.table.cellForRow(at: zero)
    shown.rows.sections = [[7, 2]]
    shown.table.reconfigureRows(at: [zero])
    #expect(shown.table.cellForRow(at: zero) === cell && cell?.textLabel?.text == "7")
    shown.rows.sections = [[8, 2]]
    shown.table.reloadRows(at: [zero], with: .none)
    #expect(shown.table.cellForRow(at: zero) !== cell && shown.texts == ["8", "2"])
  }

  @Test("Sections are inserted, deleted, moved and reloaded")
  func sections() {
    let shown = ShownTable(NumberRows([1], [2], [3]))
    shown.rows.sections = [[3], [0], [1, 11]]
    shown.table.performBatchUpdates {
      shown.table.deleteSections([1], with: .fade)
      shown.table.insertSections([1], with: .top)
      shown.table.moveSection(2, toSection: 0)
      shown.table.reloadSections([0], with: .none)
    }
    #expect(shown.texts == ["3", "0", "1", "11"])
  }

  @Test("An empty batch gives rows their new heights")
  func heights() {
    let shown = ShownTable(NumberRows([1, 2]))
    shown.rows.rowHeight = 80
    shown.table.beginUpdates()
    shown.table.endUpdates()
    #expect(shown.table.contentSize.height == 160)
    #expect(shown.table.visibleCells.map { $0.frame.height } == [80, 80])
  }

  @Test("The selection follows its rows")
  func selection() {
    let shown = ShownTable(NumberRows([1, 2]))
    shown.table.selectRow(at: zero, animated: false, scrollPosition: .none)
    shown.rows.sections = [[0, 1, 2]]
    shown.table.insertRows(at: [zero], with: .none)
    #expect(shown.table.indexPathForSelectedRow?.row == 1)
    #expect(shown.table.visibleCells.map { $0.isSelected } == [false, true, false])
  }

  @Test("Changes that do not agree with the numbers of rows stop the program")
  func disagreement() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownTable(NumberRows([1, 2]))
        shown.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of items in section 0"))
  }

  @Test("Several rows can be selected, and a second tap deselects")
  func severalRows() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    shown.table.allowsMultipleSelection = true
    for y in [20, 70, 20] { shown.tap(CGPoint(x: 50, y: y)) }
    #expect(shown.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(shown.rows.log == ["select 0", "select 1", "deselect 0"])
  }
}
