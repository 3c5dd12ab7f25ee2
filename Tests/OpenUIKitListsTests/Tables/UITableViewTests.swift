import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var titles: [String?] = []
  var log: [String] = []
  var made = 0
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
    cell.textLabel?.text = "\(path.section).\(path.row)"
  }

  init(_ counts: Int...) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
}

@MainActor
private final class TallRow: UITableViewCell {
  let box = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Tables")
struct UITableViewTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func show(_ rows: Rows, _ cellClass: AnyClass = UITableViewCell.self) {
    table.register(cellClass, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  @Test("Only the rows that are visible have cells, and the content is as high as all of them")
  func visibleRows() {
    let rows = Rows(1000)
    show(rows)
    #expect(table.contentSize == CGSize(width: 200, height: 50_000))
    #expect(table.visibleCells.count == 4 && rows.made == 4)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    #expect(
      table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame
        == CGRect(x: 0, y: 100, width: 200, height: 50))
  }

  @Test("Cells that scroll away are used again")
  func reuse() {
    let rows = Rows(1000)
    show(rows)
    let first = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.contentOffset.y = 25_000
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [500, 501, 502, 503])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.500", "0.501", "0.502", "0.503"])
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    table.contentOffset.y = 5_000
    window.layoutIfNeeded()
    let all = first.union(table.visibleCells.map(ObjectIdentifier.init))
    #expect(all.count <= 8 && table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }

