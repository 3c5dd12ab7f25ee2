/// A queued constraint. The strongest priority comes first.
struct WaitingEquality: BitwiseCopyable {
  var constraint: Int32
  var level: Int32
  var number: Int32

  /// The strongest come first; among equals, those that came first.
  @inline(__always)
  func comesBefore(_ other: WaitingEquality) -> Bool {
    level != other.level ? level > other.level : number < other.number
  }
}
