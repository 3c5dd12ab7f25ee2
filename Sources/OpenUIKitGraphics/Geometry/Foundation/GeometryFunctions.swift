// The functions of Core Graphics and UIKit for values of geometry, as C has them.

/// Creates a point.
@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size.
@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a vector.
@inlinable
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Creates a rectangle.
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The `minX` of a rectangle.
@inlinable
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The `midX` of a rectangle.
@inlinable
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The `maxX` of a rectangle.
@inlinable
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The `minY` of a rectangle.
@inlinable
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The `midY` of a rectangle.
@inlinable
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The `maxY` of a rectangle.
@inlinable
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The `width` of a rectangle.
@inlinable
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The `height` of a rectangle.
@inlinable
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether a rectangle has no area.
@inlinable
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether a rectangle is `CGRect.null`.
@inlinable
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether a rectangle is `CGRect.infinite`.
@inlinable
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// A rectangle whose sides are not negative.
@inlinable
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The smallest rectangle of whole numbers around another one.
@inlinable
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// A rectangle that is moved in at its edges.
@inlinable
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// A rectangle that is moved.
@inlinable
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The area that two rectangles share; `CGRect.null` for none.
@inlinable
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The smallest rectangle around two others.
@inlinable
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Whether two rectangles overlap.
@inlinable
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Whether a rectangle contains another one.
@inlinable
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Whether a rectangle contains a point.
@inlinable
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether two rectangles are equal.
@inlinable
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Whether two points are equal.
@inlinable
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether two sizes are equal.
@inlinable
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Creates a transform from its numbers.
@inlinable
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// Creates a transform that scales.
@inlinable
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Creates a transform that rotates, by an angle in radians.
@inlinable
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Creates a transform that moves.
@inlinable
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// A transform after one that scales.
@inlinable
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

/// A transform after one that rotates, by an angle in radians.
@inlinable
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// A transform after one that moves.
@inlinable
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }

/// A transform and another one after it.
@inlinable
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// The transform that reverses another one; the same for one that has none.
@inlinable
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Whether a transform changes nothing.
@inlinable
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Whether two transforms are equal.
@inlinable
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool {
  t1 == t2
}

/// A transformed point.
@inlinable
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// A transformed size.
@inlinable
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }

/// The smallest rectangle around a transformed one.
@inlinable
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }

/// Creates insets.
@inlinable
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
