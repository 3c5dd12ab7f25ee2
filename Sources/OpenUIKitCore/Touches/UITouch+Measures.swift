extension UITouch {
  /// The source of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger, or the button of a pointer.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The source of the touch: `direct`, unless the host states another one. The hosts of this package send pointers as fingers.
  public var type: TouchType {
    #if hasFeature(Embedded)
      .direct
    #else
      pointerType
    #endif
  }

  /// The radius of the touched place, in points: 0, because hosts do not measure it.
  public var majorRadius: CGFloat { 0 }

  /// How far `majorRadius` may be off, in points: 0.
  public var majorRadiusTolerance: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians: upright, as for all fingers.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which a pencil points, in radians: 0, because an upright one has none.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil points, as a vector of the length 1.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UIEvent {
  /// The touches that were measured since the last event, the last one of which is the touch itself: that touch alone, because hosts send one event
  /// for each measurement. Nil for a touch of another event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains { $0 === touch } == true ? [touch] : nil
  }

  /// The touches that are expected: none, because hosts expect none. Nil for a touch of another event.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains { $0 === touch } == true ? [] : nil
  }
}
