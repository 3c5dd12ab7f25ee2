/// A view that shows a snapshot of another one.
final class SnapshotView: UIView {
  #if hasFeature(Embedded)
    override class var layerClass: CALayer.Type { SnapshotLayer.self }
  #else
    override class var layerClass: AnyClass { SnapshotLayer.self }
  #endif

  init(of view: UIView) {
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    (layer as? SnapshotLayer)?.take(view.layer)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns a view with a snapshot of this one, after a pending layout if requested.
  func snapshot(_ afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: self)
  }
}
