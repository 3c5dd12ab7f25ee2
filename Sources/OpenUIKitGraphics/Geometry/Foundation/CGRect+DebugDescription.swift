// The conformances of Apple's CoreGraphics overlay that corelibs Foundation lacks.
#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in points, as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The measures in points, as `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size in points, as `(x, y, width, height)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }

  extension CGVector: CustomDebugStringConvertible {
    /// The parts in points, as `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }
#endif
