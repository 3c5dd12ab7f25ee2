// The standard library's sort is 6 KB of code for every kind of element. This one is a tenth of that.
extension Sequence {
  func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] { mergeSorted(by: isBefore) }
}

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { mergeSorted(by: <) }
}

extension Array {
  mutating func sort(by isBefore: (Element, Element) -> Bool) { self = mergeSorted(by: isBefore) }
}
