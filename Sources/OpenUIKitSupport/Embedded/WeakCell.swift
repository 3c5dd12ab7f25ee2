/// The shared state of all weak references to one object: a reference that the object clears when it is
/// deallocated.
@usableFromInline final class WeakCell {
  @usableFromInline unowned(unsafe) var object: NSObject?

  private init(_ object: NSObject) { self.object = object }

  /// The cell of `object`, which must derive from `NSObject`.
  static func of(_ object: AnyObject) -> WeakCell {
    guard let object = object as? NSObject else {
      fatalError("A weak reference needs an object of a class that derives from NSObject")
    }
    if let cell = object.weakCell { return cell }
    let cell = WeakCell(object)
    object.weakCell = cell
    return cell
  }
}
