import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Tables whose content changes")
struct TableChangeTests {
  private final class Source: UITableViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private final class Cell: UITableViewCell {
    let content = ContentView(10, 60)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))

  private func show(_ source: Source) {
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  @Test("a table that was scrolled to its end shows its rows when there are fewer")
  func fewerRows() {
    let source = Source(50)
    table.rowHeight = 44
    show(source)
    table.contentOffset.y = 1760
    window.layoutIfNeeded()
    source.count = 5
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.count == 5)
  }

  @Test("a table without a data source is empty")
  func noDataSource() {
    let source = Source(50)
    table.rowHeight = 44
    show(source)
    table.dataSource = nil
    window.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }

  /// `selfSizingInvalidation` is `.enabled` by default (iOS 16): cells that call `invalidateIntrinsicContentSize()` are
  /// resized.
  @Test("a row gets another height when its cell reports a change of its content")
  func contentOfCellChanges() {
    let source = Source(3)
    show(source)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell
    #expect(cell?.frame.height == 60)
    cell?.content.content.height = 90
    cell?.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(cell?.frame.height == 90)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 90)
    #expect(table.contentSize.height == 210)
  }

  @Test("a cell fits what is in its content view")
  func fittingSizeOfCell() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 60))
  }
}
