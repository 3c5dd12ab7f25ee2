import OpenUIKitCore

/// Holds two points of bodies, or one and a fixed point, at a distance: stiffly, or like a spring.
struct DistanceJoint: ViewTreeConfined {
  let first: DynamicBody
  let firstOffset: CGVector
  let second: DynamicBody?
  let secondOffset: CGVector
  let anchor: CGPoint
  let length: CGFloat
  let frequency: CGFloat
  let damping: CGFloat

  /// Changes the velocities for a step, in seconds.
  func solve(_ step: CGFloat) {
    let mine = first.turned(firstOffset)
    let other = second?.turned(secondOffset) ?? .zero
    let end = second.map { CGPoint(x: $0.center.x + other.dx, y: $0.center.y + other.dy) } ?? anchor
    let (x, y) = (first.center.x + mine.dx - end.x, first.center.y + mine.dy - end.y)
    let distance = (x * x + y * y).squareRoot()
    // A joint of length 0 has no direction where it is already closed, and any other elsewhere.
    guard distance > 1e-6 else { return length > 0 ? () : stop(mine, other) }
    let direction = CGVector(dx: x / distance, dy: y / distance)
    let velocity = speed(along: direction, mine, other)
    let response =
      first.response(along: direction, at: mine) + (second?.response(along: direction, at: other) ?? 0)
    guard response > 0 else { return }
    push(impulse(velocity, distance - length, response, step), along: direction, mine, other)
    if length == 0 {
      let across = CGVector(dx: -direction.dy, dy: direction.dx)
      cancel(across, mine, other)
    }
  }

  /// The impulse of a stiff joint or a spring.
  private func impulse(_ velocity: CGFloat, _ stretch: CGFloat, _ response: CGFloat, _ step: CGFloat)
    -> CGFloat
  {
    guard frequency > 0 else { return -(velocity + 0.2 * stretch / step) / response }
    let rate = 2 * .pi * frequency
    let stiffness = rate * rate / response
    let resistance = 2 * damping * rate / response
    // An implicit step, which is stable for stiff springs.
    let softness = 1 / (step * (resistance + step * stiffness))
    let bias = stretch * step * stiffness * softness
    return -(velocity + bias) / (response + softness)
  }

  /// Joints at the same point let both points have one velocity.
  private func stop(_ mine: CGVector, _ other: CGVector) {
    cancel(CGVector(dx: 1, dy: 0), mine, other)
    cancel(CGVector(dx: 0, dy: 1), mine, other)
  }

  private func cancel(_ direction: CGVector, _ mine: CGVector, _ other: CGVector) {
    guard frequency == 0 else { return }
    let response =
      first.response(along: direction, at: mine) + (second?.response(along: direction, at: other) ?? 0)
    if response > 0 {
      push(-speed(along: direction, mine, other) / response, along: direction, mine, other)
    }
  }

  private func speed(along direction: CGVector, _ mine: CGVector, _ other: CGVector) -> CGFloat {
    let (first, second) = (first.velocity(at: mine), second?.velocity(at: other) ?? .zero)
    return (first.dx - second.dx) * direction.dx + (first.dy - second.dy) * direction.dy
  }

  private func push(_ impulse: CGFloat, along direction: CGVector, _ mine: CGVector, _ other: CGVector) {
    let vector = CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse)
    first.push(vector, at: mine)
    second?.push(CGVector(dx: -vector.dx, dy: -vector.dy), at: other)
  }
}
