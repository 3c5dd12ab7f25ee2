/// The constraints that a view holds, in the order of installation: a linked list through the constraints
/// themselves. Adding and removing takes constant time and no memory. The list retains its constraints.
struct ConstraintList: BitwiseCopyable {
  /// The links of a constraint in its holder's list.
  struct Links: BitwiseCopyable {
    var next: Unmanaged<NSLayoutConstraint>?
    var previous: Unmanaged<NSLayoutConstraint>?
  }

  private var first: Unmanaged<NSLayoutConstraint>?
  private var last: Unmanaged<NSLayoutConstraint>?
  /// The oldest constraint that may have no row in the engine yet.
  private var firstPending: Unmanaged<NSLayoutConstraint>?
  /// The number of constraints.
  private(set) var count: Int32 = 0
  /// The number of removals. A traversal that calls other code continues with the next constraint only if it
  /// has not changed.
  private(set) var removals: Int32 = 0

  /// Creates an empty list.
  init() {}

  /// The constraints in the order of their installation.
  var all: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    forEach { constraints.append($0) }
    return constraints
  }

  /// Calls `body` for every constraint, in order; it may remove the one it is called for.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    Self.forEachEntry(from: first) { body($0.takeUnretainedValue()) }
  }

  /// Appends a constraint without a row.
  mutating func append(_ constraint: NSLayoutConstraint) {
    let entry = Unmanaged.passRetained(constraint)
    constraint.neighbours = Links(next: nil, previous: last)
    if let last {
      last._withUnsafeGuaranteedRef { $0.neighbours.next = entry }
    } else {
      first = entry
    }
    last = entry
    count += 1
    if firstPending == nil { firstPending = entry }
  }

  /// Removes a constraint of the list.
  mutating func remove(_ constraint: NSLayoutConstraint) { remove(.passUnretained(constraint)) }

  private mutating func remove(_ entry: Unmanaged<NSLayoutConstraint>) {
    let links = entry._withUnsafeGuaranteedRef { $0.neighbours }
    if let previous = links.previous {
      previous._withUnsafeGuaranteedRef { $0.neighbours.next = links.next }
    } else {
      first = links.next
    }
    if let next = links.next {
      next._withUnsafeGuaranteedRef { $0.neighbours.previous = links.previous }
    } else {
      last = links.previous
    }
    if firstPending?.toOpaque() == entry.toOpaque() { firstPending = links.next }
    entry._withUnsafeGuaranteedRef { $0.neighbours = Links() }
    count -= 1
    removals &+= 1
    entry.release()
  }

  /// The constraint after another one. Without isolation, so that the closure is not checked for its thread.
  static func next(after entry: Unmanaged<NSLayoutConstraint>) -> Unmanaged<NSLayoutConstraint>? {
    entry._withUnsafeGuaranteedRef { $0.neighbours.next }
  }

  /// Makes the engine check all constraints for missing rows.
  mutating func markAllPending() { firstPending = first }

  /// Removes and returns the oldest constraint that may have no row in the engine. All after it count as
  /// done.
  mutating func takeFirstPending() -> Unmanaged<NSLayoutConstraint>? {
    defer { firstPending = nil }
    return firstPending
  }

  /// Deactivates the constraints of a view that is being deallocated. Those that other code retains are
  /// deactivated at once, and the others with `releaseAll()`.
  mutating func deactivateAll() {
    Self.forEachEntry(from: first) { entry in
      if entry.isOnlyReference {
        entry._withUnsafeGuaranteedRef { $0.holder = nil }
      } else {
        entry._withUnsafeGuaranteedRef { $0.forgetHolder() }
        remove(entry)
      }
    }
  }

  /// Releases the constraints after the items that are deallocated together with the view, which need no
  /// notification then.
  ///
  /// All references to the view are cleared before the first release, which may run code that deactivates
  /// others.
  mutating func releaseAll() {
    let dying = first
    self = ConstraintList()
    Self.forEachEntry(from: dying) { entry in entry._withUnsafeGuaranteedRef { $0.forgetDyingHolder() } }
    Self.forEachEntry(from: dying) { $0.release() }
  }

  /// Calls `body` for an entry and all after it. `body` may remove its entry.
  @inline(__always)
  private static func forEachEntry(
    from first: Unmanaged<NSLayoutConstraint>?, _ body: (Unmanaged<NSLayoutConstraint>) -> Void
  ) {
    var next = first
    while let entry = next {
      next = Self.next(after: entry)
      body(entry)
    }
  }
}
