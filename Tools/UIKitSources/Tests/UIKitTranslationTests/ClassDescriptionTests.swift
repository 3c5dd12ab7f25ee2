import Testing

@testable import UIKitTranslation

struct ClassDescriptionTests {
  @Test(
    "The description of a class is its name with its module",
    arguments: [
      Row("let a = type(of: object).description()", "let a = String(reflecting: type(of: object))"),
      Row("f(Cell.self.description(), 1)", "f(String(reflecting: Cell.self), 1)"),
      Row("let a = object.classForCoder.description()", "let a = String(reflecting: object.classForCoder)"),
      Row("let a = classForCoder.description()", "let a = String(reflecting: classForCoder)"),
      Row("let a = UILabel.description()", "let a = String(reflecting: UILabel.self)"),
      Row(
        "class A { var a: String { Self.description() } }",
        "class A { var a: String { String(reflecting: Self.self) } }"),
      Row("class A {}; let a = A.description()", "class A {}; let a = String(reflecting: A.self)"),
      Row(
        "class A { static func description() -> String { \"\" } }; let a = A.description()",
        "class A { static func description() -> String { \"\" } }; let a = A.description()"),
      Row("struct A {}; let a = A.description()", "struct A {}; let a = A.description()"),
      Row("let a = object.description()", "let a = object.description()"),
      Row("let a = type(of: object).description", "let a = type(of: object).description"),
    ])
  func descriptions(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }
}
