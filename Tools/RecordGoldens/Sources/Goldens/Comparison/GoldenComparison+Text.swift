import Foundation

extension GoldenComparison {
  /// The rows as a table, then the largest differences, a line each.
  ///
  /// - Parameter most: how many differences and views without a partner are listed at most.
  public func text(listing most: Int) -> String {
    let shown = differences.prefix(most).map(Self.line)
    let hidden = max(0, differences.count - most)
    let missing = unmatched.prefix(most).map { "only in one: \($0)" }
    return (table + [""] + shown + (hidden > 0 ? ["… \(hidden) more"] : []) + missing).joined(separator: "\n")
  }

  private var table: [String] {
    ["| kind | views | within 0.5 | within 1 |", "|---|---:|---:|---:|"]
      + rows.map { row in
        "| \(row.kind) | \(row.views) | \(Self.share(row.withinHalf, row.views)) | \(Self.share(row.withinOne, row.views)) |"
      }
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
  }

  private static func line(_ difference: Difference) -> String {
    "\(difference.scene) \(difference.path) \(difference.kind) \(difference.attribute): "
      + "recorded \(numbers(difference.recorded)), here \(numbers(difference.laidOut))"
  }

  private static func numbers(_ numbers: [Double]) -> String {
    numbers.map { String(format: "%g", $0) }.joined(separator: " ")
  }
}
