import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("CALayer geometry")
struct CALayerGeometryTests {
  private func makeLayer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test("setting the frame sets the size of the bounds and puts the middle at position")
  func frameSetter() {
    let layer = makeLayer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("setting the frame keeps the origin of the bounds and turns negative sizes round")
  func frameSetterKeepsBoundsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)
    layer.frame = CGRect(x: 30, y: 30, width: -10, height: -20)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 10, height: 20))
    #expect(layer.frame == CGRect(x: 20, y: 10, width: 10, height: 20))
  }

  @Test("moving the anchor point moves the frame, not the position")
  func anchorPoint() {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 50, y: 20))
    #expect(layer.frame == CGRect(x: 50, y: -20, width: 100, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 0, y: 10))
  }

  @Test("the frame of a turned layer is its bounding box about the anchor point")
  func rotatedFrame() {
    let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 25) < 1e-12 && abs(frame.minY + 25) < 1e-12)
    #expect(abs(frame.width - 50) < 1e-12 && abs(frame.height - 100) < 1e-12)
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("setting the frame of a scaled layer divides the size of the bounds by the scale")
  func scaledFrameSetter() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds.size == CGSize(width: 50, height: 10))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("setting the frame of a moved layer makes up for the translation")
  func translatedFrameSetter() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(5, 6, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.position == CGPoint(x: 55, y: 34))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("a new layer has Core Animation's default values")
  func defaults() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && layer.isDoubleSided && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0 && layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    #expect(layer.attributes == nil)
  }

  @Test("a property set back to its default reads back, nil colours included")
  func rareProperties() {
    let layer = CALayer()
    layer.zPosition = 4
    layer.zPosition = 0
    layer.borderColor = nil
    layer.shadowColor = nil
    layer.transform = CATransform3DMakeScale(2, 2, 2)
    layer.transform = CATransform3DIdentity
    #expect(layer.zPosition == 0 && layer.borderColor == nil && layer.shadowColor == nil)
    #expect(CATransform3DIsIdentity(layer.transform) && !layer.isTransformed)
  }

  @Test("a layer without a view keeps its geometry", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(number: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position.x = number
    layer.bounds.size.width = number
    layer.bounds.origin.y = number
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.bounds.origin == .zero)
  }
}
