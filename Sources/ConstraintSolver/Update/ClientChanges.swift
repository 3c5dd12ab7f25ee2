/// The client's changes that wait for the next update, apart from new constraints.
struct ClientChanges: ~Copyable {
  /// Removed constraints.
  var removals = Slab<Int32>()
  /// Constraints with another constant.
  var constants = Slab<Int32>()
  /// Constraints with another priority.
  var priorities = Slab<Int32>()
  /// Removed variables, whose numbers are used again after the update.
  var releases = Slab<Int32>()

  /// Removes the changes of constraints, once an update has applied them.
  mutating func removeConstraintChanges() {
    removals.removeAll()
    constants.removeAll()
    priorities.removeAll()
  }
}
