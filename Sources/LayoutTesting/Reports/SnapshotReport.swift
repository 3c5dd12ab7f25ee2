import Foundation

/// All failures of a test run, as one page that opens from disk.
///
/// Each failure is a file in the folder of the report, and the page consists of these files. Their names begin with the
/// number of the process. Files of other processes belong to earlier runs and are removed.
struct SnapshotReport {
  let folder: URL

  init(folder: URL? = nil) {
    let named = ProcessInfo.processInfo.environment["LAYOUT_TESTING_REPORT"]
    self.folder = folder ?? URL(fileURLWithPath: named ?? ".build/layout-report")
  }

  func add(_ failure: SnapshotFailure) throws {
    let parts = folder.appendingPathComponent("failures")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    let process = "\(ProcessInfo.processInfo.processIdentifier)-"
    for name in try FileManager.default.contentsOfDirectory(atPath: parts.path) where !name.hasPrefix(process)
    {
      try? FileManager.default.removeItem(at: parts.appendingPathComponent(name))
    }
    let part = parts.appendingPathComponent(process + UUID().uuidString + ".html")
    try FailureSection(failure).html.write(to: part, atomically: true, encoding: .utf8)
    try writePage(of: parts)
  }

  private func writePage(of parts: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted()
    let sections = names.compactMap {
      try? String(contentsOf: parts.appendingPathComponent($0), encoding: .utf8)
    }
    let page = HTMLPage(
      title: "Layout tests: \(sections.count) failures", body: sections.joined(separator: "\n"))
    try page.text.write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
  }
}

/// One failure in the page.
private struct FailureSection {
  let failure: SnapshotFailure

  init(_ failure: SnapshotFailure) { self.failure = failure }

  var html: String {
    """
    <section><h2>\(failure.title.htmlEscaped)</h2><pre>\(failure.message.htmlEscaped)</pre>\(content)</section>
    """
  }

  private var content: String {
    guard case .picture(let actual)? = failure.actual else { return "" }
    guard case .picture(let expected)? = failure.expected else { return figure("actual", actual) }
    let difference = failure.difference.map { figure("difference", $0) } ?? ""
    return """
      <div class="row">\(figure("expected", expected))\(figure("actual", actual))\(difference)\
      <figure><figcaption>both <label><input type="checkbox" class="blink"> blink</label></figcaption>\
      <div class="both"><img src="\(expected.dataURL)" alt="expected"><img class="over" src="\(actual.dataURL)" alt="actual"></div>\
      <input type="range" class="slider" min="0" max="100" value="50" aria-label="part of the actual picture"></figure></div>
      """
  }

  private func figure(_ name: String, _ picture: Picture) -> String {
    "<figure><figcaption>\(name)</figcaption><img src=\"\(picture.dataURL)\" alt=\"\(name)\"></figure>"
  }
}

extension Picture {
  /// The picture within a page.
  var dataURL: String { "data:image/png;base64," + Data(quickPNG).base64EncodedString() }
}

extension String {
  /// The text with the characters that have a meaning in HTML escaped.
  var htmlEscaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }
}
