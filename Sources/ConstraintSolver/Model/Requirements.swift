/// Stops the program unless a rule of a call holds, and states the rule, in release builds as well.
///
/// A precondition would state it in debug builds alone. Pages have no room for the texts.
@inlinable @inline(__always)
func require(_ holds: @autoclosure () -> Bool, _ rule: @autoclosure () -> String) {
  #if hasFeature(Embedded)
    precondition(holds())
  #else
    if !holds() { stop(rule()) }
  #endif
}

/// Stops the program and states why, in release builds as well.
@inlinable @inline(__always)
func stop(_ reason: @autoclosure () -> String) -> Never {
  #if hasFeature(Embedded)
    preconditionFailure()
  #else
    fatalError(reason())
  #endif
}
