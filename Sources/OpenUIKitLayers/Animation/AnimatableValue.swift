/// A value that an animation can change gradually.
package enum AnimatableValue {
  case number(Double)
  case pair(Double, Double)
  case color(CGColor?)
  case list([Double])
  indirect case transform(CATransform3D)

  /// The value at `progress` between this one and `end`, which is of the same kind. `progress` may be greater
  /// than 1.
  func interpolated(to end: AnimatableValue, _ progress: Double) -> AnimatableValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.pair(let a, let b), .pair(let c, let d)): return .pair(mix(a, c), mix(b, d))
    case (.list(let a), .list(let b)):
      return a.count == b.count ? .list(zip(a, b).map { mix($0, $1) }) : end
    case (.color(let a), .color(let b)): return .color(CGColor.mix(a, b, progress))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress))
    default: fatalError("AnimatableValue: two kinds of value in one animation")
    }
  }

  /// This value plus `factor` times the difference of `start` and `end`; nil for values that cannot be added.
  func adding(_ factor: Double, of start: AnimatableValue, minus end: AnimatableValue) -> AnimatableValue? {
    switch (self, start, end) {
    case (.number(let value), .number(let a), .number(let b)):
      return .number(value + (a - b) * factor)
    case (.pair(let x, let y), .pair(let a, let b), .pair(let c, let d)):
      return .pair(x + (a - c) * factor, y + (b - d) * factor)
    default:
      return nil
    }
  }

  /// Whether changes of this kind of value add up, so that a new animation does not end the one before it.
  var isAdditive: Bool {
    switch self {
    case .number, .pair: return true
    case .color, .transform, .list: return false
    }
  }
}

extension CGColor {
  /// The colour between `a` and `b`. A missing colour is the other one, transparent.
  fileprivate static func mix(_ a: CGColor?, _ b: CGColor?, _ progress: Double) -> CGColor? {
    guard let start = a ?? b?.transparent, let end = b ?? a?.transparent else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return CGColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue),
      alpha: mix(start.alpha, end.alpha))
  }

  private var transparent: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}
