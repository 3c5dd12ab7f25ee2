/// Colours at locations of a line, for gradients in a graphics context.
public final class CGGradient: Sendable {
  let stops: [DisplayList.Gradient.Stop]

  /// Creates a gradient of colours. `locations` are in 0...1; nil spreads the colours evenly. Returns nil without
  /// colours, or if the numbers of colours and locations differ.
  public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    var last: CGFloat = 0
    stops = colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      last = max(last, (locations?[index] ?? even).clampedToUnit)
      return DisplayList.Gradient.Stop(color: DisplayList.Color(colors[index]), location: last)
    }
  }
}

/// Where a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws colours along a line between two points, across the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    append(
      .gradient(
        DisplayList.Gradient(start: startPoint, end: endPoint, stops: gradient.stops(options))))
  }

  /// Draws colours in circles. The circles have one centre here, that of the last one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 else { return }
    let inner = (startRadius / endRadius).clampedToUnit
    var stops = gradient.stops
    for index in stops.indices { stops[index].location = inner + stops[index].location * (1 - inner) }
    if inner > 0, !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert(.init(color: .clear, location: first.location), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) { stops.append(.init(color: .clear, location: 1)) }
    let corner = CGPoint(x: endCenter.x + endRadius, y: endCenter.y + endRadius)
    append(.gradient(DisplayList.Gradient(kind: .radial, start: endCenter, end: corner, stops: stops)))
  }
}

extension CGGradient {
  /// The stops, clear beyond the ends where the options do not continue them.
  fileprivate func stops(_ options: CGGradientDrawingOptions) -> [DisplayList.Gradient.Stop] {
    var result = stops
    if !options.contains(.drawsBeforeStartLocation) {
      result.insert(.init(color: .clear, location: 0), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) { result.append(.init(color: .clear, location: 1)) }
    return result
  }
}
