import Foundation
import Testing

@testable import ConstraintLog

/// The code that the constraint doctor proposes, compiled: with anchors, with Masonry, and with a stand-in for SnapKit.
@Suite struct ProposedCodeTests {
  /// The names of SnapKit's language that proposals use, with SnapKit's signatures.
  private static let snapKit = """
    @MainActor struct ConstraintItem {}
    protocol ConstraintRelatableTarget {}
    extension Int: ConstraintRelatableTarget {}
    extension Double: ConstraintRelatableTarget {}
    extension ConstraintItem: ConstraintRelatableTarget {}
    protocol ConstraintNumber {}
    extension Int: ConstraintNumber {}
    extension Double: ConstraintNumber {}
    @MainActor struct ConstraintMakerEditable {
      @discardableResult func multipliedBy(_ amount: ConstraintNumber) -> ConstraintMakerEditable { self }
      @discardableResult func offset(_ amount: ConstraintNumber) -> ConstraintMakerEditable { self }
      @discardableResult func priority(_ amount: ConstraintNumber) -> ConstraintMakerEditable { self }
    }
    @MainActor struct ConstraintMakerExtendable {
      @discardableResult func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { .init() }
      @discardableResult func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { .init() }
      @discardableResult func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { .init() }
    }
    @MainActor struct ConstraintMaker {
      \(attributes.map { "var \($0): ConstraintMakerExtendable { .init() }" }.joined(separator: "\n"))
    }
    @MainActor struct ConstraintDSL {
      \(attributes.map { "var \($0): ConstraintItem { .init() }" }.joined(separator: "\n"))
      func makeConstraints(_ closure: (ConstraintMaker) -> Void) {}
    }
    extension UIView { var snp: ConstraintDSL { .init() } }
    extension UILayoutGuide { var snp: ConstraintDSL { .init() } }
    // AppKit's name of a priority.
    extension NSLayoutConstraint { typealias Priority = UILayoutPriority }

    """

  private static let attributes = ConstraintLog.Attribute.allCases.map { $0.rawValue }

  /// Logs of the reader's tests, and names that make bad identifiers.
  private static func logs() throws -> [String] {
    let folder = Repository.folder.appendingPathComponent("Tests/ConstraintLogTests/Logs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let names = [
      "class", "self", "2nd label", "🙂", "a/b", "it's", "x,y", "#1", "@home", "a+b", "über/größe", "设置",
      "Foo_bar", "_", "a.b.c", "login(1)",
      "line\\nbreak", "*/", "\\", "a: b",
    ]
    let named = names.map { name in
      """
      "<NSLayoutConstraint:0x1 \(name).width == 20   (active, names: \(name):0xa1 )>"
      "<NSLayoutConstraint:0x2 \(name).width == 40   (active, names: \(name):0xa1 )>"
      """
    }
    let attributes = Self.attributes.map { attribute in
      """
      <NSLayoutConstraint:0x1 UILabel:0xa1.\(attribute) == UIView:0xb0.\(attribute) + 1.5>
      <NSLayoutConstraint:0x2 UILabel:0xa1.\(attribute) == UIView:0xb0.\(attribute) - 1.5>
      """
    }
    let contents = try files.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return contents + named + attributes
  }

  /// A function with the views of a log as parameters, and the code of each proposal in a scope of its own.
  private func function(_ number: Int, _ diagnosis: Diagnosis, _ code: (FixCode) -> String) -> String {
    let names = ItemNames(diagnosis.log)
    var parameters = diagnosis.log.items.indices.filter { diagnosis.log.items[$0].placeholderOfChild == nil }
      .map { item in
        let type =
          diagnosis.log.items[item].isGuide
          ? "UILayoutGuide" : names.code[item].lowercased().contains("stack") ? "UIStackView" : "UIView"
        return "\(names.code[item]): \(type)"
      }
    if !names.code.contains("stackView") { parameters.append("stackView: UIStackView") }
    let scopes = diagnosis.proposals.map { "do {\n\(code($0.code))\n}" }
    return
      "@MainActor func proposal\(number)(\(parameters.joined(separator: ", "))) {\n\(scopes.joined(separator: "\n"))\n}"
  }

  @Test(arguments: ["anchors", "masonry", "snapKit"])
  func everyProposalCompiles(_ language: String) throws {
    let diagnoses = try Self.logs().flatMap { Diagnosis.diagnoses(of: $0) }
    #expect(diagnoses.reduce(0) { $0 + $1.proposals.count } > 200)
    let functions = diagnoses.enumerated().map { number, diagnosis in
      function(number, diagnosis) {
        language == "anchors" ? $0.anchors : language == "masonry" ? $0.masonry : $0.snapKit
      }
    }
    let source = "import Masonry\nimport UIKitShim\n" + Self.snapKit + functions.joined(separator: "\n")
    let found = try Compiler().check(source)
    #expect(found.errors.isEmpty, "\(found.output.prefix(4_000))")
  }
}
