import OpenUIKit
import Testing

/// Source: Apple's documentation of `UITableView.fillerRowHeight`.
@MainActor
@Suite("Empty rows that fill a table")
struct FillerRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let source = Source()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: window.bounds, style: style)
    table.rowHeight = 60
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  /// The lower edges of the lines below the rows that show.
  private func lines(_ table: UITableView) -> [CGFloat] {
    window.layoutIfNeeded()
    let views = table.subviews.filter { !($0 is UITableViewCell) }.flatMap(\.subviews)
    let thin = views.filter { $0.frame.height > 0 && $0.frame.height <= 1 }
    let ends = thin.map { line -> CGFloat in
      // A third of a point is no exact number.
      let end: CGFloat = line.convert(line.bounds, to: table).maxY
      return (end * 100).rounded() / 100
    }
    return ends.filter { $0 > 120 && $0 <= 400 }.sorted()
  }

  @Test("There are none by default, and rows of a height or of that of the last row if the table has them")
  func heights() {
    let table = table()
    #expect(table.fillerRowHeight == 0 && lines(table) == [])
    table.fillerRowHeight = 100
    #expect(lines(table) == [220, 320] as [CGFloat])
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(lines(table) == [180, 240, 300, 360] as [CGFloat])
    table.fillerRowHeight = .nan
    #expect(table.fillerRowHeight == UITableView.automaticDimension)
    // The lines take no part in the content.
    #expect(table.contentSize.height == 120 && table.visibleCells.count == 2)
    source.count = 6
    table.reloadData()
    #expect(lines(table).filter { $0 > 360 } == [])
  }

  @Test("A table of another style, one without lines and one with a footer have none")
  func none() {
    let plain = table()
    plain.fillerRowHeight = 50
    #expect(!lines(plain).isEmpty)
    plain.tableFooterView = UIView()
    #expect(lines(plain) == [])
    plain.tableFooterView = nil
    plain.separatorStyle = .none
    #expect(lines(plain) == [])
    let grouped = table(.grouped)
    grouped.fillerRowHeight = 50
    #expect(lines(grouped).filter { $0.truncatingRemainder(dividingBy: 50) == 0 } == [])
  }
}
