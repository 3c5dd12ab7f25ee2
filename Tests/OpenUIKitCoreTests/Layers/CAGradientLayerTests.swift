import OpenUIKit
import Testing

@MainActor
@Suite("Gradient layers")
struct CAGradientLayerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let layer = CAGradientLayer()
  private let red = UIColor.red.cgColor
  private let blue = UIColor.blue.cgColor

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    window.layer.addSublayer(layer)
  }

  private var gradient: DisplayList.Gradient? { window.displayList().gradients.first }

  @Test("Colours go from the middle of the top edge to that of the bottom edge, at equal distances")
  func defaults() throws {
    #expect(gradient == nil)
    layer.colors = [red, UIColor.white.cgColor, blue]
    let gradient = try #require(gradient)
    #expect(gradient.start == CGPoint(x: 50, y: 0) && gradient.end == CGPoint(x: 50, y: 50))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.last?.color == DisplayList.Color(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("Points are fractions of the bounds, and places never go back")
  func pointsAndPlaces() throws {
    layer.colors = [red, blue, red]
    layer.locations = [0.5, 0.25, 2]
    layer.startPoint = CGPoint(x: 0, y: 1)
    layer.endPoint = CGPoint(x: 1, y: 0)
    let gradient = try #require(gradient)
    #expect(gradient.start == CGPoint(x: 0, y: 50) && gradient.end == CGPoint(x: 100, y: 0))
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 1])
    #expect(layer.locations == [0.5, 0.25, 2])
  }

  @Test("Changes of colours and points animate")
  func animation() throws {
    layer.colors = [red, red]
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.colors = [blue, blue]
    layer.startPoint = CGPoint(x: 1, y: 0)
    CATransaction.commit()
    window.clock.advance(by: 0.5)
    let gradient = try #require(gradient)
    #expect(gradient.start.x == 75)
    #expect(gradient.stops[0].color == DisplayList.Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    window.clock.advance(by: 1)
    #expect(window.displayList().gradients.first?.stops[0].color.blue == 1)
  }

  @Test("A view can draw through one")
  func layerClass() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    #expect(gradient?.end == CGPoint(x: 5, y: 10))
  }

  @Test("Radial and conic gradients have their centre at the start point")
  func kinds() async throws {
    #expect(layer.type == .axial)
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    for (type, kind) in [
      (CAGradientLayerType.radial, DisplayList.Gradient.Kind.radial), (.conic, .conic), (.axial, .axial),
    ] {
      layer.type = type
      let gradient = try #require(gradient)
      #expect(gradient.kind == kind && layer.type == type)
      #expect(gradient.start == CGPoint(x: 50, y: 25) && gradient.end == CGPoint(x: 100, y: 50))
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CAGradientLayer().type = CAGradientLayerType(rawValue: "square") }
    }
  }
}

@MainActor
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
