/// Passes the lines of an output on, and adds an explanation below each conflict.
///
/// ```swift
/// var follower = ConflictFollower()
/// while let line = readLine() { print(follower.output(for: line), terminator: "") }
/// print(follower.finish(), terminator: "")
/// ```
///
/// A conflict that is equal to an earlier one is counted, and not explained again.
public struct ConflictFollower {
  private enum Place { case outside, inList, behindList, beforeBroken }

  private var place = Place.outside
  private var block: [String] = []
  private var counts: [[UInt8]: Int] = [:]

  /// A longer list is explained as far as it has come.
  private static let mostLines = 2_000

  /// Creates a follower that has seen no line.
  public init() {}

  /// Returns what to print for a line without its end: the line, and the explanation of a conflict that ends before or with it.
  public mutating func output(for line: String) -> String {
    let bytes = Array(line.utf8)[...]
    let passed = line + "\n"
    if bytes.firstIndex(of: "simultaneously satisfy") != nil
      || bytes.firstIndex(of: "Conflicting constraints detected") != nil
    {
      let explanation = finish()
      (place, block) = (.inList, [line])
      return explanation + passed
    }
    guard place != .outside else { return passed }
    if place == .behindList, !Self.belongs(bytes) { return finish() + passed }
    block.append(line)
    return move(bytes) || block.count > Self.mostLines ? passed + finish() : passed
  }

  /// Returns the explanation of the conflict that has no end yet; empty if there is none.
  public mutating func finish() -> String {
    let text = block.joined(separator: "\n")
    (place, block) = (.outside, [])
    guard !text.isEmpty else { return "" }
    return ConstraintLog.logs(in: text).map { explanation(of: $0) }.joined()
  }

  /// Moves behind a line of the block. Returns whether it is the last.
  private mutating func move(_ line: ArraySlice<UInt8>) -> Bool {
    let isBreaking =
      line.firstIndex(of: "recover by breaking") != nil || line.firstIndex(of: "breaking constraint") != nil
    if isBreaking { place = .beforeBroken }
    if place == .beforeBroken {
      return line.firstIndex(of: "Constraint:") != nil || line.firstIndex(of: "<private>") != nil
    }
    let trimmed = line.trimmed
    let isEnd =
      trimmed.elementsEqual(")".utf8) || trimmed.elementsEqual(").".utf8) || trimmed.elementsEqual("]".utf8)
    if isEnd { place = .behindList }
    return false
  }

  /// Whether a line behind a list still belongs to its block.
  private static func belongs(_ line: ArraySlice<UInt8>) -> Bool {
    line.trimmed.isEmpty || line.firstIndex(of: "recover by breaking") != nil
      || line.firstIndex(of: "breaking constraint") != nil
  }

  private mutating func explanation(of log: ConstraintLog) -> String {
    let key = RepeatedLogs.key(of: log)
    let count = counts[key, default: 0] + log.count
    counts[key] = count
    guard count == log.count else {
      return "\n  masonry: the same conflict as before, \(count) times now.\n\n"
    }
    let lines = Diagnosis(of: log).text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n  masonry: " + lines.joined(separator: "\n  ") + "\n"
  }
}
