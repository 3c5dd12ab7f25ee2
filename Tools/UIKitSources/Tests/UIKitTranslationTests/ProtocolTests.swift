import Testing

@testable import UIKitTranslation

struct ProtocolTests {
  private let delegate = """
    @objc protocol Delegate { @objc optional func did(_ a: A, end b: Int) -> Int; @objc optional func will(_ a: A)
    @objc optional func load(_ a: A, then: () -> Void) }
    """

  private func call(_ text: String, others: [String] = []) -> String {
    Translating(before: text, others: [delegate] + others).after
  }

  @Test(
    "Optional calls of the module's own protocols are tried",
    arguments: [
      Row("d.did?(a, end: 1)", "(try? d.did(a, end: 1))"),
      Row("d?.did?(a, end: 1) ?? 2", "(try? d?.did(a, end: 1)) ?? 2"),
      Row("self.d.will?(a)", "(try? self.d.will(a))"),
      Row("if let b = d?.did?(a, end: 1) {}", "if let b = (try? d?.did(a, end: 1)) {}"),
      Row("d?.did?(a, end: 1).description", "(try? d?.did(a, end: 1))?.description"),
      Row("d?.did?(a, end: 1)?.description", "(try? d?.did(a, end: 1))?.description"),
      Row("d.will?(d.did?(a, end: 1))", "(try? d.will((try? d.did(a, end: 1))))"),
      Row("d.load?(a) { }", "(try? d.load(a) { })"),
    ])
  func tried(row: Row) {
    #expect(call(row.before) == row.after)
  }

  @Test(
    "Optional calls of OpenUIKit's protocols are plain calls with an optional value",
    arguments: [
      Row("d?.tableView?(t, didSelectRowAt: i)", "d?.tableView(t, didSelectRowAt: i)"),
      Row(
        "let h = d.tableView?(t, heightForRowAt: i) ?? 44",
        "let h = (d.tableView(t, heightForRowAt: i) as Optional) ?? 44"),
      Row("d.tableView?(t, cellForRowAt: i).frame", "(d.tableView(t, cellForRowAt: i) as Optional)?.frame"),
      Row("d?.scrollViewDidScroll?(s)", "(d?.scrollViewDidScroll as Optional)?(s)"),
    ])
  func plain(row: Row) {
    #expect(call(row.before) == row.after)
  }

  @Test(
    "Closures are called as they were",
    arguments: [
      "completion?(a)", "self.handler?(a)", "model.handler?(a)", "self.handler?()", "handlers[0]?(a)",
      "(a)?(b)",
    ])
  func closures(text: String) {
    #expect(call(text, others: ["class Model { var handler: ((A) -> Void)? }"]) == text)
  }

  @Test func optionalMethodsBecomeRequirementsThatThrow() {
    let before =
      "@objc public protocol D: NSObjectProtocol {\n  @objc optional func a(_ b: Int) -> Int\n  func c()\n}\nlet d = 1"
    #expect(
      Translating(before: before).after == """
        public protocol D: AnyObject, NSObjectProtocol {
        func a(_ b: Int) throws -> Int
        func c()
        }; extension D { public func a(_ b: Int) throws -> Int { throw OptionalRequirementIsNotImplemented() } }
        let d = 1
        """)
  }

  @Test func optionalPropertiesMoveToAProtocolOfTheirOwn() {
    let before = "@objc protocol D {\n  @objc optional var a: Int { get }\n}"
    #expect(
      Translating(before: before).after
        == "protocol D: _DProperties {\n\n}; protocol _DProperties: AnyObject { @_disfavoredOverload var a: Int { get throws } }"
        + "; extension _DProperties { @_disfavoredOverload var a: Int { get throws { throw OptionalRequirementIsNotImplemented() } } }"
        + "; extension D { var a: (Int)? { try? (self as any _DProperties).a } }")
  }

  @Test(
    "Protocols of Objective-C are of classes",
    arguments: [
      Row("@objc protocol D {}", "protocol D: AnyObject {}"),
      Row("@objc protocol D: AnyObject {}", "protocol D: AnyObject {}"),
      Row("@objc protocol D: E {}", "protocol D: AnyObject, E {}"), Row("protocol D {}", "protocol D {}"),
    ])
  func classes(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test func aProtocolWithinATypeIsExtendedBesideIt() {
    let before = "class A {\n@objc protocol D { @objc optional func b() }\n}"
    #expect(
      Translating(before: before).after
        == "class A {\nprotocol D: AnyObject { func b() throws }\n}; extension A.D { func b() throws { throw OptionalRequirementIsNotImplemented() } }"
    )
  }
}
