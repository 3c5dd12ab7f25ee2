import Foundation
import Synchronization

/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Holds an object weakly. A value of another kind is stored.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Stores the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Stores a copy of an object that is an `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Stores the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Stores a copy of an object that is an `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}

// OpenUIKit has functions of the same names for the objects of an app's views, with faster places for their values. They come first.

/// Returns the value that is associated with an object under a key; nil if there is none.
@_disfavoredOverload
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil removes it.
///
/// The value is released when the object is deallocated or soon after: when values are next associated with other objects.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

private enum AssociatedValue {
  case held(Any)
  case assigned(Weak)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .assigned(Weak(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: self = .held(value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .assigned(let reference): reference.object
    }
  }
}

private struct Weak {
  weak var object: AnyObject?
}

/// The values of all objects of the process, as Objective-C's runtime has them.
///
/// Nothing is called at the end of an object. So the table looks for objects that ended whenever it has doubled, which costs a
/// constant time for each association.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  // The table holds values of any thread; the lock makes one thread at a time use it.
  private struct Shared: @unchecked Sendable {
    var table = AssociationTable()
  }

  private let shared = Mutex(Shared())

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let found = shared.withLock { shared -> UncheckedValue in
      guard let entry = shared.table.entries[ObjectIdentifier(object)], entry.owner === object else {
        return UncheckedValue(nil)
      }
      return UncheckedValue(entry.values[key]?.value)
    }
    return found.value
  }

  func set(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) {
    let value = UncheckedValue(value)
    // Values are released outside of the lock: an object that ends may use the table.
    let released = shared.withLock { shared -> UncheckedValue in
      var released: [Any] = shared.table.removeEnded()
      let identifier = ObjectIdentifier(object)
      var entry = shared.table.entries[identifier] ?? AssociationTable.Entry(owner: object)
      if entry.owner !== object {
        released.append(entry)
        entry = AssociationTable.Entry(owner: object)
      }
      if let former = entry.values[key] { released.append(former) }
      entry.values[key] = value.value as? AssociatedValue
      shared.table.entries[identifier] = entry.values.isEmpty ? nil : entry
      return UncheckedValue(released)
    }
    _ = released
  }

  func removeAll(of object: AnyObject) {
    let released = shared.withLock { shared in
      UncheckedValue(shared.table.entries.removeValue(forKey: ObjectIdentifier(object)))
    }
    _ = released
  }
}

private struct AssociationTable {
  struct Entry {
    /// Another object may be created at the place of one that ended.
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  mutating func removeEnded() -> [Any] {
    guard entries.count >= limit else { return [] }
    let ended = entries.filter { $0.value.owner == nil }
    for identifier in ended.keys { entries[identifier] = nil }
    limit = max(16, entries.count * 2)
    return Array(ended.values)
  }
}

/// A value that passes through the lock.
private struct UncheckedValue: @unchecked Sendable {
  let value: Any?
  init(_ value: Any?) { self.value = value }
}
