import OpenUIKit
import Testing

@MainActor
@Suite("Pictures of sliders")
struct SliderImageTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))

  init() {
    window.addSubview(slider)
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
  }

  private var pictures: [CGRect] {
    window.layoutIfNeeded()
    return slider.subviews.filter { $0 is UIImageView }.map { $0.frame }
  }

  @Test("They stand at both ends, and the track between them")
  func places() {
    #expect(slider.trackRect(forBounds: slider.bounds).width == 294)
    slider.minimumValueImage = image(15)
    slider.maximumValueImage = image(25)
    #expect(
      pictures == [CGRect(x: 0, y: 8, width: 15, height: 15), CGRect(x: 275, y: 3, width: 25, height: 25)])
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 30 && track.maxX == 260)
    slider.minimumValueImage = nil
    #expect(pictures.count == 1 && slider.trackRect(forBounds: slider.bounds).minX == 3)
  }

  @Test("They change sides from right to left, and a drag goes along the shortened track")
  func mirroredAndDragged() {
    slider.minimumValueImage = image(15)
    slider.maximumValueImage = image(25)
    window.sendTouch(.began, at: CGPoint(x: 20 + 30 + 14, y: 115))
    window.sendTouch(.moved, at: CGPoint(x: 20 + 30 + 14 + 103.5, y: 115))
    window.sendTouch(.ended, at: CGPoint(x: 20 + 30 + 14 + 103.5, y: 115))
    #expect(slider.value == 0.5)
    window.layoutDirection = .rightToLeft
    #expect(pictures.map { $0.minX } == [285, 0])
  }
}
