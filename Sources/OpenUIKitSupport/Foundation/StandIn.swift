/// An object that replaces a value of another type, or an object that is not retained.
package class StandIn {
  /// The value; nil for an object that was deallocated.
  package var value: Any? { nil }

  /// Returns the replacement of a value that is only assigned: an object is not retained.
  package static func assigned(_ value: Any) -> StandIn {
    type(of: value) is AnyClass ? WeakReference(value as AnyObject) : ValueCopy(value)
  }
}

package final class ValueCopy: StandIn {
  private let stored: Any
  package override var value: Any? { stored }

  /// Creates the replacement of a value.
  package init(_ value: Any) { stored = value }
}

private final class WeakReference: StandIn {
  private weak var object: AnyObject?
  package override var value: Any? { object }

  init(_ object: AnyObject) { self.object = object }
}
