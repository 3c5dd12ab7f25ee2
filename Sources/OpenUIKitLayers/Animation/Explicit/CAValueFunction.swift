/// The name of a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis by a number of radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis by a number of radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis by a number of radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by an array of three numbers, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that makes a transform of the numbers of an animation, so that the numbers and not the transforms are interpolated: a rotation
/// by a whole turn shows the turn.
open class CAValueFunction: NSObject, ViewTreeConfined {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function with a name; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
    guard !name.components.isEmpty else { return nil }
  }
}

extension CAValueFunctionName {
  /// Whether the value is an array of three numbers, and not one number.
  var takesList: Bool { self == .scale || self == .translate }

  private static let axes = [SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1)]

  /// The parts of a transform that the numbers are; empty for an unknown name.
  var components: [AnimationTarget.Part] {
    switch self {
    case .rotateX: [.rotation(Self.axes[0])]
    case .rotateY: [.rotation(Self.axes[1])]
    case .rotateZ: [.rotation(Self.axes[2])]
    case .scale: Self.axes.map { .scale($0) }
    case .scaleX: [.scale(Self.axes[0])]
    case .scaleY: [.scale(Self.axes[1])]
    case .scaleZ: [.scale(Self.axes[2])]
    case .translate: Self.axes.map { .translation($0) }
    case .translateX: [.translation(Self.axes[0])]
    case .translateY: [.translation(Self.axes[1])]
    case .translateZ: [.translation(Self.axes[2])]
    default: []
    }
  }

  /// The transform of a value. Numbers that an array lacks are those of the identity.
  func transform(_ value: AnimatableValue) -> CATransform3D {
    let numbers = value.numbers
    var transform = CATransform3DIdentity
    for (index, component) in components.enumerated() where index < numbers.count {
      transform = CATransform3DConcat(component.transform(CGFloat(numbers[index])), transform)
    }
    return transform
  }
}

extension AnimationTarget {
  /// The target whose values a function makes of numbers; this one without a function, and for other targets than whole transforms.
  func applying(_ function: CAValueFunctionName?) -> AnimationTarget {
    guard let function, case .whole = part, property == .transform || property == .sublayerTransform else {
      return self
    }
    return AnimationTarget(property: property, part: .function(function), keyPath: keyPath)
  }
}

extension AnimationTarget.Part {
  /// The transform that has this part alone.
  fileprivate func transform(_ number: CGFloat) -> CATransform3D {
    switch self {
    case .rotation(let axis):
      CATransform3DMakeRotation(number, CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
    case .scale(let axis):
      CATransform3DMakeScale(
        axis.x > 0 ? number : 1, axis.y > 0 ? number : 1, axis.z > 0 ? number : 1)
    case .translation(let axis):
      CATransform3DMakeTranslation(
        CGFloat(axis.x) * number, CGFloat(axis.y) * number, CGFloat(axis.z) * number)
    default: CATransform3DIdentity
    }
  }
}

extension AnimatableValue {
  /// The number of a value that is one; 0 for others.
  var number: Double {
    if case .number(let number) = self { return number }
    return 0
  }

  /// The numbers of a number or of an array; empty for other values.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .list(let numbers): numbers
    default: []
    }
  }

  /// This value in a run after a number of runs that each ended with `end`.
  func following(_ runs: Double, of end: AnimatableValue) -> AnimatableValue {
    guard runs > 0 else { return self }
    guard case .transform = end else { return plus(end, factor: runs).kept(like: self) }
    var value = self
    // A transform has no multiple. More turns than these do not show.
    for _ in 0..<Int(min(runs, 10_000)) { value = end.plus(value) }
    return value
  }

  /// The value, or another one if this is a colour, which has no sum.
  private func kept(like other: AnimatableValue) -> AnimatableValue {
    if case .color = self { return other }
    return self
  }
}

/// How a layer turns as it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's right side is ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's left side is ahead.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
