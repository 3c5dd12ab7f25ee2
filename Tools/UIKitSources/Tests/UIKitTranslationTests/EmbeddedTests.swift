import Testing

@testable import UIKitTranslation

struct EmbeddedTests {
  @Test(
    "What Embedded Swift lacks becomes what OpenUIKit has instead",
    arguments: [
      Row("func a(_ sender: Any?) {}", "func a(_ sender: AnyObject?) {}"),
      Row("func a(_ b: [Key: Any]?) {}", "func a(_ b: [Key: AnyObject]?) {}"),
      Row("var a: any P", "var a: any P"),
      Row("{ [weak self] in self?.a() }", "{ [weak self] in self?.a() }"),
    ])
  func embedded(row: Row) {
    #expect(Translating(before: row.before, options: Translator.Options(isEmbedded: true)).after == row.after)
  }

  @Test func otherTargetsKeepThem() {
    #expect(Translating(before: "weak var a: Any?").after == "weak var a: Any?")
  }
}
