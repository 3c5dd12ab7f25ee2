import OpenUIKit
import Testing

@MainActor
@Suite("Indexed collations")
struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func text() -> String { name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let selector = Selector("text", Person.text)

  @Test("There is a section for each letter, and one for the rest")
  func titles() {
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A")
    #expect(collation.sectionTitles.last == "#" && collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test(
    "An object belongs to the section of its text's first letter, without marks",
    arguments: [("anna", 0), ("Zoe", 25), ("Ångström", 0), ("émile", 4), ("7up", 26), ("", 26), ("Ж", 26)])
  func sections(name: String, section: Int) {
    #expect(collation.section(for: Person(name), collationStringSelector: selector) == section)
  }

  @Test("Objects are sorted by their texts, numbers by their values")
  func sorting() {
    let people = ["b", "A", "file10", "file9", "a"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names.last == "file10" && names.firstIndex(of: "file9") == 3 && names[2] == "b")
  }
}
