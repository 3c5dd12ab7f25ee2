import Testing

@testable import UIKitTranslation

struct EmbeddedTests {
  @Test(
    "What Embedded Swift lacks becomes what OpenUIKit has instead",
    arguments: [
      Row("weak var a: B?", "@Weak var a: B?"),
      Row("private weak var a: B?", "@Weak private var a: B?"),
      Row("@IBOutlet weak var a: B!", "@Weak var a: B!"),
      Row("unowned let a: B", "unowned(unsafe) let a: B"),
      Row("unowned(unsafe) let a: B", "unowned(unsafe) let a: B"),
      Row("func a(_ sender: Any?) {}", "func a(_ sender: AnyObject?) {}"),
      Row("func a(_ b: [Key: Any]?) {}", "func a(_ b: [Key: AnyObject]?) {}"),
      Row("var a: any P", "var a: any P"),
      Row("@MainActor static func a() {}", "static func a() {}"),
      Row("let a: @MainActor () -> Void", "let a: () -> Void"),
      Row("{ @MainActor in a() }", "{ a() }"),
      Row("{ [unowned self] in a() }", "{ [unowned(unsafe) self] in a() }"),
      Row(
        "{ [weak self] in self?.a() }",
        "{ [weakSelf = Weak(wrappedValue: self)] in weakSelf.wrappedValue?.a() }"),
      Row(
        "{ [weak self, b] _ in guard let self else { return }; self.a(b) }",
        "{ [weakSelf = Weak(wrappedValue: self), b] _ in guard let self = weakSelf.wrappedValue else { return }; self.a(b) }"
      ),
      Row(
        "{ [weak self] in if let self = self { self.a() } }",
        "{ [weakSelf = Weak(wrappedValue: self)] in if let self = weakSelf.wrappedValue { self.a() } }"),
      Row(
        "{ [weak a = self.b] in { a?.c() } }",
        "{ [weakA = Weak(wrappedValue: self.b)] in { weakA.wrappedValue?.c() } }"),
      Row(
        "{ [weak self] in self?.a() }; b?.c()",
        "{ [weakSelf = Weak(wrappedValue: self)] in weakSelf.wrappedValue?.a() }; b?.c()"),
    ])
  func embedded(row: Row) {
    #expect(Translating(before: row.before, options: Translator.Options(isEmbedded: true)).after == row.after)
  }

  @Test func otherTargetsKeepThem() {
    #expect(Translating(before: "weak var a: Any?").after == "weak var a: Any?")
  }
}
