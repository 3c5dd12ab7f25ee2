/// The constraints a view holds: in the order of installation, with removal in constant time.
///
/// A removed constraint leaves a gap; the list closes its gaps once they are the larger part.
struct ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0

  /// The constraints in the order of their installation.
  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  /// Calls `body` for every constraint, in order.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for case let constraint? in slots { body(constraint) }
  }

  /// Appends a constraint and notes its place in it.
  #if !ThreadConfined
    @MainActor
  #endif
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.places.inHolder = slots.count
    slots.append(constraint)
    count += 1
  }

  /// Removes a constraint of the list.
  #if !ThreadConfined
    @MainActor
  #endif
  mutating func remove(_ constraint: NSLayoutConstraint) {
    let place = constraint.places.inHolder
    assert(slots[place] === constraint, "A constraint lost its place in its holder")
    slots[place] = nil
    count -= 1
    if slots.count > 8, slots.count > 2 * count { closeGaps() }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private mutating func closeGaps() {
    slots = slots.filter { $0 != nil }
    for (place, constraint) in slots.enumerated() { constraint?.places.inHolder = place }
  }
}
