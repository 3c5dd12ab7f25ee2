/// The attributes of a text, in runs of characters with the same ones.
///
/// Foundation on Linux stops the program when it compares attributes whose values are objects, such as fonts, so that a text which
/// changes keeps its attributes itself. Positions are in UTF-16 units. Each call takes time in proportion to the number of runs.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var runs: [(length: Int, attributes: Attributes)] = []

  /// Creates the runs of a text; one without attributes has one run.
  init(_ text: NSAttributedString) {
    var unit = 0
    while unit < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: unit, effectiveRange: &range)
      let length = max(1, range.location + range.length - unit)
      runs.append((length, attributes))
      unit += length
    }
  }

  /// Creates one run.
  init(length: Int, _ attributes: Attributes) {
    if length > 0 { runs = [(length, attributes)] }
  }

  /// The attributes at a position, and the range of characters that have them; nil beyond the end.
  func run(at position: Int) -> (attributes: Attributes, range: NSRange)? {
    var start = 0
    for run in runs {
      if position < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    return nil
  }

  /// The runs that a range contains, as far as they are in it.
  func runs(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
    var start = 0
    return runs.compactMap { run in
      defer { start += run.length }
      let first = max(start, range.location)
      let last = min(start + run.length, range.location + range.length)
      return last > first ? (run.attributes, NSRange(location: first, length: last - first)) : nil
    }
  }

  /// Replaces the runs of a range.
  mutating func replace(_ range: NSRange, with new: AttributeRuns) {
    let end = range.location + range.length
    let before = part(upTo: range.location)
    let after = part(from: end)
    runs = before + new.runs + after
  }

  private func part(upTo end: Int) -> [(length: Int, attributes: Attributes)] {
    var start = 0
    return runs.compactMap { run in
      defer { start += run.length }
      let length = min(run.length, end - start)
      return length > 0 ? (length, run.attributes) : nil
    }
  }

  private func part(from first: Int) -> [(length: Int, attributes: Attributes)] {
    var start = 0
    return runs.compactMap { run in
      defer { start += run.length }
      let length = min(run.length, start + run.length - first)
      return length > 0 ? (length, run.attributes) : nil
    }
  }

  /// The runs of a range, with changed attributes.
  func changed(in range: NSRange, _ body: (inout Attributes) -> Void) -> AttributeRuns {
    var changed = AttributeRuns(length: 0, [:])
    changed.runs = runs(in: range).map { run in
      var attributes = run.attributes
      body(&attributes)
      return (run.range.length, attributes)
    }
    return changed
  }
}
