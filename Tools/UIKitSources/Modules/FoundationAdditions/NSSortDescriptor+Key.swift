import Foundation

extension NSSortDescriptor {
  /// Creates a description of the order by the values of a key path, which are read as predicates read theirs. Missing values come first, and
  /// values without an order are equal. Without a key the objects themselves are compared.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { ObjectOrder.compare($0, $1) }
  }

  /// Creates a description of the order by the values of a key path, which a function compares.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let names = key.map { $0.split(separator: ".").map(String.init) } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { one, other in
      comparator(ObjectOrder.value(names, of: one), ObjectOrder.value(names, of: other))
    }
  }
}

/// The order of values of any type.
private enum ObjectOrder {
  /// The value of a key path; `NSNull` for none.
  static func value(_ names: [String], of object: Any) -> Any {
    var value = ObjectValue.plain(object)
    do {
      for name in names { value = try ObjectValue.value(forKey: name, of: value) }
    } catch {
      fatalError("\(names.joined(separator: ".")): \(error)")
    }
    return value ?? NSNull()
  }

  static func compare(_ one: Any, _ other: Any) -> ComparisonResult {
    switch (ObjectValue.plain(one), ObjectValue.plain(other)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one as String, let other as String): return one.compare(other)
    case (let one as Date, let other as Date): return one.compare(other)
    case (let one?, let other?):
      guard let one = ObjectValue.number(one), let other = ObjectValue.number(other) else {
        return .orderedSame
      }
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
  }
}
