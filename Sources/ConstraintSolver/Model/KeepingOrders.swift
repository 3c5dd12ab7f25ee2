/// The places of constraints in the order of conflicts that the present update has asked for. The client's ranks take longer than all that is
/// compared with them, and a long conflict asks for those of its members again and again.
struct KeepingOrders: ~Copyable {
  private var known = Slab<KnownOrder>()
  /// The number of the present update; 0 outside of updates, when the client's ranks may change.
  private var update: UInt32 = 0
  private var lastUpdate: UInt32 = 0

  /// Starts an update.
  mutating func start() {
    if lastUpdate == UInt32.max {
      known.removeAll()
      lastUpdate = 0
    }
    lastUpdate += 1
    update = lastUpdate
  }

  /// Ends an update.
  mutating func end() { update = 0 }

  /// The place of a constraint, if the present update has asked for it.
  @inline(__always)
  func order(of constraint: Int32, _ generation: UInt32) -> KeepingOrder? {
    guard update > 0, constraint < known.nextIndex else { return nil }
    let found = known.unsafeBase + Int(constraint)
    guard found.pointee.update == update, found.pointee.generation == generation else { return nil }
    return found.pointee.order
  }

  /// Notes the place of a constraint, one of so many.
  mutating func note(
    _ order: KeepingOrder, of constraint: Int32, _ generation: UInt32, constraintCount: Int
  ) {
    guard update > 0 else { return }
    known.extend(to: constraintCount, with: KnownOrder())
    known[constraint] = KnownOrder(order: order, update: update, generation: generation)
  }
}

private struct KnownOrder: BitwiseCopyable {
  var order = KeepingOrder.first
  var update: UInt32 = 0
  var generation: UInt32 = 0
}
