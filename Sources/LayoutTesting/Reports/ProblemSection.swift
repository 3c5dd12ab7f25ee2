/// One problem in the page of a run: what is wrong, what to do, where it occurs, and the screen with the place outlined.
struct ProblemSection {
  private let problem: ScreenProblem
  private let isAccepted: Bool
  private let picture: Picture?
  private let windowSize: CGSize

  init(_ problem: ScreenProblem, on audit: LayoutAudit, isAccepted: Bool) {
    (self.problem, self.isAccepted) = (problem, isAccepted)
    let configuration = problem.configurations[0]
    let entries = audit.screens.filter { $0.name == problem.screen }.flatMap(\.entries)
    picture = entries.first { $0.configuration == configuration }?.picture
    windowSize = configuration.windowSize
  }

  /// A name for links, the same in each run and on each machine.
  private var identifier: String {
    "p" + Fingerprint.text(of: Array(problem.identity.fields.joined(separator: "\t").utf8))
  }

  var html: String {
    let found = problem.problem
    let place = found.file.map { "<p><code>\($0.htmlEscaped):\(found.line ?? 0)</code></p>" } ?? ""
    let number = problem.views > 1 ? " <small>\(problem.views) views</small>" : ""
    let mark = isAccepted ? " <small>accepted</small>" : ""
    return """
      <section class="item" id="\(identifier)" data-screen="\(problem.screen.htmlEscaped)" \
      data-kind="\(found.kind.rawValue)" data-share="\(problem.share)" data-audited="\(problem.audited)" \
      data-accepted="\(isAccepted)" data-configurations="\(configurations.htmlEscaped)">
      <h2><a href="#\(identifier)">\(found.kind.rawValue): \(found.view.htmlEscaped)</a>\(number)\(mark)</h2>
      <p class="screen">\(problem.screen.htmlEscaped)</p><div class="row">\(figure)<div class="text">\
      <p>\(found.message.htmlEscaped)</p><p class="do">\(found.advice.htmlEscaped)</p>\(place)<p class="in"></p></div></div></section>
      """
  }

  private var configurations: String {
    "[" + problem.configurations.map { "\"\($0.description)\"" }.joined(separator: ",") + "]"
  }

  private var figure: String {
    guard let picture else { return "" }
    return """
      <figure><div class="shot"><img data-picture="\(picture.identifier)" width="\(picture.width)" height="\(picture.height)" \
      alt="the screen">\(outline)</div></figure>
      """
  }

  /// The outline in parts of the picture, so that one picture serves all problems of a screen.
  private var outline: String {
    let frame = problem.problem.frame.intersection(
      CGRect(origin: .zero, size: windowSize).insetBy(dx: -2, dy: -2))
    guard !frame.isNull, windowSize.width > 0, windowSize.height > 0 else { return "" }
    func percent(_ value: CGFloat, _ whole: CGFloat) -> String { "\((value / whole * 1000).rounded() / 10)%" }
    return """
      <span class="mark" style="left:\(percent(frame.minX, windowSize.width));top:\(percent(frame.minY, windowSize.height));\
      width:\(percent(frame.width, windowSize.width));height:\(percent(frame.height, windowSize.height))"></span>
      """
  }
}

/// The screens of an audit in the page of a run, with the number of problems of each.
struct ScreenList {
  let audit: LayoutAudit

  var html: [String] {
    audit.screens.map { screen in
      let count = screen.mergedProblems.count
      let missing =
        screen.unreached.isEmpty
        ? "" : ", not reached in " + screen.unreached.map(\.description).joined(separator: "; ")
      return """
        <p class="audited" data-screen="\(screen.name.htmlEscaped)">\(screen.name.htmlEscaped): \(count) problems in \
        \(screen.entries.count) configurations\(missing.htmlEscaped)</p>
        """
    }
  }
}
