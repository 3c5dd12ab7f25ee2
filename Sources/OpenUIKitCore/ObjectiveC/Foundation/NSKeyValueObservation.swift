#if !canImport(ObjectiveC)
  /// An observation of a property by its key path. It ends with `invalidate()`, with the deallocation of this object, or with that of the
  /// observed one.
  public final class NSKeyValueObservation: NSObject {
    private let observer: PropertyObserver

    init(_ observer: PropertyObserver) {
      self.observer = observer
      super.init()
    }

    deinit { observer.end() }

    /// Ends the observation.
    public func invalidate() { observer.end() }
  }

  /// Which values an observation passes on.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The handler is also called at once, before the observation is returned.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  }

  /// The kind of a change.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
  }

  /// The name of a value that describes a change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind: the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, if the options ask for it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, if the options ask for it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, if the options ask for it.
    public let newValue: Value?
    /// The old value, if the options ask for it; nil for the call at the beginning.
    public let oldValue: Value?
    /// Whether the change is about to happen: always false.
    public var isPrior: Bool { false }
  }

  /// The check that an observation makes when something of its object has changed.
  class PropertyObserver {
    /// Compares the property with its last value; nil after the end. Ending releases what the handler retains.
    nonisolated(unsafe) final private(set) var check: (() -> Void)? {
      didSet { releaseAfterAssignment(oldValue) }
    }

    init(_ check: @escaping () -> Void) { self.check = check }

    final func end() { check = nil }
  }
#endif
