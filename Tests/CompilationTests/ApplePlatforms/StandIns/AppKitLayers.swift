// Layers, animations and the clock of the stand-in. The transforms are those of OpenUIKit's graphics.

import Foundation

/// The clock, which a test sets.
public nonisolated(unsafe) var standInTime: TimeInterval = 0
public func CACurrentMediaTime() -> TimeInterval { standInTime }

open class CALayer: NSObject {
  open private(set) weak var superlayer: CALayer?
  open var bounds = CGRect.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var position = CGPoint.zero
  open var transform = CATransform3DIdentity
  open var opacity: Float = 1
  open var isDoubleSided = true
  public override init() { super.init() }

  fileprivate func setSuperlayer(_ layer: CALayer?) { superlayer = layer }
  open func removeFromSuperlayer() { superlayer = nil }
  func add(_ layer: CALayer) { layer.setSuperlayer(self) }

  /// A point in the superlayer.
  private func outer(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - bounds.width * anchorPoint.x, point.y - bounds.height * anchorPoint.y)
    let t = transform
    let w: CGFloat = x * t.m14 + y * t.m24 + t.m44
    let u: CGFloat = (x * t.m11 + y * t.m21 + t.m41) / w
    let v: CGFloat = (x * t.m12 + y * t.m22 + t.m42) / w
    return CGPoint(x: position.x + u, y: position.y + v)
  }

  /// The point that `outer(_:)` maps to a point of the superlayer.
  private func inner(_ point: CGPoint) -> CGPoint {
    let (u, v, t) = (point.x - position.x, point.y - position.y, transform)
    // Two linear equations: x (m11 - u m14) + y (m21 - u m24) = u m44 - m41, and the same for v.
    let (a, b, e) = (t.m11 - u * t.m14, t.m21 - u * t.m24, u * t.m44 - t.m41)
    let (c, d, f) = (t.m12 - v * t.m14, t.m22 - v * t.m24, v * t.m44 - t.m42)
    let determinant = a * d - b * c
    return CGPoint(
      x: (e * d - b * f) / determinant + bounds.width * anchorPoint.x,
      y: (a * f - e * c) / determinant + bounds.height * anchorPoint.y)
  }

  /// Between a layer and its superlayer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer, layer !== self else { return point }
    if layer.superlayer === self { return layer.outer(point) }
    guard layer === superlayer else { fatalError("the stand-in converts from neighbours alone") }
    return inner(point)
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, from: layer) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

@available(macOS 14, *)
open class CADisplayLink: NSObject {
  open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

open class NSAnimationContext: NSObject {
  private static nonisolated(unsafe) var contexts = [NSAnimationContext()]
  open class var current: NSAnimationContext { contexts[contexts.count - 1] }
  open var duration: TimeInterval = 0.25
  open var allowsImplicitAnimation = false
  /// Completions are called at once: nothing takes time here.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    contexts.append(NSAnimationContext())
    changes(current)
    contexts.removeLast()
    completionHandler?()
  }
}

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public nonisolated override init() { super.init() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}
