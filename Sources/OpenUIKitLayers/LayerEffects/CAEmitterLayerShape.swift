/// The form of the place where particles appear.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line, as long as the width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box, seen from the front.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with the width as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball, seen from the front.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in a form particles appear.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// At its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its area.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Kind by kind.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Young ones above old ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Old ones above young ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Lights add up. They cover each other here.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

extension CAEmitterLayerEmitterShape {
  /// A place in the form, relative to its middle.
  func point(
    in size: CGSize, _ mode: CAEmitterLayerEmitterMode, _ chance: inout ParticleChance
  ) -> CGPoint {
    // Always as many chances, so that what follows does not depend on the form.
    let (first, second) = (CGFloat(chance.next()), CGFloat(chance.next()))
    switch self {
    case .line: return CGPoint(x: (first - 0.5) * size.width, y: 0)
    case .rectangle, .cuboid: return Self.inRectangle(size, mode, first, second)
    case .circle, .sphere:
      let radius = size.width * (mode == .outline || mode == .points ? 1 : second.squareRoot())
      return CGPoint(x: cos(first * 2 * .pi) * radius, y: sin(first * 2 * .pi) * radius)
    default: return .zero
    }
  }

  private static func inRectangle(
    _ size: CGSize, _ mode: CAEmitterLayerEmitterMode, _ first: CGFloat, _ second: CGFloat
  ) -> CGPoint {
    func side(_ value: CGFloat) -> CGFloat { value < 0.5 ? -0.5 : 0.5 }
    switch mode {
    case .points: return CGPoint(x: side(first) * size.width, y: side(second) * size.height)
    case .outline:
      // The longer sides get more.
      let along = first * (size.width + size.height)
      return along < size.width
        ? CGPoint(x: along - size.width / 2, y: side(second) * size.height)
        : CGPoint(x: side(second) * size.width, y: along - size.width - size.height / 2)
    default: return CGPoint(x: (first - 0.5) * size.width, y: (second - 0.5) * size.height)
    }
  }
}
