/// The type of associated values.
public typealias AssociatedValue = AnyValue

/// The values that other modules have associated with an object, by the addresses of their keys.
///
/// Each is an object. A ``StandIn`` replaces values of other types.
struct AssociatedObjects {
  private enum Objects {
    case none
    /// The only one. Most owners have one, which needs no array.
    case only(AnyObject, UnsafeRawPointer)
    case entries(Entry)
  }

  private var objects = Objects.none

  /// The value of a key.
  func value(for key: UnsafeRawPointer) -> AssociatedValue? {
    guard let object = object(for: key) else { return nil }
    #if !hasFeature(Embedded)
      if object is StandIn { return unsafeDowncast(object, to: StandIn.self).value }
    #endif
    return object
  }

  func object(for key: UnsafeRawPointer) -> AnyObject? {
    switch objects {
    case .none: nil
    case .only(let object, let only): only == key ? object : nil
    case .entries(let first): first.entry(for: key)?.object
    }
  }

  #if !hasFeature(Embedded)
    /// The owner's name in messages, from an associated value: the text that the value shows in a playground,
    /// if it has one. So other modules can name views without a type of OpenUIKit.
    var nameOfOwner: String? {
      switch objects {
      case .none: nil
      case .only(let object, _): Self.name(from: object)
      case .entries(let first): first.firstName(Self.name)
      }
    }

    private static func name(from object: AnyObject) -> String? {
      guard let named = object as? any CustomPlaygroundDisplayConvertible else { return nil }
      return named.playgroundDescription as? String
    }
  #endif

  /// The objects with one of them replaced, or removed for nil.
  consuming func replacing(_ key: UnsafeRawPointer, by object: consuming AnyObject?) -> AssociatedObjects {
    if let object = consume object { set(object, for: key) } else { remove(key) }
    return self
  }

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

  private final class Entry {
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
#if !hasFeature(Embedded)
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
#endif
