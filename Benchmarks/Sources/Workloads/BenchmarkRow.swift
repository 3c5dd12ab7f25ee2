import Foundation

/// A row of the table in docs/benchmarks.md.
///
/// The benches append their rows to the file that the variable `MASONRY_BENCH_ROWS` names, if it is set, and
/// `scripts/bench_table.py` makes the table of them. A row is a line of tab-separated cells.
public struct BenchmarkRow {
  private let name: String
  private let microseconds: Double?
  /// The time as a multiple of that of a reference, and the largest multiple that is aimed at.
  private let ratio: Double?
  private let reference: String
  private let limit: Double?
  /// The exponent of the time as a power of the size.
  private let growth: Double?
  private let allocations: Int?
  private let bytesPerView: Double?

  public init(
    _ name: String, microseconds: Double? = nil, ratio: Double? = nil, to reference: String = "",
    limit: Double? = nil, growth: Double? = nil, allocations: Int? = nil, bytesPerView: Double? = nil
  ) {
    self.name = name
    self.microseconds = microseconds
    self.ratio = ratio
    self.reference = reference
    self.limit = limit
    self.growth = growth
    self.allocations = allocations
    self.bytesPerView = bytesPerView
  }

  /// Appends the row to the file of rows. Does nothing without one.
  public func record() {
    guard let path = ProcessInfo.processInfo.environment["MASONRY_BENCH_ROWS"] else { return }
    guard let file = fopen(path, "a") else { fatalError("\(path) cannot be written") }
    fputs(cells.joined(separator: "\t") + "\n", file)
    fclose(file)
  }

  private var cells: [String] {
    [
      name, Self.text(microseconds), Self.text(ratio), ratio == nil ? "" : reference, Self.text(growth),
      allocations.map(String.init) ?? "", bytesPerView.map { String(Int($0.rounded())) } ?? "", aim,
    ]
  }

  /// The limit, and whether the ratio exceeds it in the digits that the table shows.
  private var aim: String {
    guard let limit, let ratio else { return "" }
    let isMet = (ratio * 10).rounded() <= (limit * 10).rounded()
    return String(format: "%gx", limit) + (isMet ? "" : ", missed")
  }

  private static func text(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return String(format: value.magnitude < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
