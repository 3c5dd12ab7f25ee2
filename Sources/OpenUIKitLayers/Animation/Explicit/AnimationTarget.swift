/// The target of a key path: a property of a layer, or a part of one.
struct AnimationTarget {
  /// Which part of a property.
  enum Part {
    case whole
    case x, y
    case rotation(SIMD3<Double>)
    /// The elements that are set: x, y and z.
    case scale(SIMD3<Double>)
    case translation(SIMD3<Double>)
    case plane
    /// The whole transform, which a function makes of numbers.
    case function(CAValueFunctionName)
  }

  let property: AnimatedProperty
  let part: Part
  let keyPath: String

  /// The targets of a key path; for `bounds` both origin and size. Traps if no such property can be
  /// animated.
  static func targets(of keyPath: String) -> [AnimationTarget] {
    let targets = knownTargets(of: keyPath)
    guard !targets.isEmpty else {
      fatalError("CAAnimation: layers have no property \(keyPath) that can be animated")
    }
    return targets
  }

  /// The targets of a key path; empty if no such property can be animated.
  static func knownTargets(of keyPath: String) -> [AnimationTarget] {
    if keyPath == "bounds" {
      return [
        AnimationTarget(property: .boundsOrigin, part: .whole, keyPath: keyPath),
        AnimationTarget(property: .boundsSize, part: .whole, keyPath: keyPath),
      ]
    }
    if let property = wholes[keyPath] {
      return [AnimationTarget(property: property, part: .whole, keyPath: keyPath)]
    }
    guard let (property, part) = part(of: keyPath) else { return [] }
    return [AnimationTarget(property: property, part: part, keyPath: keyPath)]
  }

  private static let wholes: [String: AnimatedProperty] = [
    "position": .position, "bounds.origin": .boundsOrigin, "bounds.size": .boundsSize,
    "anchorPoint": .anchorPoint, "transform": .transform, "sublayerTransform": .sublayerTransform,
    "zPosition": .zPosition, "opacity": .opacity, "backgroundColor": .backgroundColor,
    "cornerRadius": .cornerRadius, "borderWidth": .borderWidth, "borderColor": .borderColor,
    "shadowColor": .shadowColor, "shadowOpacity": .shadowOpacity, "shadowOffset": .shadowOffset,
    "shadowRadius": .shadowRadius, "shadowPath": .shadowPath, "colors": .gradientColors,
    "locations": .gradientLocations,
    "startPoint": .gradientStart, "endPoint": .gradientEnd, "path": .shapePath, "fillColor": .fillColor,
    "strokeColor": .strokeColor, "strokeStart": .strokeStart, "strokeEnd": .strokeEnd,
    "lineWidth": .lineWidth, "lineDashPhase": .lineDashPhase,
  ]

  /// The name of a property; `bounds` for both of its parts.
  static func name(of property: AnimatedProperty) -> String {
    if property == .boundsOrigin || property == .boundsSize { return "bounds" }
    return wholes.first { $0.value == property }?.key ?? ""
  }

  private static func part(of keyPath: String) -> (AnimatedProperty, Part)? {
    if let dot = keyPath.lastIndex(of: "."), let property = wholes[String(keyPath[..<dot])] {
      switch keyPath[keyPath.index(after: dot)...] {
      case "x" where property != .transform, "width": return (property, .x)
      case "y" where property != .transform, "height": return (property, .y)
      default: break
      }
    }
    for (name, property) in [
      ("transform", AnimatedProperty.transform), ("sublayerTransform", .sublayerTransform),
    ]
    where keyPath.hasPrefix(name + ".") {
      return transformPart(keyPath.dropFirst(name.count + 1)).map { (property, $0) }
    }
    return nil
  }

  private static func transformPart(_ name: Substring) -> Part? {
    switch name {
    case "rotation", "rotation.z": .rotation(SIMD3(0, 0, 1))
    case "rotation.x": .rotation(SIMD3(1, 0, 0))
    case "rotation.y": .rotation(SIMD3(0, 1, 0))
    case "scale": .scale(SIMD3(1, 1, 1))
    case "scale.x": .scale(SIMD3(1, 0, 0))
    case "scale.y": .scale(SIMD3(0, 1, 0))
    case "scale.z": .scale(SIMD3(0, 0, 1))
    case "translation": .plane
    case "translation.x": .translation(SIMD3(1, 0, 0))
    case "translation.y": .translation(SIMD3(0, 1, 0))
    case "translation.z": .translation(SIMD3(0, 0, 1))
    default: nil
    }
  }

  // MARK: Values

  /// Converts a value for the target. Traps if it is of another kind.
  func value(_ given: Any) -> AnimatableValue {
    let kind = property.example
    let value: AnimatableValue? =
      switch part {
      case .whole: wholeValue(given, like: kind)
      case .plane: Self.pair(given)
      case .function(let function):
        function.takesList ? Self.list(given) : Self.number(given).map { .number($0) }
      case .x, .y, .rotation, .scale, .translation: Self.number(given).map { .number($0) }
      }
    guard let value else {
      fatalError("CAAnimation: \(given) is no value for \(keyPath)")
    }
    return value
  }

