/// Sorts objects into sections by the first letters of their texts, for a table with an index.
///
/// The sections are those of the Latin alphabet. Letters with marks belong to the plain ones, and everything else to the last section, `#`.
open class UILocalizedIndexedCollation: NSObject, ViewTreeConfined {
  private static let titles =
    (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init)
    .map(String.init) + ["#"]

  /// Creates a collation, as `current()` does.
  nonisolated public required override init() { super.init() }

  /// The collation of the user's language.
  open class func current() -> Self { Self() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.titles }

  /// The titles of the index, one for each section.
  open var sectionIndexTitles: [String] { Self.titles }

  /// The section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the text that its method returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return sectionTitles.firstIndex(of: text.prefix(1).uppercased()) ?? sectionTitles.count - 1
  }

  /// The objects in the order of the texts that their method returns. Objects with equal texts keep their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    return array.indices.sorted { first, second in
      let order = texts[first].localizedStandardCompare(texts[second])
      return order == .orderedSame ? first < second : order == .orderedAscending
    }.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    selector(object as AnyObject, []) as? String ?? ""
  }
}
