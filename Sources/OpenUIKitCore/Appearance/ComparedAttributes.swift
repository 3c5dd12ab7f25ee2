/// Attributes of a text, compared by their values.
package struct ComparedAttributes: Equatable {
  package let values: [NSAttributedString.Key: Any]

  package init(values: [NSAttributedString.Key: Any]) { self.values = values }

  package static func == (left: ComparedAttributes, right: ComparedAttributes) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        guard let other = right.values[key] else { return false }
        return isEqual(value, other)
      }
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }
}