  private func wholeValue(_ given: Any, like kind: AnimatableValue) -> AnimatableValue? {
    switch kind {
    case .number: return Self.number(given).map { .number($0) }
    case .pair:
      if let rect = given as? CGRect {
        return property == .boundsOrigin
          ? .pair(rect.minX, rect.minY) : .pair(rect.width, rect.height)
      }
      return Self.pair(given)
    case .color: return (given as? CGColor).map { .color($0) }
    case .transform: return (given as? CATransform3D).map { .transform($0) }
    case .list: return Self.list(given)
    }
  }

  private static func number(_ given: Any) -> Double? {
    switch given {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func pair(_ given: Any) -> AnimatableValue? {
    switch given {
    case let point as CGPoint: .pair(point.x, point.y)
    case let size as CGSize: .pair(size.width, size.height)
    default: nil
    }
  }

  private static func list(_ given: Any) -> AnimatableValue? {
    switch given {
    case let path as CGPath:
      .list(path.elements.coordinates)
    case let colors as [CGColor]:
      .list(colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) } })
    case let numbers as [Any]: .list(numbers.compactMap(number))
    default: nil
    }
  }

  /// The target's part of a property's value.
  func part(of value: AnimatableValue) -> AnimatableValue {
    switch (part, value) {
    case (.function(let function), .transform):
      let numbers = function.components.map { component in
        AnimationTarget(property: property, part: component, keyPath: keyPath).part(of: value).number
      }
      return function.takesList ? .list(numbers) : .number(numbers.first ?? 0)
    case (.x, .pair(let x, _)): return .number(x)
    case (.y, .pair(_, let y)): return .number(y)
    case (.rotation(let axis), .transform(let transform)): return .number(transform.angle(about: axis))
    case (.scale(let mask), .transform(let transform)):
      let scale = (TransformParts(transform) ?? .none).scale
      return .number(mask.x > 0 ? scale.x : mask.y > 0 ? scale.y : scale.z)
    case (.translation(let mask), .transform(let transform)):
      return .number((SIMD3(transform.m41, transform.m42, transform.m43) * mask).sum())
    case (.plane, .transform(let transform)): return .pair(transform.m41, transform.m42)
    default: return value
    }
  }

  /// A property's value with the target's part replaced.
  func setting(_ new: AnimatableValue, in value: AnimatableValue, adds: Bool) -> AnimatableValue {
    if case .function(let function) = part {
      let made = AnimatableValue.transform(function.transform(new))
      return adds ? value.plus(made) : made
    }
    let new = adds ? part(of: value).plus(new) : new
    switch (part, value, new) {
    case (.x, .pair(_, let y), .number(let x)): return .pair(x, y)
    case (.y, .pair(let x, _), .number(let y)): return .pair(x, y)
    case (.rotation(let axis), .transform(let transform), .number(let angle)):
      return changing(transform) { $0.rotation = Quaternion(angle: angle, about: axis) }
    case (.scale(let mask), .transform(let transform), .number(let scale)):
      return changing(transform) { $0.scale = $0.scale * (SIMD3(1, 1, 1) - mask) + mask * scale }
    case (.translation(let mask), .transform(let transform), .number(let way)):
      return changing(transform) { $0.translation = $0.translation * (SIMD3(1, 1, 1) - mask) + mask * way }
    case (.plane, .transform(let transform), .pair(let x, let y)):
      return changing(transform) { $0.translation = SIMD3(x, y, $0.translation.z) }
    default: return new
    }
  }

  private func changing(_ transform: CATransform3D, _ body: (inout TransformParts) -> Void)
    -> AnimatableValue
  {
    var parts = TransformParts(transform) ?? .none
    body(&parts)
    return .transform(parts.transform)
  }
}

extension AnimatedProperty {
  /// A value of the property's kind.
  var example: AnimatableValue {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .anchorPoint, .shadowOffset, .gradientStart, .gradientEnd:
      .pair(0, 0)
    case .transform, .sublayerTransform: .transform(CATransform3DIdentity)
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color(nil)
    case .gradientColors, .gradientLocations, .shapePath, .shadowPath: .list([])
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart,
      .strokeEnd, .lineWidth, .lineDashPhase:
      .number(0)
    }
  }
}

extension TransformParts {
  /// The parts of the identity.
  fileprivate static var none: TransformParts {
    guard let parts = TransformParts(CATransform3DIdentity) else {
      fatalError("TransformParts: the identity has parts")
    }
    return parts
  }
}

extension CATransform3D {
  /// The angle of a rotation about one of the coordinate axes, in radians.
  fileprivate func angle(about axis: SIMD3<Double>) -> Double {
    if axis.x > 0 { return atan2(m23, m33) }
    return axis.y > 0 ? atan2(m31, m33) : atan2(m12, m11)
  }
}

extension AnimatableValue {
  /// The sum of this value and `factor` times another; transforms are concatenated. If the values cannot be
  /// added, the other one.
  func plus(_ other: AnimatableValue, factor: Double = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + factor * b)
    case (.pair(let a, let b), .pair(let c, let d)): return .pair(a + factor * c, b + factor * d)
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(factor < 0 ? CATransform3DInvert(b) : b, a))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0 + factor * $1 })
    default: return other
    }
  }

  /// The distance to another value; nil for values without one.
  func distance(to other: AnimatableValue) -> Double? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.pair(let a, let b), .pair(let c, let d)):
      return ((a - c) * (a - c) + (b - d) * (b - d)).squareRoot()
    default: return nil
    }
  }
}
