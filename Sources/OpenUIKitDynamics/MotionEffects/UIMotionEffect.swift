import OpenUIKitCore

/// Moves what a view shows when the device is tilted, without changing the view itself.
open class UIMotionEffect: NSObject, ViewTreeConfined {
  /// Creates an effect. Subclasses override `keyPathsAndRelativeValues(forViewerOffset:)`.
  public override init() { super.init() }

  /// Returns what is added to the properties of a view for the place of the viewer: -1...1 from the left to the right and from the
  /// bottom to the top. Nil, the default, changes nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a property along with the tilt along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// From the left to the right.
    case tiltAlongHorizontalAxis = 0
    /// From the bottom to the top.
    case tiltAlongVerticalAxis = 1
  }

  /// The property, such as `center.x`.
  public final let keyPath: String
  /// The axis.
  public final let type: EffectType
  /// The number that is added at the least tilt; nil for zero.
  open var minimumRelativeValue: Any?
  /// The number that is added at the greatest tilt; nil for zero.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// The value between both ends.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let (low, high) = (Self.number(minimumRelativeValue), Self.number(maximumRelativeValue))
    let share = (min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: low + (high - low) * share]
  }

  /// A number of any type; 0 for nil and other values.
  static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}

/// Several effects at a time.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// The sum of the effects.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var sum: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
        sum[path] =
          UIInterpolatingMotionEffect.number(sum[path]) + UIInterpolatingMotionEffect.number(value)
      }
    }
    return sum
  }
}
