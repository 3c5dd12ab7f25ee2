import SwiftSyntax

/// Changes to the text of a file. Every line keeps its number, so that messages of the compiler name the right one.
final class Edits {
  private struct Edit {
    var range: Range<Int>
    var text: String
    /// Edits at one place stand in this order: ends of what stands before it, the inner ones first, then beginnings.
    var order: Int

    /// Of replacements that begin at one place the longest counts, after what is inserted there.
    var key: (Int, Int, Int) { (range.lowerBound, range.isEmpty ? Int.min : -range.upperBound, order) }
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Replaces a node by spaces. Ends of lines stay.
  func blank(_ node: some SyntaxProtocol) {
    replace(node, by: "", keepingWidth: true)
  }

  /// Replaces a node. Ends of lines within it stay, after the text.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    replace(node, by: text, keepingWidth: false)
  }

  /// Inserts text in front of a node; several nodes may begin there, and the first edit is that of the outermost.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: place..<place, text: text, order: edits.count))
  }

  /// Inserts text after a node; several nodes may end there, and the first edit is that of the outermost.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: place..<place, text: text, order: -1 - edits.count))
  }

  /// The changed text.
  var result: String {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.key < $1.key }) {
      guard edit.range.lowerBound >= place else { continue }  // Within a part that another edit has replaced.
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  private func replace(_ node: some SyntaxProtocol, by text: String, keepingWidth: Bool) {
    let range =
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let ends = bytes[range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || keepingWidth }
    let rest = ends.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    edits.append(
      Edit(range: range, text: text + String(decoding: rest, as: UTF8.self), order: edits.count))
  }
}
