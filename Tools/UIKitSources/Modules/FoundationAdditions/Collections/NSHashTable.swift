import Foundation

/// A set of objects that can hold them without retaining them. An object leaves the set when it is deallocated.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var objects: [Int: [HeldObject]] = [:]
  private let options: NSPointerFunctions.Options

  /// Creates a set that holds its objects as the options state.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Creates a set for a number of objects. It grows beyond it.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int) {
    self.init(options: options)
    objects.reserveCapacity(max(0, min(capacity, 1 << 20)))
  }

  /// A set that does not retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless the set has the same one. Nil is refused.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    objects[HeldObject.hash(of: object, options), default: []].append(HeldObject(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = HeldObject.hash(of: object, options)
    let rest = (objects[hash] ?? []).filter { $0.object != nil && !$0.isSame(as: object, options) }
    objects[hash] = rest.isEmpty ? nil : rest
  }

  /// Removes all objects.
  open func removeAllObjects() { objects = [:] }

  /// Whether the set has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object in the set that counts as the same; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let list = objects[HeldObject.hash(of: object, options)]
    return list?.first { $0.isSame(as: object, options) }?.object as? ObjectType
  }

  /// The objects that are there, in any order.
  open var allObjects: [ObjectType] {
    objects = objects.compactMapValues { list in
      let rest = list.filter { $0.object != nil }
      return rest.isEmpty ? nil : rest
    }
    return objects.values.flatMap { $0 }.compactMap { $0.object as? ObjectType }
  }

  /// One of the objects; nil for an empty set.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that are there.
  open var count: Int { allObjects.count }

  /// Enumerates the objects, in any order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
