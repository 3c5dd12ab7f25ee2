import Testing

@testable import OpenUIKitLayers

@Suite("Timing")
struct TimingTests {
  /// The y of the cubic Bézier curve at `x`, by plain bisection on de Casteljau's construction.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func point(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      func mix(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
      let (a, b, c) = (mix(0, p1), mix(p1, p2), mix(p2, 1))
      return mix(mix(a, b), mix(b, c))
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return point(y1, y2, low)
  }

  @Test(
    "curves agree with bisection to twelve digits",
    arguments: [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0, 1, 1, 0], [1, 0, 0, 1],
      [0.7, -0.6, 0.3, 1.6], [0, 0, 0, 1], [1, 0, 1, 1],
    ])
  func curves(points: [Double]) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    #expect(curve.y(atX: 0) == 0 && curve.y(atX: 1) == 1)
    for step in 1..<200 {
      let x = Double(step) / 200
      let expected = bezier(points[0], points[1], points[2], points[3], at: x)
      // Where x hardly moves along the curve, y is as uncertain as the cube root of the rounding error.
      let tolerance = points == [1, 0, 0, 1] && abs(x - 0.5) < 0.01 ? 1e-5 : 1e-10
      #expect(abs(curve.y(atX: x) - expected) < tolerance, "x \(x)")
    }
  }

  @Test("ease in and out is symmetric about its middle, the others mirror each other")
  func symmetry() {
    for step in 0...20 {
      let f = Double(step) / 20
      let inOut = TimingCurve.easeInOut
      #expect(abs(inOut.progress(f, of: 1) + inOut.progress(1 - f, of: 1) - 1) < 1e-12)
      let (easeIn, easeOut) = (TimingCurve.easeIn, TimingCurve.easeOut)
      #expect(abs(easeIn.progress(f, of: 1) + easeOut.progress(1 - f, of: 1) - 1) < 1e-12)
    }
  }

  @Test("timing functions have the control points that Core Animation documents")
  func controlPoints() {
    let expected: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      var values: [Float] = [0, 0]
      function.getControlPoint(at: 1, values: &values)
      #expect(values == [points[0], points[1]])
      function.getControlPoint(at: 2, values: &values)
      #expect(values == [points[2], points[3]])
      function.getControlPoint(at: 3, values: &values)
      #expect(values == [1, 1])
    }
  }

  @Test("a repeated animation starts over, one that reverses goes back, and the end shows the new value")
  func repetition() {
    var timing = AnimationTiming(duration: 2, curve: .linear)
    #expect(timing.activeDuration == 2)
    #expect([-1, 0, 0.5, 2, 3].map(timing.progress) == [0, 0, 0.25, 1, 1])
    timing.repeatCount = 2
    #expect([1, 2, 3, 4].map(timing.progress) == [0.5, 0, 0.5, 1])
    timing.autoreverses = true
    #expect(timing.activeDuration == 8)
    #expect([1, 2, 3, 4, 5, 7.5, 8].map(timing.progress) == [0.5, 1, 0.5, 0, 0.5, 0.25, 1])
    timing.repeatCount = .infinity
    #expect(timing.activeDuration == .infinity && timing.progress(at: 4003) == 0.5)
  }

  @Test("an animation without duration is over as soon as it begins")
  func noDuration() {
    let timing = AnimationTiming(duration: 0, repeatCount: .infinity)
    #expect(timing.activeDuration == 0)
    #expect(timing.progress(at: -0.1) == 0 && timing.progress(at: 0) == 1)
  }
}

@Suite("Springs")
struct SpringTests {
  /// x'' = -ω²(x - 1) - 2ζω x' by the classical Runge-Kutta method.
  private func simulated(_ spring: SpringMotion, until end: Double) -> Double {
    let (w, z) = (spring.frequency, spring.dampingRatio)
    func force(_ x: Double, _ v: Double) -> Double { -w * w * (x - 1) - 2 * z * w * v }
    let steps = 4000
    let h = end / Double(steps)
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<steps {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  @Test(
    "closed forms agree with a numerical solution of the spring's equation",
    arguments: [0.2, 0.7, 1, 1.5], [-3.0, 0, 5])
  func closedForm(dampingRatio: Double, velocity: Double) {
    let spring = SpringMotion(dampingRatio: dampingRatio, frequency: 7, initialVelocity: velocity)
    for time in [0.05, 0.3, 1, 2] {
      #expect(abs(spring.value(at: time) - simulated(spring, until: time)) < 1e-9)
    }
  }

  @Test(
    "a spring made for a duration is within a thousandth of its goal from then on",
    arguments: [0.1, 0.5, 0.9, 1])
  func settling(dampingRatio: Double) {
    let spring = SpringMotion(dampingRatio: dampingRatio, settlingIn: 0.8, initialVelocity: 0)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-9)
    for step in 0...50 { #expect(abs(spring.value(at: 0.8 + Double(step) / 50) - 1) <= 0.0010001) }
    #expect(abs(spring.value(at: 0.4) - 1) > 0.0010001)
  }

  @Test("damping below 1 swings past the goal by exp(-πζ/√(1-ζ²)), damping of 1 never does")
  func overshoot() {
    let spring = SpringMotion(dampingRatio: 0.5, frequency: 10, initialVelocity: 0)
    let peak = Double.pi / (10 * 0.75.squareRoot())
    #expect(abs(spring.value(at: peak) - (1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()))) < 1e-12)
    let critical = SpringMotion(dampingRatio: 1, frequency: 10, initialVelocity: 0)
    #expect((0...100).allSatisfy { critical.value(at: Double($0) / 50) < 1 })
  }

  @Test("physical and perceptual parameters give the same spring where they should")
  func parameters() {
    let physical = SpringMotion(mass: 2, stiffness: 200, damping: 20, initialVelocity: 1)
    #expect(physical.frequency == 10 && physical.dampingRatio == 0.5)
    let perceptual = SpringMotion(perceptualDuration: 0.5, bounce: 0.3, initialVelocity: 0)
    #expect(abs(perceptual.frequency - 4 * .pi) < 1e-12 && abs(perceptual.dampingRatio - 0.7) < 1e-12)
  }
}
