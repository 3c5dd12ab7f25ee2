/// The values of objects that are no responders, guides and constraints, and so have no place for them.
///
/// Nothing is called at the end of such an object. So the table looks for owners that have ended whenever it has doubled, which costs a
/// constant time for each association.
private final class OtherAssociations {
  private struct Entry {
    /// Another object may be created at the place of one that has ended.
    weak var owner: AnyObject?
    var objects = AssociatedObjects()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  nonisolated init() {}

  func objects(of owner: AnyObject) -> AssociatedObjects {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
      return AssociatedObjects()
    }
    return entry.objects
  }

  /// Sets the objects of an owner. Returns those of owners that have ended, to be released when the table is not being changed.
  func set(_ objects: AssociatedObjects, of owner: AnyObject) -> [AssociatedObjects] {
    var ended = removeEnded()
    if let former = entries[ObjectIdentifier(owner)], former.owner !== owner { ended.append(former.objects) }
    entries[ObjectIdentifier(owner)] = Entry(owner: owner, objects: objects)
    return ended
  }

  private func removeEnded() -> [AssociatedObjects] {
    guard entries.count >= limit else { return [] }
    let ended = entries.filter { $0.value.owner == nil }
    for identifier in ended.keys { entries[identifier] = nil }
    limit = max(16, entries.count * 2)
    return ended.values.map { $0.objects }
  }
}

extension ObjectiveCAssociations {
  private static var others: OtherAssociations { sharedObject(OtherAssociations()) }

  static func valueOfOther(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
    others.objects(of: object).value(for: key)
  }

  static func attachToOther(_ value: consuming AnyObject?, _ object: AnyObject, _ key: UnsafeRawPointer) {
    let table = others
    let former = table.objects(of: object)
    let ended = table.set(former.replacing(key, by: value), of: object)
    // The former value and those of ended owners are released here, where they may use the table.
    withExtendedLifetime((former.object(for: key), ended)) {}
  }
}
