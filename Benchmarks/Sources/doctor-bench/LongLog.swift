/// Logs of about 200 constraints, and outputs of 5 MB with conflicts that are repeated. All are made up.
struct LongLog {
  let name: String
  let text: String

  /// Whether the page reads the log in its bench too. An address has no room for megabytes.
  var isForPage: Bool { text.utf8.count < 1_000_000 }

  static let all = [
    LongLog("column in a cell", column(of: 66, cellHeight: 400)),
    LongLog("one contradiction among many views", many(200)),
    LongLog("grid of equal widths", grid(rows: 10, columns: 6)),
    LongLog("forty conflicts", (0..<40).map { column(of: 1, cellHeight: 10 + $0) }.joined(separator: "\n")),
    LongLog("100 equal conflicts", output(of: 100, different: 1, noise: 0)),
    LongLog("5 MB, one conflict again and again", output(ofBytes: 5_000_000, different: 1, noise: 0)),
    LongLog("5 MB, forty conflicts again and again", output(ofBytes: 5_000_000, different: 40, noise: 0)),
    LongLog("5 MB, forty conflicts among other lines", output(ofBytes: 5_000_000, different: 40, noise: 60)),
  ]

  /// Conflicts of rows with other addresses each time, between lines of an app.
  private static func output(of count: Int, different: Int, noise: Int) -> String {
    (0..<count).map { number in
      let lines = (0..<noise).map {
        "12:41:07.\(100 + $0) App[714:20] [Sync] item \($0) <Item: 0x60\($0)> done, 'ok'"
      }
      let conflict = column(of: 1, cellHeight: 10 + number % different)
        .replacing("UILabel:0x1", with: "UILabel:0x7f\(number)a").replacing("0xc0", with: "0x7f\(number)c")
      return (lines + [conflict]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func output(ofBytes bytes: Int, different: Int, noise: Int) -> String {
    let one = output(of: different, different: different, noise: noise).utf8.count / different
    return output(of: bytes / one, different: different, noise: noise)
  }

  private init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

  /// Labels below each other with their heights and distances, in a cell that is too small.
  private static func column(of count: Int, cellHeight: Int) -> String {
    var lines = ["Unable to simultaneously satisfy constraints.", "("]
    func add(_ format: String) { lines.append("    \"<NSLayoutConstraint:0x\(lines.count) \(format)>\",") }
    add("V:|-(8)-[UILabel:0x1000]   (active, names: '|':UITableViewCellContentView:0xc0 )")
    for row in 0..<count {
      add("UILabel:0x\(1000 + row).height >= \(18 + row % 3)   (active)")
      add("UILabel:0x\(1000 + row).leading == UITableViewCellContentView:0xc0.leading + 16   (active)")
      if row > 0 { add("V:[UILabel:0x\(999 + row)]-(6)-[UILabel:0x\(1000 + row)]   (active)") }
    }
    add("V:[UILabel:0x\(999 + count)]-(8)-|   (active, names: '|':UITableViewCellContentView:0xc0 )")
    add(
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xc0.height == \(cellHeight)   (active)"
    )
    return (lines + [")"]).joined(separator: "\n")
  }

  /// Views with a place and a size in one superview; one of them is too wide.
  private static func many(_ count: Int) -> String {
    let views = (0..<count / 4).flatMap { view in
      [
        "H:|-(\(view))-[UIView:0x\(1000 + view)]   (active, names: '|':UIView:0xc0 )",
        "V:|-(\(view))-[UIView:0x\(1000 + view)]   (active, names: '|':UIView:0xc0 )",
        "UIView:0x\(1000 + view).width == 40   (active)", "UIView:0x\(1000 + view).height == 40   (active)",
      ]
    }
    let all = views + ["UIView:0x1007.width >= 60   (active)"]
    return all.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }.joined(separator: "\n")
  }

  /// Rows of views that are as wide as the first, in a container that is too narrow.
  private static func grid(rows: Int, columns: Int) -> String {
    var all = ["UIView:0xc0.width == 300   (active)", "UIView:0x1000.width == 60   (active)"]
    for row in 0..<rows {
      for column in 0..<columns {
        let view = "UIView:0x\(1000 + row * columns + column)"
        if row + column > 0 { all.append("\(view).width == UIView:0x1000.width   (active)") }
        if column == 0 { all.append("H:|-(10)-[\(view)]   (active, names: '|':UIView:0xc0 )") }
        let next = "UIView:0x\(1001 + row * columns + column)"
        if column < columns - 1 { all.append("H:[\(view)]-(10)-[\(next)]   (active)") }
        all.append("\(view).height == 44   (active)")
      }
      let last = "UIView:0x\(999 + (row + 1) * columns)"
      all.append("H:[\(last)]-(10)-|   (active, names: '|':UIView:0xc0 )")
    }
    return all.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }.joined(separator: "\n")
  }
}
