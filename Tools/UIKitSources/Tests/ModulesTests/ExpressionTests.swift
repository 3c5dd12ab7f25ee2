import Foundation
import FoundationAdditions
import Testing

@Suite("Expressions") struct ExpressionTests {
  @Test(
    "a text of arithmetic results in its value; the quotient of integers is an integer",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3 + 5", 2), ("2 ** 10", 1024),
      ("2 ** -1", 0.5), ("1 / 0", .infinity), ("sqrt(9)", 3), ("abs(-4)", 4), ("ceiling(1.2)", 2),
      ("sum({1, 2, 3})", 6), ("average({1, 2, 3, 6})", 3), ("median({5, 1, 3})", 3), ("max({1, 9, 3})", 9),
      ("count({1, 9})", 2), ("1e3 + 0x10", 1016), ("10 - 2 - 3", 5), ("2 ** 3 ** 2", 512),
      ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
    ] as [(String, Double)])
  func arithmetic(text: String, expected: Double) {
    let value = NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber
    #expect(value?.doubleValue == expected)
  }

  @Test("values come from key paths, variables, functions and arguments")
  func values() {
    let object: [String: Any] = ["size": ["width": 4]]
    #expect(NSExpression(format: "size.width * 2").expressionValue(with: object, context: nil) as? Int == 8)
    #expect(NSExpression(forKeyPath: "size.width").expressionValue(with: object, context: nil) as? Int == 4)
    let context = NSMutableDictionary(dictionary: ["x": 3])
    #expect(NSExpression(format: "$x + 1").expressionValue(with: nil, context: context) as? Int == 4)
    #expect(
      NSExpression(format: "%d + %f", 1, 0.5).expressionValue(with: nil, context: nil) as? Double == 1.5)
    let list = NSExpression(forConstantValue: [1, 2, 6])
    let mean = NSExpression(forFunction: "average:", arguments: [list])
    #expect(mean.expressionValue(with: nil, context: nil) as? Double == 3)
  }

  @Test("an empty text can be made without arguments")
  func emptyTexts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    #expect(NSAttributedString().length == 0)
  }
}
