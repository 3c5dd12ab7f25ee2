/// The constraints that a view holds, in the order of installation. The list retains its constraints.
struct ConstraintList: BitwiseCopyable {
  /// A constraint as an element of the list of its holder.
  struct Entry: IntrusiveElement {
    fileprivate let constraint: Unmanaged<NSLayoutConstraint>

    var links: IntrusiveLinks<Entry> {
      @inline(__always) get { constraint._withUnsafeGuaranteedRef { $0.neighbours } }
      @inline(__always) nonmutating set { constraint._withUnsafeGuaranteedRef { $0.neighbours = newValue } }
    }

    static func == (first: Entry, second: Entry) -> Bool {
      first.constraint.toOpaque() == second.constraint.toOpaque()
    }

    /// The constraint itself.
    func takeUnretainedValue() -> NSLayoutConstraint { constraint.takeUnretainedValue() }
  }

  private var constraints = IntrusiveList<Entry>()
  /// The oldest constraint that may have no row in the engine yet.
  private var firstPending: Entry?
  /// The number of constraints.
  private(set) var count: Int32 = 0
  /// The number of removals. A traversal that calls other code continues with the next constraint only if it
  /// has not changed.
  private(set) var removals: Int32 = 0

  /// Creates an empty list.
  init() {}

  /// The constraints in the order of their installation.
  var all: [NSLayoutConstraint] {
    guard count > 0 else { return [] }
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(Int(count))
    forEach { all.append($0) }
    return all
  }

  /// Calls `body` for every constraint, in order; it may remove the one it is called for.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    constraints.forEach { body($0.takeUnretainedValue()) }
  }

  /// Appends a constraint without a row.
  mutating func append(_ constraint: NSLayoutConstraint) {
    let entry = Entry(constraint: .passRetained(constraint))
    constraints.append(entry)
    count += 1
    if firstPending == nil { firstPending = entry }
  }

  /// Removes a constraint of the list.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    remove(Entry(constraint: .passUnretained(constraint)))
  }

  private mutating func remove(_ entry: Entry) {
    let next = constraints.remove(entry)
    if firstPending == entry { firstPending = next }
    count -= 1
    removals &+= 1
    entry.constraint.release()
  }

  /// Makes the engine check all constraints for missing rows.
  mutating func markAllPending() { firstPending = constraints.first }

  /// Removes and returns the oldest constraint that may have no row in the engine. All after it count as
  /// done.
  mutating func takeFirstPending() -> Entry? {
    defer { firstPending = nil }
    return firstPending
  }

  /// Deactivates the constraints of a view that is being deallocated. Those that other code retains are
  /// deactivated at once, and the others with `releaseAll()`.
  mutating func deactivateAll() {
    var next = constraints.first
    while let entry = next {
      next = entry.links.next
      if entry.constraint.isOnlyReference {
        entry.constraint._withUnsafeGuaranteedRef { $0.holder = nil }
      } else {
        entry.constraint._withUnsafeGuaranteedRef { $0.clearHolder() }
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
    let all = constraints
    self = ConstraintList()
    all.forEach { entry in entry.constraint._withUnsafeGuaranteedRef { $0.clearDeallocatedHolder() } }
    all.forEach { $0.constraint.release() }
  }
}
