import Foundation
@testable import FoundationAdditions
import Testing

private class Named {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Person: Named {
  let age: Int
  let friends: [Named]
  init(_ name: String, age: Int, friends: [Named] = []) {
    (self.age, self.friends) = (age, friends)
    super.init(name)
  }
}

/// The syntax is that of Apple's Predicate Programming Guide (Predicate Format String Syntax).
@Suite("Predicates from texts") struct PredicateFormatTests {
  @Test(
    "a predicate holds for a dictionary as the guide describes",
    arguments: [
      ("name == 'Ada'", true), ("name = \"ada\"", false), ("name ==[c] 'ADA'", true), ("name != 'Bob'", true),
      ("name <> 'Ada'", false), ("age > 35", true), ("age >= 36", true), ("age => 37", false),
      ("age < 36", false), ("age <= 36", true), ("age =< 35", false), ("age BETWEEN {30, 36}", true),
      ("age BETWEEN {37, 40}", false), ("name BEGINSWITH 'A'", true), ("name BEGINSWITH 'a'", false),
      ("name beginswith[c] 'a'", true), ("name ENDSWITH 'da'", true), ("name CONTAINS 'd'", true),
      ("city CONTAINS[cd] 'zuri'", true), ("city CONTAINS[c] 'zuri'", false), ("name LIKE 'A*'", true),
      ("name LIKE '?da'", true), ("name LIKE 'A'", false), ("name LIKE[c] 'a?a'", true),
      ("name MATCHES '[A-Z][a-z]+'", true), ("name MATCHES 'A'", false), ("name MATCHES 'A|Ada'", true),
      ("name IN {'Ada', 'Bob'}", true), ("name IN {'Bob'}", false), ("NOT name IN {'Bob'}", true),
      ("name NOT IN {'Ada'}", false), ("'d' IN name", true), ("tags CONTAINS 'math'", true),
      ("ANY tags == 'math'", true), ("ALL tags == 'math'", false), ("NONE tags == 'art'", true),
      ("SOME tags BEGINSWITH 'p'", true), ("tags.@count == 2", true), ("tags[0] == 'math'", true),
      ("tags[LAST] == 'poetry'", true), ("tags[SIZE] == 2", true), ("home.zip == 8001", true),
      ("missing == nil", true), ("name != NULL", true), ("missing > 3", false), ("isOpen == YES", true),
      ("isOpen == true AND age == 36", true), ("isOpen == FALSE || age == 36", true),
      ("age == 1 OR name == 'Bob' AND age == 36", false), ("(age == 36 OR age == 1) && isOpen == YES", true),
      ("NOT (age == 1)", true), ("!(age == 36)", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
      ("age + 4 == 40", true), ("(age + 4) * 2 == 80", true), ("age ** 2 == 1296", true),
      ("scores.@sum == 6", true), ("scores.@avg == 2", true), ("scores.@max > scores.@min", true),
      ("sum(scores) == 6", true), ("name.length == 3", true), ("#name == 'Ada'", true),
    ] as [(String, Bool)])
  func holds(format: String, expected: Bool) {
    let object: [String: Any] = [
      "name": "Ada", "age": 36, "city": "Zürich", "tags": ["math", "poetry"], "isOpen": true,
      "home": ["zip": 8001], "scores": [1, 2, 3],
    ]
    #expect(NSPredicate(format: format).evaluate(with: object) == expected)
  }

  @Test("arguments replace places and key paths, in their order")
  func arguments() {
    let object: [String: Any] = ["name": "Ada", "age": 36, "ratio": 0.5]
    #expect(NSPredicate(format: "name == %@ AND age == %d", "Ada", 36).evaluate(with: object))
    #expect(NSPredicate(format: "%K == %@", "name", "Ada").evaluate(with: object))
    #expect(NSPredicate(format: "%K > %f", argumentArray: ["ratio", 0.25]).evaluate(with: object))
    #expect(NSPredicate(format: "name IN %@", ["Bob", "Ada"]).evaluate(with: object))
    #expect(NSPredicate(format: "name IN %@", Set(["Bob"])).evaluate(with: object) == false)
    let missing: String? = nil
    #expect(NSPredicate(format: "name == %@", missing).evaluate(with: object) == false)
    // In quotes a place is text.
    #expect(NSPredicate(format: "name == '%@'").evaluate(with: ["name": "%@"]))
  }

  @Test(
    "a whole text has to match a regular expression",
    arguments: [
      ("ada@example.org", true), ("ada@example", false), ("", false), ("x ada@example.org", false),
      ("ada@example.org\n", false),
    ] as [(String, Bool)])
  func addresses(text: String, isValid: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == isValid)
  }

  @Test("stored properties of objects are read, also those of superclasses and of elements")
  func objects() {
    let ada = Person("Ada", age: 36, friends: [Named("Bob"), Named("Cem")])
    #expect(NSPredicate(format: "name == 'Ada' AND age > 30").evaluate(with: ada))
    #expect(NSPredicate(format: "ANY friends.name == 'Cem'").evaluate(with: ada))
    #expect(NSPredicate(format: "SELF == %@", ada).evaluate(with: ada))
    #expect(NSPredicate(format: "SELF == %@", Named("Ada")).evaluate(with: ada) == false)
  }

  @Test("arrays of Foundation are filtered, and dates and variables are compared")
  func foundation() {
    let names = NSArray(array: ["Ada", "Bob", "Alan"])
    let found = names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'A'"))
    #expect(found as? [String] == ["Ada", "Alan"])
    let start = Date(timeIntervalSince1970: 0)
    let object = ["date": Date(timeIntervalSince1970: 60)]
    #expect(NSPredicate(format: "date > %@", start as NSDate).evaluate(with: object))
    #expect(NSPredicate(format: "date > %@", start).evaluate(with: object))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF > 3"), NSPredicate(format: "SELF < 5"),
    ])
    #expect(both.evaluate(with: 4))
    #expect(!both.evaluate(with: 5))
    #expect(
      NSPredicate(format: "SELF == $LIMIT").evaluate(with: 4, substitutionVariables: ["LIMIT": 4]))
  }

  @Test("groups that nest deeply do not exhaust the stack, and random texts never hang")
  func attacks() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let parts = [
      "(", ")", "a", "==", "1", "AND", "NOT", "'x'", "{", "}", ",", "[", "]", ".", "-", "%@", "$v",
    ]
    for _ in 0..<500 {
      let text = (0..<random(12)).map { _ in parts[random(parts.count)] }.joined(separator: " ")
      _ = try? FormatParser.predicate(text, [1, 2, 3])
    }
    let deep = String(repeating: "(", count: 150) + "1 == 1" + String(repeating: ")", count: 150)
    #expect(throws: FormatError.self, "seed \(seed)") { try FormatParser.predicate(deep + ")", []) }
    let deeper = String(repeating: "-", count: 100_000) + "1"
    #expect(throws: FormatError.self) { try FormatParser.expression(deeper, []) }
  }
}
