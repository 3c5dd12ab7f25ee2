import OpenUIKit
import Testing

/// Rows whose texts are tied to the margins of the content view. They are 20 points in a table of 440 (see `UITableView.rowMargin`), and 16
/// in a cell that was just made.
@MainActor
@Suite("Rows with texts at their margins")
struct MarginMeasureTests {
  /// A row for each length of a text, so that some take another line in 400 points than in 408.
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row % 2 == 1 { cell.accessoryType = .disclosureIndicator }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: "word", count: indexPath.row + 1).joined(separator: " ")
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }
  }

  @Test("Each text has the height that it needs at the width that it gets", arguments: [390.0, 440, 812])
  func heights(width: CGFloat) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: width, height: 6000))
    // A telephone on its side has its camera at one of them.
    let side: CGFloat = width == 812 ? 50 : 0
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    let table = UITableView(frame: window.bounds)
    let source = Source()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let labels = table.visibleCells.compactMap { $0.contentView.subviews.first as? UILabel }
    #expect(labels.count == 40)
    for label in labels {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
      #expect(abs(label.bounds.height - needed) < 0.4, "\(label.bounds.width) points wide")
    }
  }

  /// A header for each length of a text.
  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: "word", count: section + 1).joined(separator: " ")
      label.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(label)
      let margins = header.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return header
    }
  }

  @Test(
    "Each text of a header has the height that it needs at the width that it gets", arguments: [390.0, 812])
  func headers(width: CGFloat) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: width, height: 6000))
    let side: CGFloat = width == 812 ? 50 : 0
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    let table = UITableView(frame: window.bounds)
    let source = Headers()
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
    let labels = (0..<40).compactMap {
      table.headerView(forSection: $0)?.contentView.subviews.first as? UILabel
    }
    #expect(labels.count == 40)
    for label in labels {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
      #expect(abs(label.bounds.height - needed) < 0.4, "\(label.bounds.width) points wide")
    }
  }
}
