#if !canImport(UIKit)
  /// A layer of an app that fills its view, such as a gradient. It has to follow when the view gets another size.
  struct FillingLayer: ViewTreeConfined {
    private let view: UIView
    private let layer: CALayer
    private let frame: CGRect
    private let size: CGSize

    /// The layers without a view that fill a view; none in views that the system lays out.
    static func all(in shown: VisibleView) -> [FillingLayer] {
      let view = shown.view
      guard !view.isOfSystem || type(of: view) == UIView.self,
        shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView, .moved, .tilted])
      else { return [] }
      return (view.layer.sublayers ?? []).filter {
        !($0.delegate is UIView) && SideLayer.isSeen($0) && $0.frame.size.isSame(as: view.bounds.size)
      }.map { FillingLayer(view: view, layer: $0, frame: $0.frame, size: view.bounds.size) }
    }

    /// The finding if the view has another size and the layer does not; nil otherwise.
    var finding: Finding? {
      let new = view.bounds.size
      guard view.window != nil, layer.superlayer === view.layer, layer.frame == frame,
        !new.isSame(as: size)
      else { return nil }
      return Finding(
        .unsettled, view,
        "has a layer that stays \(frame.width.short) x \(frame.height.short) points in a view of "
          + "\(new.width.short) x \(new.height.short) after a rotation: set its frame in layoutSubviews()")
    }
  }

  extension CGSize {
    /// Whether the sides of two sizes differ by less than a point, so that what has one size fills what has the other.
    func isSame(as other: CGSize) -> Bool {
      (width - other.width).magnitude < 1 && (height - other.height).magnitude < 1
    }
  }
#endif
