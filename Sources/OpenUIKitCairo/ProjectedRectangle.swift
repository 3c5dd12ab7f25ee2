import OpenUIKitGraphics

/// The part of a rectangle that is in front of the eye and within a window, and its image there.
///
/// The rectangle is clipped in homogeneous coordinates, before the division, which would invert points behind
/// the eye (Blinn and Newell, "Clipping Using Homogeneous Coordinates", SIGGRAPH 1978).
struct ProjectedRectangle {
  struct Vertex {
    /// The point in the plane of the rectangle.
    var source: CGPoint
    /// Its image before the division.
    var image: SIMD3<Double>

    var projected: CGPoint { CGPoint(x: image.x / image.z, y: image.y / image.z) }
  }

  /// The corners in order; empty if nothing is visible.
  private(set) var vertices: [Vertex]

  /// Points with a smaller w, as a fraction of the largest w of the rectangle, count as behind the eye.
  private static let nearestDepth = 1e-3

  init(_ rectangle: CGRect, through map: Homography, window: CGRect?) {
    let corners = [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
    ]
    vertices = corners.map { Vertex(source: $0, image: map.homogeneous($0)) }
    let depth = max(1e-12, Self.nearestDepth * vertices.map(\.image.z).max()!)
    keep { $0.z - depth }
    guard let window else { return }
    keep { $0.x - window.minX * $0.z }
    keep { window.maxX * $0.z - $0.x }
    keep { $0.y - window.minY * $0.z }
    keep { window.maxY * $0.z - $0.y }
  }

  /// Clips the part on the negative side of a plane through the eye.
  private mutating func keep(_ side: (SIMD3<Double>) -> Double) {
    var kept: [Vertex] = []
    for (index, vertex) in vertices.enumerated() {
      let next = vertices[(index + 1) % vertices.count]
      let (here, there) = (side(vertex.image), side(next.image))
      if here >= 0 { kept.append(vertex) }
      guard (here >= 0) != (there >= 0) else { continue }
      let part = here / (here - there)
      let source = CGPoint(
        x: vertex.source.x + part * (next.source.x - vertex.source.x),
        y: vertex.source.y + part * (next.source.y - vertex.source.y))
      kept.append(Vertex(source: source, image: vertex.image + part * (next.image - vertex.image)))
    }
    vertices = kept
  }

  var isEmpty: Bool { vertices.count < 3 }

  /// The smallest rectangle around the image.
  var imageBounds: CGRect { bounds(of: vertices.map(\.projected)) }

  /// The smallest rectangle around the visible part.
  var sourceBounds: CGRect { bounds(of: vertices.map(\.source)) }

  /// Returns the magnifications by the map along the rectangle's sides. The corners have the extremes.
  func magnification(through map: Homography) -> Magnification {
    var (x, y) = (Magnification.Side(), Magnification.Side())
    for vertex in vertices {
      let (point, depth) = (vertex.projected, vertex.image.z)
      func stretch(_ axis: SIMD3<Double>) -> CGFloat {
        hypot(axis.x - point.x * axis.z, axis.y - point.y * axis.z) / depth
      }
      x.add(stretch(map.x))
      y.add(stretch(map.y))
    }
    return Magnification(x: x, y: y)
  }

  private func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// How much larger than itself a plane appears along each of its axes.
struct Magnification {
  /// The extremes along one axis.
  struct Side {
    private(set) var least = CGFloat.infinity
    private(set) var most: CGFloat = 0

    mutating func add(_ magnification: CGFloat) {
      least = min(least, magnification)
      most = max(most, magnification)
    }
  }

  let x: Side
  let y: Side
}
