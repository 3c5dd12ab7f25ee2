/// The constraints a view holds, in the order of installation: a chain through the constraints themselves, so that
/// adding and removing one takes constant time and no memory. The list keeps its constraints alive.
struct ConstraintList: BitwiseCopyable {
  /// The neighbours of a constraint in the list that holds it.
  struct Links: BitwiseCopyable {
    var next: Unmanaged<NSLayoutConstraint>?
    var previous: Unmanaged<NSLayoutConstraint>?
  }

  private var first: Unmanaged<NSLayoutConstraint>?
  private var last: Unmanaged<NSLayoutConstraint>?
  /// The oldest constraint that the engine may not have taken up yet.
  private var firstPending: Unmanaged<NSLayoutConstraint>?
  /// How many constraints there are.
  private(set) var count: Int32 = 0
  /// Counts removals: a walk through the list that calls out goes on with what comes next only if this has not changed.
  private(set) var removals: Int32 = 0

  /// An empty list.
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

  /// Appends a constraint, for the engine to take up.
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

  /// What comes after a constraint of the list. Without isolation, so that the closure is not checked for its thread.
  static func next(after entry: Unmanaged<NSLayoutConstraint>) -> Unmanaged<NSLayoutConstraint>? {
    entry._withUnsafeGuaranteedRef { $0.neighbours.next }
  }

  /// Has the engine look for rows to build anew.
  mutating func markAllPending() { firstPending = first }

  /// The oldest constraint that the engine may not have taken up yet; it and all behind it are regarded as taken up.
  mutating func takeFirstPending() -> Unmanaged<NSLayoutConstraint>? {
    defer { firstPending = nil }
    return firstPending
  }

  /// Deactivates the constraints of a view that is being deallocated: at once those that someone else holds, and the
  /// others, which nobody sees any more, with `releaseAll()`.
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

  /// Lets go of the constraints once the items have died that die with the view: they need not hear of it any more.
  ///
  /// All have forgotten the view before the first is let go, which may run code that deactivates others.
  mutating func releaseAll() {
    let dying = first
    self = ConstraintList()
    Self.forEachEntry(from: dying) { entry in entry._withUnsafeGuaranteedRef { $0.forgetDyingHolder() } }
    Self.forEachEntry(from: dying) { $0.release() }
  }

  /// Calls `body` for an entry and all behind it; it may remove the one it is called for.
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
