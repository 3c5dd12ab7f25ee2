import Foundation

extension NSPredicate {
  /// Creates a predicate from its text, as Apple's Predicate Programming Guide describes it, such as `name BEGINSWITH[c] %@ AND age > %d`.
  ///
  /// Arguments replace the places `%@`, `%K` and those of numbers. Keys are read of dictionaries, and of objects the stored properties:
  /// computed ones cannot be found by name. Traps for a text that is no predicate, as Foundation throws an exception. Evaluation traps for
  /// a key that an object does not have.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from its text with an array of arguments.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    let node: PredicateNode
    do {
      node = try FormatParser.predicate(predicateFormat, arguments ?? [])
    } catch {
      fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
    }
    self.init(block: { object, variables in
      do {
        return try Evaluation(object: object, variables: variables ?? [:]).isTrue(node)
      } catch {
        fatalError("The predicate \"\(predicateFormat)\" cannot be evaluated: \(error)")
      }
    })
  }
}
