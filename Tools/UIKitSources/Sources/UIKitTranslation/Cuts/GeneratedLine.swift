/// A line of Swift that the plugin writes for a part of an app, such as a class that a storyboard names. It ends in a comment with the part, so
/// that an error in it leaves out that part alone.
struct GeneratedLine: Equatable {
  /// The line without its indentation.
  let code: String
  /// The part, such as `class Screen` or `UIImage.userAvatar`.
  let name: String
  /// The file with the part, and its line from 1; nil for none.
  var place: (file: String, line: Int)?

  /// Creates a line for a part.
  init(_ code: String, of name: String, at place: (file: String, line: Int)? = nil) {
    (self.code, self.name, self.place) = (code, name, place)
  }

  static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  /// The line with its comment.
  var text: String {
    "\(code)  // for " + (place.map { "\($0.file):\(max(1, $0.line)): " } ?? "") + name.onOneLine
  }

  /// Whether the line is left out. What has become another line is tried again.
  func isLeftOut(by cuts: [Cut]) -> Bool {
    cuts.contains { $0.kind == .generated && $0.name == name.onOneLine && $0.mark == TextMark.of(code) }
  }

  /// Reads a line with its comment; nil for another line.
  private init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: /\s*(.*)  \/\/ for (?:(\/.+?):(\d+): )?(.+)/) else { return nil }
    let place = match.2.flatMap { file in match.3.flatMap { Int($0) }.map { (String(file), $0) } }
    self.init(String(match.1), of: String(match.4), at: place)
  }

  /// The cut of the line with an error, in a file that the plugin has written; nil if the line is for no part.
  static func cut(for refusal: CompilerRefusal, in text: String) -> Cut? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard refusal.line >= 1, refusal.line <= lines.count, let line = GeneratedLine(lines[refusal.line - 1])
    else {
      return nil
    }
    return Cut(
      file: line.place?.file ?? refusal.file, line: line.place?.line ?? refusal.line, kind: .generated,
      name: line.name, mark: TextMark.of(line.code), cause: refusal.message.onOneLine, depth: 0)
  }
}
