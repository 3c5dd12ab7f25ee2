/// The type of associated values.
public typealias AssociatedValue = AnyValue

/// The values that other modules have associated with an object, by the addresses of their keys.
///
/// Each is an object. A ``StandIn`` replaces values of other types.
package struct AssociatedObjects {
  package enum Objects {
    case none
    /// The only one. Most owners have one, which needs no array.
    case only(AnyObject, UnsafeRawPointer)
    case entries(Entry)
  }

  package private(set) var objects = Objects.none

  /// The value of a key.
  package func value(for key: UnsafeRawPointer) -> AssociatedValue? {
    guard let object = object(for: key) else { return nil }
    #if !hasFeature(Embedded)
      if object is StandIn { return unsafeDowncast(object, to: StandIn.self).value }
    #endif
    return object
  }

  package func object(for key: UnsafeRawPointer) -> AnyObject? {
    switch objects {
    case .none: nil
    case .only(let object, let only): only == key ? object : nil
    case .entries(let first): first.entry(for: key)?.object
    }
  }

  /// The objects with one of them replaced, or removed for nil.
  package consuming func replacing(_ key: UnsafeRawPointer, by object: consuming AnyObject?)
    -> AssociatedObjects
  {
    if let object = consume object { set(object, for: key) } else { remove(key) }
    return self
  }

  package init() {}

  private mutating func set(_ object: consuming AnyObject, for key: UnsafeRawPointer) {
    switch objects {
    case .only(let other, let only) where only != key:
      objects = .entries(Entry(key, object, before: Entry(only, other, before: nil)))
    case .none, .only: objects = .only(object, key)
    case .entries(let first):
      if let entry = first.entry(for: key) {
        entry.object = object
      } else {
        objects = .entries(Entry(key, object, before: first))
      }
    }
  }

  private mutating func remove(_ key: UnsafeRawPointer) {
    switch objects {
    case .none: break
    case .only(_, let only): if only == key { objects = .none }
    case .entries(let first): objects = first.removing(key).map { .entries($0) } ?? .none
    }
  }

  package final class Entry {
    let key: UnsafeRawPointer
    var object: AnyObject
    private var next: Entry?

    init(_ key: UnsafeRawPointer, _ object: consuming AnyObject, before next: Entry?) {
      self.key = key
      self.object = object
      self.next = next
    }

    func entry(for key: UnsafeRawPointer) -> Entry? {
      var found: Entry? = self
      while let entry = found, entry.key != key { found = entry.next }
      return found
    }

    /// The first name that `name` returns for the objects from this one on.
    func firstName(_ name: (AnyObject) -> String?) -> String? {
      var current: Entry? = self
      while let entry = current {
        if let found = name(entry.object) { return found }
        current = entry.next
      }
      return nil
    }

    /// The first of the remaining entries.
    func removing(_ key: UnsafeRawPointer) -> Entry? {
      if self.key == key { return next }
      var previous = self
      while let entry = previous.next, entry.key != key { previous = entry }
      previous.next = previous.next?.next
      return self
    }
  }
}

// Embedded Swift has no `weak`, either.
