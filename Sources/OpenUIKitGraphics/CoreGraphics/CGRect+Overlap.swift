// Foundation's `intersects(_:)` and `intersection(_:)` stop the program on Linux for a rectangle with NaN, and for one that is
// infinitely wide to the left. A frame that passes through extreme transforms can become such a rectangle. Core Graphics has no
// common part for it, and neither has this file.
extension CGRect {
  /// Whether the rectangles have a common part, as `intersects(_:)` returns it; false if one of them contains NaN.
  package func overlaps(_ other: CGRect) -> Bool { hasEdges && other.hasEdges && intersects(other) }

  /// The common part of the rectangles, as `intersection(_:)` returns it; `null` if one of them contains NaN.
  package func overlap(with other: CGRect) -> CGRect {
    hasEdges && other.hasEdges ? intersection(other) : .null
  }

  /// Whether all edges are numbers, in their order.
  package var hasEdges: Bool { minX > -.infinity && minX <= maxX && minY > -.infinity && minY <= maxY }
}
