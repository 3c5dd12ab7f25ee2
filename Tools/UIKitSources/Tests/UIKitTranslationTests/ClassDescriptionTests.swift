import Testing

@testable import UIKitTranslation

struct ClassDescriptionTests {
  @Test(
    "The description of a class is its name with its module",
    arguments: [
      Row("let a = type(of: object).description()", "let a = String(reflecting: type(of: object))"),
      Row("f(Cell.self.description(), 1)", "f(String(reflecting: Cell.self), 1)"),
      Row("let a = object.description()", "let a = object.description()"),
      Row("let a = type(of: object).description", "let a = type(of: object).description"),
    ])
  func descriptions(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }
}
