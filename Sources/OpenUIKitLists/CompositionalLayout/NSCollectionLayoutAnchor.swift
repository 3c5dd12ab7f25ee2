/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The middle of the top.
  case top = 1
  /// The corner at the top and the leading edge.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The corner at the bottom and the leading edge.
  case bottomLeading = 4
  /// The middle of the bottom.
  case bottom = 5
  /// The corner at the bottom and the trailing edge.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The corner at the top and the trailing edge.
  case topTrailing = 8

  /// The edges of the rectangle.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A point of an item or of its container, to which a supplementary view is attached.
open class NSCollectionLayoutAnchor: NSObject, ViewTreeConfined {
  /// The edges of the rectangle at the point. Along an axis without an edge it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from the point, in points or in lengths of the view.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the distance is in lengths of the view.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor at a distance from edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor at a distance from edges, in widths and heights of the view that is attached.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The point in a rectangle for a view of a size.
  func point(in rect: CGRect, for size: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return isAbsoluteOffset
      ? CGPoint(x: x + offset.x, y: y + offset.y)
      : CGPoint(x: x + offset.x * size.width, y: y + offset.y * size.height)
  }
}
