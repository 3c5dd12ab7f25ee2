import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Tables that are edited")
struct TableEditingTests {
  private let zero = IndexPath(row: 0, section: 0)

  @Test("Editing moves the content aside for a control, which offers deletion")
  func deleteControl() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    shown.table.setEditing(true, animated: true)
    shown.window.clock.advance(by: 1)
    shown.window.layoutIfNeeded()
    let cell = shown.table.cellForRow(at: zero)
    #expect(cell?.isEditing == true && cell?.editingStyle == .delete)
    #expect(cell?.contentView.frame.minX == 38)
    shown.tap(CGPoint(x: 20, y: 25))
    #expect(cell?.showingDeleteConfirmation == true && shown.rows.log.isEmpty)
    shown.tap(CGPoint(x: 280, y: 25))
    #expect(shown.rows.log == ["commit 1 0"] && shown.texts == ["2", "3"])
    shown.table.setEditing(false, animated: false)
    #expect(shown.table.cellForRow(at: zero)?.contentView.frame.minX == 0)
  }

  @Test("Rows cannot be selected in editing mode unless that is allowed")
  func selectionWhileEditing() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    shown.table.isEditing = true
    shown.tap(CGPoint(x: 150, y: 25))
    #expect(shown.table.indexPathForSelectedRow == nil)
    shown.table.allowsSelectionDuringEditing = true
    shown.tap(CGPoint(x: 150, y: 25))
    #expect(shown.table.indexPathForSelectedRow == zero)
  }

  @Test("Dragging the control of a row moves the row, and the others make room")
  func reordering() {
    let shown = ShownTable(NumberRows([1, 2, 3, 4]))
    shown.table.isEditing = true
    shown.window.layoutIfNeeded()
    shown.drag(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 280, y: 130), lifts: false)
    #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0)
    shown.window.sendTouch(.ended, at: CGPoint(x: 280, y: 130))
    shown.window.clock.advance(by: 1)
    #expect(shown.rows.log == ["move 0 to 2"])
    #expect(shown.texts == ["2", "3", "1", "4"])
    #expect(shown.table.visibleCells.map { $0.frame.minY } == [0, 50, 100, 150])
  }

  @Test(
    "A table scrolls as long as a row is dragged at its edge, and the row moves past rows that were not visible"
  )
  func reorderingBeyondEdge() {
    let shown = ShownTable(NumberRows(Array(1...40)))
    shown.table.isEditing = true
    shown.window.layoutIfNeeded()
    let bottom = CGPoint(x: 280, y: shown.table.frame.maxY - 4)
    shown.drag(from: CGPoint(x: 280, y: 25), to: bottom, lifts: false)
    for _ in 0..<20 {
      shown.window.clock.advance(by: 0.05)
      shown.window.layoutIfNeeded()
    }
    #expect(shown.table.contentOffset.y > 200)
    shown.window.sendTouch(.ended, at: bottom)
    shown.window.clock.advance(by: 1)
    let offset = shown.table.contentOffset.y
    shown.window.clock.advance(by: 1)
    let target = Int(shown.rows.log.last?.split(separator: " ").last ?? "") ?? 0
    #expect(target > 8 && shown.table.contentOffset.y == offset, "\(shown.rows.log)")
  }

  @Test("A swipe opens the actions of a row, a tap on one carries it out, a tap elsewhere closes them")
  func swipe() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    shown.drag(from: CGPoint(x: 250, y: 25), to: CGPoint(x: 170, y: 25))
    let cell = shown.table.cellForRow(at: zero)
    #expect(cell?.frame.minX == -(shown.table.swipes?.actions.fullWidth ?? 0))
    shown.tap(CGPoint(x: 100, y: 75))
    #expect(cell?.frame.minX == 0 && shown.table.indexPathForSelectedRow == nil)
    shown.drag(from: CGPoint(x: 250, y: 25), to: CGPoint(x: 170, y: 25))
    shown.tap(CGPoint(x: 280, y: 25))
    #expect(shown.rows.log == ["commit 1 0"] && shown.texts == ["2", "3"])
  }

  @Test("A swipe across the row carries out the first action")
  func fullSwipe() {
    let shown = ShownTable(NumberRows([1, 2, 3]))
    shown.drag(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 20, y: 25))
    #expect(shown.rows.log == ["commit 1 0"] && shown.texts == ["2", "3"])
  }

  @Test("An accessory narrows the content, and its button calls the delegate")
  func accessories() {
    let shown = ShownTable(NumberRows([1, 2]))
    let cell = shown.table.cellForRow(at: zero)
    #expect(cell?.contentView.frame.width == 300)
    cell?.accessoryType = .disclosureIndicator
    shown.window.layoutIfNeeded()
    #expect(cell?.contentView.frame.width == 276)
    cell?.accessoryType = .detailButton
    shown.window.layoutIfNeeded()
    shown.tap(CGPoint(x: 273, y: 25))
    #expect(shown.rows.log == ["detail 0"])
    cell?.accessoryView = UISwitch()
    shown.window.layoutIfNeeded()
    #expect(cell?.contentView.frame.width == 300 - 16 - UISwitch().bounds.width)
  }
}
