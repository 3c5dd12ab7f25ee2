/// The variables and constraints that follow from the sources of a walk downstream. Valid until the next walk.
struct UnsafeDownstream {
  /// The sources and the variables defined through them, in topological order.
  let order: UnsafeBufferPointer<Int32>
  /// The residual variables whose equations contain any of them. May list one twice.
  let residuals: UnsafeBufferPointer<Int32>
  /// The dormant constraints that contain any of them. May list one twice.
  let dormants: UnsafeBufferPointer<Int32>
  /// The constraints that contain any of them and were given up because of implied bounds. May list one twice.
  let contradicted: UnsafeBufferPointer<Int32>
}

/// How much variables and constraints change for each unit by which the movers of a walk move. Valid until the next walk.
struct UnsafeDerivatives {
  /// Defined variables, each after all it follows from. The movers are not among them.
  let variables: UnsafeBufferPointer<Rate>
  /// The expressions of dormant constraints.
  let dormants: UnsafeBufferPointer<Rate>
}

/// The definitions by which a sum over variables cancels. Valid until the next walk.
struct UnsafeCancellation {
  let definitions: UnsafeBufferPointer<Int32>
  /// For each of them the share of the variable that it defines in the sum.
  let shares: UnsafeBufferPointer<Double>
  /// Whether the sum is zero, and no rounding error leaves it open whether a definition takes part.
  let isCertain: Bool
}

/// A step of a depth-first walk: a variable and the next term to follow from it.
struct WalkFrame: BitwiseCopyable {
  var variable: Int32
  var next: Int32
}

/// A sum with its largest summand, against which it counts as zero or not.
struct Sum: BitwiseCopyable {
  var value = 0.0
  var scale = 0.0

  @inline(__always)
  mutating func add(_ summand: Double) {
    value += summand
    scale = max(scale, summand.magnitude)
  }

  var isZero: Bool { @inline(__always) get { value.magnitude <= Tolerance.cancellation * scale } }
}
