import Foundation
import FoundationAdditions
import Testing

@Suite("Orders and comparisons by keys") struct SortDescriptorTests {
  private final class Person {
    let name: String
    let age: Int?
    init(_ name: String, _ age: Int?) { (self.name, self.age) = (name, age) }
  }

  @Test("Dictionaries and objects are sorted by the values of a key, missing values first")
  func keys() {
    let rows: [[String: Any]] = [["n": 3, "s": "b"], ["n": 1, "s": "c"], ["s": "a"]]
    func texts(_ key: String, _ ascending: Bool) -> [String] {
      NSArray(array: rows).sortedArray(using: [NSSortDescriptor(key: key, ascending: ascending)])
        .compactMap { ($0 as? [String: Any])?["s"] as? String }
    }
    #expect(texts("n", true) == ["a", "c", "b"] && texts("n", false) == ["b", "c", "a"])
    #expect(texts("s", true) == ["a", "b", "c"])
    let people = [Person("x", 3), Person("y", nil), Person("a", 3)]
    let sorted = NSArray(array: people).sortedArray(using: [
      NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true),
    ])
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "x", "y"])
    let nested: [[String: Any]] = [["a": ["b": 2]], ["a": ["b": 1]]]
    let first = NSArray(array: nested).sortedArray(using: [NSSortDescriptor(key: "a.b", ascending: true)])
      .first
    #expect((first as? [String: [String: Int]])?["a"]?["b"] == 1)
  }

  @Test("Without a key the objects are compared, and a function compares as it likes")
  func objects() {
    let plain = NSSortDescriptor(key: nil, ascending: true)
    #expect(NSArray(array: ["b", "a"]).sortedArray(using: [plain]) as? [String] == ["a", "b"])
    let length = NSSortDescriptor(key: "length", ascending: true) { one, other in
      (one as? Int ?? 0) < (other as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    #expect(NSArray(array: ["aaa", "b"]).sortedArray(using: [length]) as? [String] == ["b", "aaa"])
  }

  @Test(
    "A comparison of expressions holds as one that is written",
    arguments: [
      (.equalTo, 36, true), (.notEqualTo, 36, false), (.lessThan, 40, true), (.greaterThan, 36, false),
      (.lessThanOrEqualTo, 36, true), (.greaterThanOrEqualTo, 37, false), (.in, [36, 37], true),
      (.between, [1, 2], false),
    ] as [(FoundationAdditions.NSComparisonPredicate.Operator, any Sendable, Bool)])
  func comparisons(
    type: FoundationAdditions.NSComparisonPredicate.Operator, value: any Sendable, expected: Bool
  ) {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: value),
      modifier: .direct, type: type)
    #expect(predicate.evaluate(with: ["age": 36]) == expected)
    #expect(
      NSCompoundPredicate(notPredicateWithSubpredicate: predicate).evaluate(with: ["age": 36]) != expected)
  }

  @Test("Texts are compared with options, and elements with a modifier")
  func options() {
    func predicate(
      _ type: FoundationAdditions.NSComparisonPredicate.Operator, _ text: String,
      _ modifier: FoundationAdditions.NSComparisonPredicate.Modifier = .direct,
      _ options: FoundationAdditions.NSComparisonPredicate.Options = []
    ) -> NSPredicate {
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: text),
        modifier: modifier, type: type, options: options)
    }
    #expect(predicate(.contains, "UR", .direct, [.caseInsensitive]).evaluate(with: ["a": "zurich"]))
    #expect(!predicate(.contains, "UR").evaluate(with: ["a": "zurich"]))
    #expect(predicate(.beginsWith, "zu", .direct, [.diacriticInsensitive]).evaluate(with: ["a": "zürich"]))
    #expect(predicate(.matches, "z.*h").evaluate(with: ["a": "zurich"]))
    #expect(predicate(.equalTo, "x", .any).evaluate(with: ["a": ["x", "y"]]))
    #expect(!predicate(.equalTo, "x", .all).evaluate(with: ["a": ["x", "y"]]))
  }
}
