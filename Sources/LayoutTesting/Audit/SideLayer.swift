#if !canImport(UIKit)
  /// A layer without a view at the left or the right of a view, such as a stripe or a badge.
  ///
  /// More than two layers of a view are a drawing, such as a diagram, which is the same in every language. This number, and the distance
  /// from the edge, are our own choice: no guideline of Apple's has one.
  struct SideLayer: ViewTreeConfined {
    let view: UIView
    let layer: CALayer
    private let frame: CGRect

    /// The layers at one side of a view that an app's code has added; none in views that the system lays out.
    static func all(in shown: VisibleView) -> [SideLayer] {
      let view = shown.view
      guard view.semanticContentAttribute == .unspecified, !view.movesSubviews,
        !view.isOfSystem || type(of: view) == UIView.self || view.superview is UITableViewCell
          || view.superview is UICollectionViewCell,
        shown.place.isDisjoint(with: [
          .inBar, .partOfControl, .inSystemView, .moved, .tilted, .transformed, .inCarousel,
        ])
      else { return [] }
      let own = (view.layer.sublayers ?? []).filter { !($0.delegate is UIView) && isSeen($0) }
      guard own.count <= mostLayers else { return [] }
      return own.filter { isAtOneSide($0.frame, of: view.bounds) }
        .map { SideLayer(view: view, layer: $0, frame: $0.frame) }
    }

    /// The finding if the layer is at the same side in the other direction; nil if it has moved.
    var finding: Finding? {
      guard layer.superlayer === view.layer, layer.frame == frame else { return nil }
      return Finding(
        .leftAndRight, view,
        "keeps a layer \((frame.minX - view.bounds.minX).short) points from the left in both directions of the language: "
          + "place it in layoutSubviews() by effectiveUserInterfaceLayoutDirection")
    }

    static func isSeen(_ layer: CALayer) -> Bool {
      guard !layer.isHidden, layer.opacity > 0.01, !layer.frame.isEmpty else { return false }
      if let color = layer.backgroundColor, color.alpha > 0 { return true }
      return layer.contents != nil || type(of: layer) != CALayer.self
    }

    /// The number of layers from which a view counts as a drawing.
    private static let mostLayers = 2
    /// The largest distance from an edge, in points, of a layer that belongs to that edge.
    private static let mostDistance: CGFloat = 12

    /// Whether a frame is near the left or the right edge, and in that half.
    private static func isAtOneSide(_ frame: CGRect, of bounds: CGRect) -> Bool {
      let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
      return min(left, right).magnitude <= mostDistance && max(left, right) >= bounds.width / 2
    }
  }
#endif
