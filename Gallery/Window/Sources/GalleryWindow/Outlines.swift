import OpenUIKit

/// Lines round all views of a screen, above the screen.
@MainActor
final class Outlines {
  private let layer = CAShapeLayer()
  private var shown: [CGRect] = []

  init() {
    layer.fillColor = nil
    layer.strokeColor = UIColor.systemPink.cgColor
    layer.lineWidth = 1
    layer.zPosition = 1000
  }

  /// Outlines a view and all below it, or nothing.
  func update(_ root: UIView?, in window: UIWindow) {
    guard let root else {
      layer.removeFromSuperlayer()
      shown = []
      return
    }
    window.layoutIfNeeded()
    let frames = Self.frames(of: root, in: window)
    if layer.superlayer == nil { window.layer.addSublayer(layer) }
    guard frames != shown else { return }
    shown = frames
    let path = UIBezierPath()
    for frame in frames { path.append(UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5))) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = window.bounds
    layer.path = path.cgPath
    CATransaction.commit()
  }

  private static func frames(of root: UIView, in window: UIWindow) -> [CGRect] {
    var frames: [CGRect] = []
    var pending = [root]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      let frame = view.convert(view.bounds, to: window)
      if frame.intersects(window.bounds), frame.width > 1, frame.height > 1 { frames.append(frame) }
      pending += view.subviews
    }
    return frames
  }
}
