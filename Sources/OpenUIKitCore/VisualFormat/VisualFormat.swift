/// A sentence of the visual format language, parsed.
struct VisualFormat {
  /// One condition of a predicate list: a relation to a number or to another view's length, and its priority.
  struct Predicate {
    enum Object {
      case number(Double)
      case name(String, position: Int)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// The connection of two neighbours.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// A hyphen alone: the standard spacing.
    case standard
    /// Conditions on the distance.
    case predicates([Predicate])
  }

  /// The superview's edge, or a view with the conditions on its length.
  enum Element {
    case superview
    case view(name: String, position: Int, predicates: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// The connection behind each element but the last.
  var connections: [Connection] = []
}

/// The position and reason of a syntax error.
struct VisualFormatError: Error {
  let diagnosis: String
  /// The byte of the format at which the error occurred.
  let position: Int

  /// UIKit's message: the diagnosis, the format, and a caret below the character.
  func message(for format: String) -> String {
    "Unable to parse constraint format: \n\(diagnosis) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
