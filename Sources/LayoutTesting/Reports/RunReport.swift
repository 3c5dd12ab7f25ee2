import Foundation

/// All failed snapshots and all problems of a test run, as one page that opens from disk.
///
/// Each failure and each audit is a file in the folder of the report, and the page consists of these files. Their names begin with the
/// number of the process. Files of other processes belong to earlier runs and are removed.
///
/// Pages can be appended to each other, as text: `cat shard-*/index.html > index.html` is one page with everything, once.
struct RunReport {
  let folder: URL

  init(folder: URL? = nil) {
    let named = ProcessInfo.processInfo.environment["LAYOUT_TESTING_REPORT"]
    self.folder = folder ?? URL(fileURLWithPath: named ?? ".build/layout-report")
  }

  func add(_ failure: SnapshotFailure) throws { try add(FailureSection(failure).html) }

  /// Adds the problems of an audit, those of the list marked as accepted.
  func add(_ audit: LayoutAudit, accepted: AcceptedProblems) throws {
    let sections = audit.problems.map { problem in
      ProblemSection(problem, on: audit, isAccepted: accepted.contains(problem)).html
    }
    var pictures: [String: String] = [:]
    for picture in audit.screens.flatMap(\.entries).compactMap(\.picture) {
      pictures[picture.identifier] = picture.base64
    }
    let stored = pictures.sorted { $0.key < $1.key }.map {
      "<script type=\"text/plain\" class=\"picture\" data-id=\"\($0.key)\">\($0.value)</script>"
    }
    try add((ScreenList(audit: audit).html + sections + stored).joined(separator: "\n"))
  }

  /// Adds a part of the page and writes the page.
  private func add(_ html: String) throws {
    let parts = folder.appendingPathComponent("failures")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    let process = "\(ProcessInfo.processInfo.processIdentifier)-"
    for name in try FileManager.default.contentsOfDirectory(atPath: parts.path) where !name.hasPrefix(process)
    {
      try? FileManager.default.removeItem(at: parts.appendingPathComponent(name))
    }
    let part = parts.appendingPathComponent(process + UUID().uuidString + ".html")
    try html.write(to: part, atomically: true, encoding: .utf8)
    try writePage(of: parts)
  }

  private func writePage(of parts: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted()
    let sections = names.compactMap {
      try? String(contentsOf: parts.appendingPathComponent($0), encoding: .utf8)
    }
    let page = HTMLPage(
      title: "Layout tests", body: sections.joined(separator: "\n"), style: RunPage.style,
      script: RunPage.script)
    try page.text.write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
  }
}

/// One failure in the page.
private struct FailureSection {
  let failure: SnapshotFailure

  init(_ failure: SnapshotFailure) { self.failure = failure }

  var html: String {
    """
    <section class="item" id="\(identifier)" data-screen="\(failure.title.htmlEscaped)" data-kind="snapshot" data-share="2" \
    data-configurations="[]"><h2><a href="#\(identifier)">snapshot: \(failure.title.htmlEscaped)</a></h2><pre>\(failure.message.htmlEscaped)</pre>\(content)</section>
    """
  }

  private var identifier: String { "s" + Fingerprint.text(of: Array(failure.title.utf8)) }

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
  var dataURL: String { "data:image/png;base64," + base64 }

  /// The bytes of a PNG file as text.
  var base64: String { Data(quickPNG).base64EncodedString() }

  /// A name that pictures with the same pixels share.
  var identifier: String { Fingerprint.text(of: bytes) }
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
