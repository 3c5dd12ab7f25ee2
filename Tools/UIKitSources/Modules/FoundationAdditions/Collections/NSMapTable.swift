import Foundation

/// A dictionary of objects that can hold its keys and its values without retaining them. An entry goes when its key or its value is deallocated.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    var key: HeldObject
    var value: HeldObject
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private var entries: [Int: [Entry]] = [:]
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates a table that holds keys and values as the options state.
  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Creates a table for a number of entries. It grows beyond it.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions)
    entries.reserveCapacity(max(0, min(capacity, 1 << 20)))
  }

  /// A table that retains keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that does not retain its keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that does not retain its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that retains neither keys nor values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The value of a key; nil for a key without a value.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let same = entries[HeldObject.hash(of: aKey, keyOptions)]?.first { $0.key.isSame(as: aKey, keyOptions) }
    return same?.value.object as? ObjectType
  }

  /// Sets the value of a key. A value that is nil removes the entry; a key that is nil is refused.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let entry = Entry(key: HeldObject(aKey, keyOptions), value: HeldObject(anObject, valueOptions))
    entries[HeldObject.hash(of: aKey, keyOptions), default: []].append(entry)
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = HeldObject.hash(of: aKey, keyOptions)
    let rest = (entries[hash] ?? []).filter { $0.isThere && !$0.key.isSame(as: aKey, keyOptions) }
    entries[hash] = rest.isEmpty ? nil : rest
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  /// The number of entries whose objects are there.
  open var count: Int { all.count }

  /// Enumerates the keys, in any order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: all.compactMap(\.key.object)).objectEnumerator()
  }

  /// Enumerates the values, in any order; nil if there is none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = all.compactMap(\.value.object)
    return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
  }

  /// The entries whose keys can be hashed.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    all.reduce(into: [:]) { result, entry in
      guard let key = entry.key.object as? AnyHashable else { return }
      result[key] = entry.value.object as? ObjectType
    }
  }

  private var all: [Entry] {
    entries = entries.compactMapValues { list in
      let rest = list.filter(\.isThere)
      return rest.isEmpty ? nil : rest
    }
    return entries.values.flatMap { $0 }
  }
}
