/// A view that shows what another one looked like.
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
  /// A view that shows what this one looks like, with pending layout done first if asked.
  func snapshot(_ afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: self)
  }
}
