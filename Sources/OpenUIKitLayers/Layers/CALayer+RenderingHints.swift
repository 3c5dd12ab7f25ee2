/// Hints at how a layer is drawn. They have no effect, because pictures are drawn from shapes, at any scale.
struct LayerRenderingHints {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
}

extension CALayer {
  private var hints: LayerRenderingHints {
    get { attributes?.hints ?? LayerRenderingHints() }
    set { ownAttributes().hints = newValue }
  }

  /// Whether the layer is kept as pixels. It looks the same: shapes are drawn at the resolution of the screen.
  public final var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  /// The pixels per point of a layer that is kept as pixels; 1 by default.
  public final var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  /// Whether the layer's content is opaque; false by default. What is drawn does not depend on it.
  public final var isOpaque: Bool {
    get { hints.isOpaque }
    set { hints.isOpaque = newValue }
  }

  /// Whether `draw(in:)` may be called on another thread; false by default. It never is.
  public final var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// Whether the edges are smoothed; false by default. Hosts always smooth edges that are not on pixels.
  public final var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }

  /// The edges that are smoothed.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints.edgeAntialiasingMask }
    set { hints.edgeAntialiasingMask = newValue }
  }

  /// Whether the opacity applies to layer and sublayers as a whole, as it always does here; true by default.
  public final var allowsGroupOpacity: Bool {
    get { hints.allowsGroupOpacity }
    set { hints.allowsGroupOpacity = newValue }
  }

  /// How contents are made smaller. Hosts choose it themselves.
  public final var minificationFilter: CALayerContentsFilter {
    get { hints.minificationFilter }
    set { hints.minificationFilter = newValue }
  }

  /// How contents are made larger. Hosts choose it themselves.
  public final var magnificationFilter: CALayerContentsFilter {
    get { hints.magnificationFilter }
    set { hints.magnificationFilter = newValue }
  }
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// How the pixels of contents are chosen.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels of smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
