/// How the inside of a shape layer's path is determined.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CAShapeLayerFillRule, second: CAShapeLayerFillRule) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// Areas around which the path winds more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CAShapeLayerLineCap, second: CAShapeLayerLineCap) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width further.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the lines of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CAShapeLayerLineJoin, second: CAShapeLayerLineJoin) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its coordinates.
open class CAShapeLayer: CALayer {
  private var shape = ShapeValues()

  // MARK: Path and fill

  /// The path; nil for none. A change to a path with the same number and kinds of elements can be animated.
  open var path: CGPath? {
    get { shape.path.map { CGPath(PathBuilder($0)) } }
    set {
      change(.shapePath, to: .list(newValue?.elements.coordinates ?? [])) { shape.path = newValue?.elements }
    }
  }

  /// The fill colour; black by default, nil for none. Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, to: .color(newValue)) { shape.fillColor = newValue } }
  }

  /// How the inside is determined.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change { $0.fillRule = newValue } }
  }

  // MARK: Stroke

  /// The stroke colour; nil, for none, by default. Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, to: .color(newValue)) { shape.strokeColor = newValue } }
  }

  /// The start of the stroke, as a fraction of the path's length; 0 by default. Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, to: .number(Double(newValue))) { shape.strokeStart = newValue } }
  }

  /// The end of the stroke, as a fraction of the path's length; 1 by default. Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, to: .number(Double(newValue))) { shape.strokeEnd = newValue } }
  }

  /// The line width, in points; 1 by default. Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, to: .number(Double(newValue))) { shape.lineWidth = newValue } }
  }

  /// The greatest length of a mitre, in line widths; 10 by default. Longer ones are bevelled.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change { $0.miterLimit = newValue } }
  }

  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change { $0.lineCap = newValue } }
  }

  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change { $0.lineJoin = newValue } }
  }

  /// The offset into the dashes at the start of the line, in points. Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set { change(.lineDashPhase, to: .number(Double(newValue))) { shape.dashPhase = newValue } }
  }

  #if hasFeature(Embedded)
    /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
    open var lineDashPattern: [CGFloat]? {
      get { shape.dashes }
      set { change { $0.dashes = newValue } }
    }
  #else
    /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
      get { shape.dashes?.map { NSNumber(value: Double($0)) } }
      set { change { $0.dashes = newValue?.map { CGFloat($0.doubleValue) } } }
    }
  #endif

  private func change(_ body: (inout ShapeValues) -> Void) {
    body(&shape)
    appearanceDidChange()
  }

  // MARK: Drawing

  override func appendContent(size: CGSize, to list: inout DisplayList) {
    if let drawn = shape.drawn(movedBy: bounds.origin) { list.setShape(drawn) }
  }

  // MARK: Animation

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    if let original = original as? CAShapeLayer { shape = original.shape }
  }

  override func ownModelValue(of property: AnimatedProperty) -> AnimatableValue {
    switch property {
    case .shapePath: return .list(shape.path?.coordinates ?? [])
    case .fillColor: return .color(fillColor)
    case .strokeColor: return .color(strokeColor)
    case .strokeStart: return .number(Double(strokeStart))
    case .strokeEnd: return .number(Double(strokeEnd))
    case .lineWidth: return .number(Double(lineWidth))
    case .lineDashPhase: return .number(Double(lineDashPhase))
    default: return super.ownModelValue(of: property)
    }
  }

  override func setOwnModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.shapePath, .list(let numbers)): shape.movePoints(to: numbers)
    case (.fillColor, .color(let color)): shape.fillColor = color
    case (.strokeColor, .color(let color)): shape.strokeColor = color
    case (.strokeStart, .number(let number)): shape.strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): shape.strokeEnd = CGFloat(number)
    case (.lineWidth, .number(let number)): shape.lineWidth = CGFloat(max(0, number))
    case (.lineDashPhase, .number(let number)): shape.dashPhase = CGFloat(number)
    default: super.setOwnModelValue(value, of: property)
    }
  }
}
