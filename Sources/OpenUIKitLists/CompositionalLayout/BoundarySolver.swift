/// The places of views at the edges of a content, in points.
struct BoundaryPlacement {
  /// Where the content lies between the views.
  var origin = CGPoint.zero
  /// The size of the content with the views.
  var size = CGSize.zero
  /// The rectangles of the views, by their index.
  var frames: [CGRect] = []
}

/// Places headers, footers and other views at the edges of a section, or of a whole layout.
struct BoundarySolver: ViewTreeConfined {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The size that fractions refer to.
  let container: CGSize
  let insets: NSDirectionalEdgeInsets
  /// The size that a view has reported, by its index; nil for none.
  let measured: (Int) -> CGSize?

  /// Places the views around a content of a size.
  func place(around content: CGSize) -> BoundaryPlacement {
    let sizes = sizes
    let edges = room(for: sizes)
    let size = CGSize(
      width: content.width + edges.left + edges.right, height: content.height + edges.top + edges.bottom)
    let area = CGRect(origin: CGPoint(x: edges.left, y: edges.top), size: content)
    let frames = zip(items, sizes).map { frame($0, $1, in: size, area) }
    return BoundaryPlacement(origin: area.origin, size: size, frames: frames)
  }

  private var sizes: [CGSize] {
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
    return items.enumerated().map { index, item -> CGSize in
      var size = item.layoutSize.size(in: room)
      if let known = measured(index) {
        if item.isWidthEstimated { size.width = known.width }
        if item.isHeightEstimated { size.height = known.height }
      }
      return size
    }
  }

  /// The room at each edge. Left is the leading edge.
  private func room(for sizes: [CGSize]) -> UIEdgeInsets {
    var room = UIEdgeInsets.zero
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      let edges = item.alignment.edges
      if edges.contains(.top) {
        room.top = max(room.top, size.height)
      } else if edges.contains(.bottom) {
        room.bottom = max(room.bottom, size.height)
      } else if edges.contains(.leading) {
        room.left = max(room.left, size.width)
      } else if edges.contains(.trailing) {
        room.right = max(room.right, size.width)
      }
    }
    return room
  }

  private func frame(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ own: CGSize, in size: CGSize, _ area: CGRect
  ) -> CGRect {
    let edges = item.alignment.edges
    let (low, high) = (insets.leading, size.width - insets.trailing - own.width)
    var x = edges.contains(.leading) ? low : edges.contains(.trailing) ? high : (low + high) / 2
    var y =
      edges.contains(.top)
      ? 0 : edges.contains(.bottom) ? size.height - own.height : area.midY - own.height / 2
    // A view inside the content lies at the content's edge.
    if !item.extendsBoundary, edges.contains(.top) { y = area.minY }
    if !item.extendsBoundary, edges.contains(.bottom) { y = area.maxY - own.height }
    x += item.offset.x
    y += item.offset.y
    return CGRect(x: x, y: y, width: own.width, height: own.height)
  }
}
