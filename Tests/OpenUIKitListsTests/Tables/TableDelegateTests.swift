import OpenUIKit
import Testing

/// By Apple's documentation of `UITableViewDelegate`.
@MainActor
@Suite("Estimates and primary actions of a table's delegate")
struct TableDelegateTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      section == 29 ? 70 : 0
    }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      section == 28 ? 33 : 0
    }
    var performed: [Int] = []
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      performed.append(indexPath.section)
    }
  }

  @Test("A section below the visible part has the estimates of the delegate")
  func estimates() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.sectionFooterHeight = UITableView.automaticDimension
    table.sectionHeaderTopPadding = 0
    let source = Source()
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 29).height == 70)
    #expect(table.rectForFooter(inSection: 28).height == 33)
  }

  @Test(
    "A tap performs the primary action of a row and posts the change of the selection, and none in editing mode"
  )
  func primaryActions() {
    final class Count: @unchecked Sendable { var value = 0 }
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = Source()
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in count.value += 1 }
    func tap() {
      let frame = table.rectForRow(at: IndexPath(row: 0, section: 1))
      window.sendTouch(.began, at: CGPoint(x: 50, y: frame.midY))
      window.sendTouch(.ended, at: CGPoint(x: 50, y: frame.midY))
      window.clock.advance(by: 1)
    }
    tap()
    #expect(source.performed == [1] && count.value == 1)
    table.isEditing = true
    table.allowsSelectionDuringEditing = true
    tap()
    #expect(source.performed == [1])
    NotificationCenter.default.removeObserver(token)
  }
}
