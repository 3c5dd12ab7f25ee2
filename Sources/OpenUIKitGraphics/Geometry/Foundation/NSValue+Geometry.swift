#if !canImport(ObjectiveC)
  // Names that UIKit adds to Foundation's class, with the values that it bridges: `as? CGRect` and `as? NSValue` both succeed, such as for
  // the frame in a notification of the keyboard.

  extension NSValue {
    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle. Traps for an object with a value of another type.
    public var cgRectValue: CGRect { rectValue }
    /// The point. Traps for an object with a value of another type.
    public var cgPointValue: CGPoint { pointValue }
    /// The size. Traps for an object with a value of another type.
    public var cgSizeValue: CGSize { sizeValue }

    fileprivate func hasType(of other: NSValue) -> Bool {
      String(cString: objCType) == String(cString: other.objCType)
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// An object with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle of an object. Traps if it has another value.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.rectValue
    }

    /// The rectangle of an object. Returns false if it has another value.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      guard source.hasType(of: NSValue(rect: .zero)) else { return false }
      result = source.rectValue
      return true
    }

    /// The rectangle of an object; zero for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// An object with the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point of an object. Traps if it has another value.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      result = source.pointValue
    }

    /// The point of an object. Returns false if it has another value.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
      guard source.hasType(of: NSValue(point: .zero)) else { return false }
      result = source.pointValue
      return true
    }

    /// The point of an object; zero for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
      source?.pointValue ?? .zero
    }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// An object with the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size of an object. Traps if it has another value.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      result = source.sizeValue
    }

    /// The size of an object. Returns false if it has another value.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
      guard source.hasType(of: NSValue(size: .zero)) else { return false }
      result = source.sizeValue
      return true
    }

    /// The size of an object; zero for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
      source?.sizeValue ?? .zero
    }
  }
#endif
