/// The lines in which two texts differ: those of the first with "-", those of the second with "+".
package struct TextDifference {
  package let text: String

  package init(_ expected: String, _ actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var lines: [(position: Int, order: Int, text: String)] = []
    for change in changes {
      switch change {
      case .remove(let offset, let element, _): lines.append((offset, 0, "- \(element)"))
      case .insert(let offset, let element, _): lines.append((offset, 1, "+ \(element)"))
      }
    }
    let sorted = lines.sorted { ($0.position, $0.order) < ($1.position, $1.order) }
    let shown = sorted.prefix(Self.limit).map(\.text)
    let rest = sorted.count > Self.limit ? ["… and \(sorted.count - Self.limit) more lines"] : []
    text = (shown + rest).joined(separator: "\n")
  }

  private static let limit = 40
}
