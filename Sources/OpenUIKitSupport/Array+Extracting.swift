extension Array {
  /// Removes the elements for which `matches` is true, and returns them in their order.
  ///
  /// The caller releases them after the change of the array has ended. With `removeAll(where:)` they are released during the
  /// change, and a `deinit` of the app that reads the array's property would stop the program.
  package mutating func extract(where matches: (Element) -> Bool) -> [Element] {
    var (kept, extracted): ([Element], [Element]) = ([], [])
    for element in self {
      if matches(element) { extracted.append(element) } else { kept.append(element) }
    }
    if !extracted.isEmpty { self = kept }
    return extracted
  }
}
