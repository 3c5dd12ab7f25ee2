import Foundation
import Testing

@testable import LayoutTesting

@Suite("Audits of many configurations", .ownScreen)
@MainActor
struct LayoutAuditTests {
  /// A label whose colour is too weak in dark alone, and one that never grows.
  private func makeController() -> UIViewController {
    BuiltController { view in
      let weak = UILabel.make("Total", "total", in: view)
      weak.frame = CGRect(x: 40, y: 200, width: 200, height: 120)
      weak.adjustsFontForContentSizeCategory = true
      weak.textColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .init(white: 0.2, alpha: 1) : .black
      }
      for index in 0..<2 {
        let fixed = UILabel.make("Sum", "sum", in: view)
        fixed.frame = CGRect(x: 40, y: 330 + 40 * CGFloat(index), width: 200, height: 30)
        fixed.font = .systemFont(ofSize: 15)
      }
    }
  }

  private var matrix: [Configuration] {
    Configuration.matrix(
      appearances: [.light, .dark], contentSizes: [.large, .accessibilityMedium], highContrast: [false, true])
  }

  @Test("A problem is reported once, with its configurations, those of most users first")
  func merging() throws {
    let audit = ScreenLayout.audit(
      "Bill", in: matrix, findingProblems: [.contrast, .fixedFont], of: makeController)
    let problems = audit.problems
    #expect(problems.map(\.problem.kind) == [.fixedFont, .contrast])
    #expect(problems[0].configurations == matrix && problems[0].views == 2 && problems[0].share == 1)
    #expect(problems[1].configurations == matrix.filter { $0.appearance == .dark })
    // 27 % of the users have a dark screen (see `UserShare`).
    #expect(abs(problems[1].share - 0.27) < 0.001)
    #expect(problems[1].description.contains("In 4 of 8: iPhone 17, dark"))
    #expect(
      problems[1].description.contains("Do: ") && problems[0].description.contains("all 8 configurations"))
  }

  @Test("A summary counts the layouts with problems, and the problems of each kind")
  func summary() {
    let sound = LayoutAudit(screens: [])
    #expect(sound.summary == "0 of 0 layouts have problems")
    let configurations = [Configuration(), Configuration(device: .iPhoneSE)]
    let audit = ScreenLayout.audit("Faint", in: configurations, findingProblems: [.contrast]) {
      BuiltController { view in
        let label = UILabel.make("Total", in: view)
        label.frame = CGRect(x: 40, y: 100, width: 200, height: 30)
        label.textColor = .systemGray4
      }
    }
    let both = LayoutAudit([audit, sound])
    #expect(both.summary == "2 of 2 layouts have problems\ncontrast: 1 problem in 2 layouts")
  }

  @Test("The contrast of the system's colours is advice, once for all texts and configurations")
  func advice() throws {
    let audit = ScreenLayout.audit("Form", in: matrix, findingProblems: [.contrast]) {
      BuiltController { view in
        for (index, title) in ["Send", "Save", "Share", "Stop", "Send"].enumerated() {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          button.frame = CGRect(x: 40, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
          view.addSubview(button)
        }
      }
    }
    #expect(audit.problems.isEmpty)
    let advice = try #require(audit.advice)
    // systemBlue (0, 122, 255) on white: WCAG 2.2's formula gives 4.02.
    #expect(advice.contains("\"Send\", \"Save\", \"Share\" and 1 more have a contrast of 4 and more"))
    #expect(audit.summary == "0 of 8 layouts have problems\n" + advice)
    #expect(LayoutAudit(screens: []).advice == nil)
  }

  @Test("Configurations that differ in colours alone share a layout, unless colours are a problem")
  func sharing() {
    func count(_ color: UIColor) -> Int {
      var made = 0
      let audit = ScreenLayout.audit("Bill", in: matrix) {
        made += 1
        return BuiltController { view in
          let label = UILabel.make("Total", "total", in: view)
          label.frame = CGRect(x: 40, y: 200, width: 200, height: 120)
          label.adjustsFontForContentSizeCategory = true
          label.textColor = color
        }
      }
      #expect(audit.screens[0].entries.map(\.configuration) == matrix)
      return made
    }
    #expect(count(.label) == 2)
    // Nearly black on black, in two sizes and two contrasts.
    #expect(count(UIColor(white: 0.2, alpha: 1)) == 2 + 4)
  }

  @Test("Results of shared layouts are those of layouts of their own")
  func sharedResults() {
    let audit = ScreenLayout.audit("Bill", in: matrix, of: makeController)
    for entry in audit.screens[0].entries {
      let own = ScreenLayout(in: entry.configuration, of: makeController).problems
      #expect(entry.problems == own)
    }
  }

  @Test("Accepted problems stay silent, new ones and mended ones are found")
  func acceptance() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("bill.accepted.txt")
      let report = RunReport(folder: folder)
      let kinds: Set<LayoutProblem.Kind> = [.contrast, .fixedFont]
      let audit = ScreenLayout.audit("Bill", in: matrix, findingProblems: kinds, of: makeController)
      #expect(try audit.unacceptedProblems(listedAt: url, accepting: false, report: report).count == 2)
      #expect(!FileManager.default.fileExists(atPath: url.path))
      #expect(try audit.unacceptedProblems(listedAt: url, accepting: true, report: report).isEmpty)
      let list = try String(contentsOf: url, encoding: .utf8)
      #expect(
        list.hasPrefix("# ") && list.split(separator: "\n").count == 3 && list.contains("Bill\tcontrast\t"))
      #expect(try audit.unacceptedProblems(listedAt: url, accepting: false, report: report).isEmpty)
      let kept = list.split(separator: "\n").filter { !$0.contains("fixed font") }.joined(separator: "\n")
      try kept.write(to: url, atomically: true, encoding: .utf8)
      let new = try audit.unacceptedProblems(listedAt: url, accepting: false, report: report)
      #expect(new.map(\.problem.kind) == [.fixedFont])
      let light = ScreenLayout.audit(
        "Bill", in: [Configuration()], findingProblems: kinds, of: makeController)
      #expect(
        AcceptedProblems(at: url).mended(among: light.problems, on: ["Bill"]).map(\.kind) == ["contrast"])
      #expect(AcceptedProblems(at: url).mended(among: [], on: ["Another"]).isEmpty)
    }
  }

  @Test("The list has the problems of all test cases, which each have one configuration")
  func acceptanceOfParts() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("bill.accepted.txt")
      let kinds: Set<LayoutProblem.Kind> = [.contrast, .fixedFont]
      for configuration in [Configuration(appearance: .dark), Configuration()] {
        let part = ScreenLayout.audit("Bill", in: [configuration], findingProblems: kinds, of: makeController)
        let rest = try part.unacceptedProblems(
          listedAt: url, isWhole: false, accepting: true, report: RunReport(folder: folder))
        #expect(rest.isEmpty)
      }
      #expect(Set(AcceptedProblems(at: url).lines.keys.map(\.kind)) == ["contrast", "fixed font"])
    }
  }

  @Test("A list is written for 1 alone, and never on build servers")
  func acceptanceVariable() {
    #expect(AcceptedProblems.isWritten(in: ["LAYOUT_TESTING_ACCEPT": "1"]))
    #expect(
      !AcceptedProblems.isWritten(in: [:]) && !AcceptedProblems.isWritten(in: ["LAYOUT_TESTING_ACCEPT": "0"]))
    #expect(!AcceptedProblems.isWritten(in: ["LAYOUT_TESTING_ACCEPT": "1", "CI": "true"]))
  }

  @Test(
    "The page has each problem with a link, its advice and a shared picture, and can be appended to another")
  func page() throws {
    try inFolder { folder in
      let audit = ScreenLayout.audit(
        "Bill <1>", in: matrix, findingProblems: [.contrast, .fixedFont], of: makeController)
      try RunReport(folder: folder).add(
        audit, accepted: AcceptedProblems(at: folder.appendingPathComponent("none")))
      let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(page.components(separatedBy: "<section class=\"item\"").count == 3)
      #expect(
        page.contains("Bill &lt;1&gt;") && page.contains("class=\"do\"") && page.contains("class=\"mark\""))
      #expect(page.components(separatedBy: "class=\"picture\"").count == 3)
    }
  }

  @Test(
    "Each kind has advice with the name of the view, and no mark that was to be replaced",
    arguments: LayoutProblem.Kind.allCases)
  func advice(kind: LayoutProblem.Kind) {
    let named = LayoutProblem(
      kind: kind, view: "UILabel \"price\"", message: "", frame: .null, file: nil, line: nil)
    #expect(!named.advice.contains("$") && !named.advice.contains("sentence above"))
    let plain = LayoutProblem(
      kind: kind, view: "UIButton 'Buy now'", message: "", frame: .null, file: nil, line: nil)
    #expect(!plain.advice.contains("Buy now") && !plain.advice.contains("label."))
  }

  @Test(
    "All shards together have each configuration once, and those with one layout are in one shard",
    arguments: [1, 2, 3, 8, 40])
  func shards(count: Int) throws {
    let all = Configuration.matrix(
      devices: Device.phones, appearances: [.light, .dark], contentSizes: [.large, .small])
    let parts = try (1...count).map { number in
      try #require(TestShard("\(number)/\(count)")).part(of: all)
    }
    #expect(parts.flatMap { $0 }.count == all.count && Set(parts.flatMap { $0 }.map(\.id)).count == all.count)
    #expect(parts.allSatisfy { part in Set(part.map(\.withoutColors.id)).count * 2 == part.count })
    let sizes = parts.map(\.count)
    #expect(sizes.max()! - sizes.min()! <= 2)
  }

  @Test(
    "What is no part of a whole is refused",
    arguments: ["", "2", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"])
  func refusedShards(text: String) { #expect(TestShard(text) == nil) }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
