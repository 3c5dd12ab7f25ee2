import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

/// Rows with the actions of `tableView(_:editActionsForRowAt:)`.
@MainActor
private final class ActionRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    let share = UITableViewRowAction(style: .normal, title: "Share") { _, path in
      self.log.append("share \(path.row)")
    }
    let remove = UITableViewRowAction(style: .destructive, title: "Remove") { [unowned tableView] _, path in
      self.log.append("remove \(path.row)")
      tableView.setEditing(false, animated: true)
    }
    remove.backgroundColor = .purple
    return [remove, share]
  }
}

@MainActor
struct RowActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let rows = ActionRows()

  init() {
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    window.makeKeyAndVisible()
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func swipe(_ y: CGFloat, to x: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 290, y: y))
    for step in 1...10 {
      window.clock.advance(by: 0.05)
      window.sendTouch(.moved, at: CGPoint(x: 290 + (x - 290) * CGFloat(step) / 10, y: y))
    }
    window.clock.advance(by: 1)
    window.sendTouch(.ended, at: CGPoint(x: x, y: y))
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func tap(_ point: CGPoint) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
    window.clock.advance(by: 1)
  }

  @Test func theFirstActionIsAtTheEdgeAndGetsItsRow() {
    swipe(75, to: 100)
    #expect(table.swipes?.actions.configuration.actions.map(\.title) == ["Remove", "Share"])
    #expect(table.swipes?.actions.configuration.actions[0].backgroundColor == .purple)
    tap(CGPoint(x: 290, y: 75))
    #expect(rows.log == ["remove 1"])
  }

  @Test func endingTheEditingHidesTheActionsAndOtherHandlersKeepThem() {
    swipe(25, to: 100)
    let share = table.swipes?.actions.configuration.actions[1]
    share?.handler(share!, table) { _ in }
    #expect(rows.log == ["share 0"] && table.swipes != nil)
    tap(CGPoint(x: 290, y: 25))
    #expect(rows.log == ["share 0", "remove 0"] && table.swipes == nil)
  }

  @Test func aSwipeAcrossTheRowPerformsNothing() {
    swipe(25, to: 0)
    #expect(rows.log.isEmpty && table.swipes != nil)
  }

  @Test func theRecogniserOfSwipesIsReleasedWithItsTable() {
    weak var swipe: UIGestureRecognizer?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      swipe = table.gestureRecognizers?.first { $0 is RowSwipeGestureRecognizer }
      #expect(swipe != nil)
    }
    #expect(swipe == nil)
  }

  @Test func rowsThatCannotBeEditedHaveNoActions() {
    swipe(125, to: 100)
    #expect(table.swipes == nil)
  }
}
