// Embedded Swift has no `Any`.
#if hasFeature(Embedded)
  /// What can be attached to an object.
  public typealias AssociatedValue = AnyObject
#else
  /// What can be attached to an object.
  public typealias AssociatedValue = Any
#endif

/// The values that other modules have attached to an object, by the addresses of their keys.
///
/// Each is an object, and ``StandIn`` what stands for anything else.
struct AssociatedObjects {
  private enum Objects {
    case none
    /// The only one, as most owners have it: it needs no entry.
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

  private func object(for key: UnsafeRawPointer) -> AnyObject? {
    switch objects {
    case .none: nil
    case .only(let object, let only): only == key ? object : nil
    case .entries(let first): first.entry(for: key)?.object
    }
  }

  #if !hasFeature(Embedded)
    /// The name that a value gives its owner in messages: the text that it shows of itself in a playground, if it has one.
    /// So other modules name views without a name of OpenUIKit's own.
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

  /// The objects with one of them replaced, or taken away for nil.
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

    /// The first name that `name` finds for the objects from this one on.
    func firstName(_ name: (AnyObject) -> String?) -> String? {
      var current: Entry? = self
      while let entry = current {
        if let found = name(entry.object) { return found }
        current = entry.next
      }
      return nil
    }

    /// The first entry of those that are left.
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
  /// An object in the place of a value that is none, or of one that is not to be kept alive.
  class StandIn {
    /// The value; nil for an object that has died.
    var value: Any? { nil }

    /// What stands for a value that is only assigned: an object is not kept alive.
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
