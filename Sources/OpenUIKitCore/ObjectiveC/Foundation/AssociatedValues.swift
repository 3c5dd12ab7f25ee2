/// An object that replaces a value of another type, or an object that is not retained.
class StandIn {
  /// The value; nil for an object that was deallocated.
  var value: Any? { nil }

  /// Returns the replacement of a value that is only assigned: an object is not retained.
  static func assigned(_ value: Any) -> StandIn {
    type(of: value) is AnyClass ? WeakReference(value as AnyObject) : ValueCopy(value)
  }
}

final class ValueCopy: StandIn {
  private let stored: Any
  override var value: Any? { stored }

  init(_ value: Any) { stored = value }
}

private final class WeakReference: StandIn {
  private weak var object: AnyObject?
  override var value: Any? { object }

  init(_ object: AnyObject) { self.object = object }
}
