import Foundation
import Testing

@testable import OpenUIKitLayers

/// By Apple's "Key-Value Coding Extensions" of Core Animation, and its documentation of `hitTest(_:)`.
@MainActor
@Suite("Layers by key paths and points")
struct LayerKeyValueTests {
  @Test("Parts of a transform are set alone, and read as numbers")
  func parts() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30.5, forKeyPath: "transform.translation.x")
    #expect(abs(layer.transform.m11) < 1e-9 && abs(layer.transform.m12 - 2) < 1e-9)
    #expect(layer.transform.m41 == 30.5 && layer.transform.m33 == 2)
    let angle = layer.value(forKeyPath: "transform.rotation")
    #expect(abs(try #require(angle as? NSNumber).doubleValue - .pi / 2) < 1e-9)
    #expect(abs(try #require(angle as? Double) - .pi / 2) < 1e-9)
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 30.5, height: 0))
  }

  @Test("Properties are set and read as wholes")
  func wholes() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "bounds.origin")
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(0.25, forKeyPath: "opacity")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 7, y: 22) && layer.opacity == 0.25 && layer.isHidden)
    #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") as? CGColor == nil)
  }

  @Test("A layer keeps values under keys of an app's own, until nil removes them")
  func ownKeys() {
    let layer = CALayer()
    layer.setValue("row", forKey: "kind")
    layer.setValue([1, 2], forKeyPath: "a.b")
    // Only a gradient has colours.
    layer.setValue(3, forKey: "startPoint.x")
    #expect(layer.value(forKey: "kind") as? String == "row")
    #expect(layer.value(forKeyPath: "a.b") as? [Int] == [1, 2])
    #expect(layer.value(forKey: "startPoint.x") as? Int == 3)
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil && layer.value(forKey: "none") == nil)
  }

  @Test("Shapes and gradients have their own properties")
  func subclasses() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    shape.setValue(path, forKey: "path")
    shape.setValue(0.5, forKey: "strokeEnd")
    gradient.setValue([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], forKey: "colors")
    gradient.setValue(CGPoint(x: 1, y: 0), forKey: "endPoint")
    #expect(shape.path?.boundingBox.width == 3 && shape.strokeEnd == 0.5)
    #expect(gradient.colors?.count == 2 && gradient.endPoint == CGPoint(x: 1, y: 0))
  }

  @Test("The farthest layer in front of a point is hit, and neither hidden nor masked ones")
  func hits() {
    let (root, back, front, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    inner.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    for layer in [back, front] { root.addSublayer(layer) }
    front.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === inner)
    // Outside of `front`, whose sublayer reaches further.
    #expect(root.hitTest(CGPoint(x: 95, y: 95)) === inner)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 95, y: 95)) === root)
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }
}