  @Test("Rows of automatic height are as high as their constraints make them")
  func automaticHeights() {
    let rows = Rows(10)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    show(rows, TallRow.self)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 70)
    // Three rows show and are known, at 70; the other seven are still estimated at 44.
    #expect(table.contentSize.height == 518)
    #expect((table.visibleCells.first as? TallRow)?.box.frame == CGRect(x: 0, y: 10, width: 200, height: 50))
    table.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 45)
  }

  @Test("No constraint of a cell is given up before the cell has its height, nor after the width has changed")
  func noConflicts() {
    let rows = Rows(10)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    var conflicts: [String] = []
    window.unsatisfiableConstraintsHandler = { conflicts.append($0.message) }
    show(rows, TallRow.self)
    table.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(conflicts == [])
  }

  @Test("A row of a cell's own labels is 44 points high")
  func labels() {
    let rows = Rows(3)
    rows.height = { _ in UITableView.automaticDimension }
    show(rows)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 200, height: 44))
  }

  @Test("Sections have titles above them")
  func sections() {
    let rows = Rows(2, 1)
    rows.titles = [nil, "More"]
    show(rows)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 150)
    #expect(window.accessibilityTree().map(\.accessibilityLabel).contains("More"))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
  }

  // Xcode states 18 points for headers and footers of grouped tables. In files that it saved the row below a first title starts at 56 points.
  // That of the next section with titles starts 76 points below the rows: 38 for the footer and 38 for the header.
  @Test("A small height of all headers and footers of a grouped table is not that of titles")
  func groupTitles() {
    func grouped(_ height: CGFloat) -> [CGFloat] {
      let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 800), style: .grouped)
      let rows = Rows(1, 1, 1)
      rows.titles = ["First", nil, "Last"]
      grouped.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      grouped.rowHeight = 50
      (grouped.sectionHeaderHeight, grouped.sectionFooterHeight) = (height, height)
      grouped.dataSource = rows
      window.addSubview(grouped)
      window.layoutIfNeeded()
      return (0..<3).map { grouped.rectForHeader(inSection: $0).height }
    }
    let automatic = grouped(UITableView.automaticDimension)
    #expect(automatic[0] > 38)
    #expect(grouped(18) == [automatic[0], 18, automatic[2]])
    #expect(grouped(90) == [90, 90, 90])
  }

  @Test("Header and footer views scroll with the rows")
  func headerAndFooter() {
    let rows = Rows(2)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    show(rows)
    #expect(table.contentSize.height == 150)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 200, height: 20))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 85))?.row == 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 10)) == nil)
  }

  @Test("A tap selects a row; another one deselects the first; a drag selects nothing")
  func selection() {
    let rows = Rows(100)
    show(rows)
    func tap(_ y: CGFloat) {
      window.sendTouch(.began, at: CGPoint(x: 50, y: y))
      window.sendTouch(.ended, at: CGPoint(x: 50, y: y))
    }
    tap(60)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells[1].isSelected)
    tap(10)
    #expect(rows.log == ["selected 1", "deselected 1", "selected 0"])
    rows.log = []
    window.sendTouch(.began, at: CGPoint(x: 50, y: 150))
    window.sendTouch(.moved, at: CGPoint(x: 50, y: 100))
    window.sendTouch(.moved, at: CGPoint(x: 50, y: 60))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 60))
    #expect(rows.log.allSatisfy { $0 == "scrolled" } && !rows.log.isEmpty)
  }

  @Test("A row with texts side by side is as high as the higher one, one with texts below each other as both")
  func styles() {
    final class Styles: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: indexPath.row == 0 ? .value1 : .subtitle, reuseIdentifier: nil)
        cell.textLabel?.font = .systemFont(ofSize: 30)
        cell.textLabel?.text = "text"
        cell.detailTextLabel?.text = "detail"
        return cell
      }
    }
    let source = Styles()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = table.visibleCells.map { $0.frame.height }
    let title = table.visibleCells[0].textLabel?.intrinsicContentSize.height ?? 0
    #expect(heights[0] < title + 30 && heights[1] > heights[0])
  }

  @Test("Cells of a group have its colour, its first and last have lines from edge to edge")
  func groups() {
    let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .grouped)
    let rows = Rows(2)
    rows.configure = { cell, path in if path.row == 1 { cell.backgroundColor = .red } }
    grouped.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    grouped.dataSource = rows
    window.addSubview(grouped)
    window.layoutIfNeeded()
    let cells = grouped.visibleCells
    #expect(cells.map { $0.backgroundColor } == [.secondarySystemGroupedBackground, .red])
    #expect(cells.map { $0.separatorLine.frame.minX } == [16, 0])
    let lines = cells.map { cell in
      cell.subviews.count { !$0.isHidden && $0.frame.minY == 0 && $0.frame.height < 1 }
    }
    #expect(lines == [1, 0])
  }

  @Test("Scrolling to a row puts it where it was asked to be")
  func scrolling() {
    show(Rows(100))
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2500)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 2425)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4800)
    table.scrollToRow(at: IndexPath(row: 98, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 4800)
  }

  @Test(
    "Scrolling to a row of automatic height ends at it, though the rows on the way are higher than estimated",
    arguments: [false, true])
  func scrollingToUnmeasuredRow(isAnimated: Bool) {
    let rows = Rows(60)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    table.estimatedRowHeight = 20
    show(rows, TallRow.self)
    for (row, position) in [(59, UITableView.ScrollPosition.bottom), (3, .top), (30, .middle), (50, .none)] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: isAnimated)
      for _ in 0..<10 {
        window.clock.advance(by: 0.05)
        window.layoutIfNeeded()
      }
      let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
      let visible = table.bounds
      let distance =
        switch position {
        case .top: frame.minY - visible.minY
        case .middle: frame.midY - visible.midY
        default: frame.maxY - visible.maxY
        }
      #expect(frame.height == 70 && abs(distance) < 0.5, "row \(row)")
    }
  }

  @Test(
    "A scroll to a row right after a reload moves, though the new rows fit by their estimates",
    arguments: [false, true])
  func scrollingAfterReload(isAnimated: Bool) {
    let rows = Rows(4)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    show(Rows(0))
    show(rows, TallRow.self)
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .bottom, animated: isAnimated)
    for _ in 0..<10 {
      window.clock.advance(by: 0.05)
      window.layoutIfNeeded()
    }
    #expect(abs(table.contentOffset.y - 80) < 0.5)
  }

  @Test("A scroll of the user after one to a row stays")
  func scrollingElsewhere() {
    let rows = Rows(60)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    show(rows, TallRow.self)
    table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    table.contentOffset.y = 70
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 70)
  }

  @Test("A row whose constraints determine no height has that of a row of text")
  func noHeight() {
    final class Loose: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = Rows(2)
    rows.height = { _ in UITableView.automaticDimension }
    rows.configure = { _, _ in }
    show(rows, Loose.self)
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test("Reloading asks for everything again")
  func reloading() {
    let rows = Rows(3)
    show(rows)
    rows.counts = [1]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 1 && table.contentSize.height == 50)
  }
}
