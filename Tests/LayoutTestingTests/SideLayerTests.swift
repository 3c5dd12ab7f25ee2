import LayoutTesting
import Masonry
import Testing

/// Layers of an app's views, which no constraint and no frame of a view shows.
@Suite("Layers at a side")
@MainActor
struct SideLayerTests {
  @Test(
    "A layer that stays at its side from right to left is found, wherever its view is",
    arguments: Layers.Shape.allCases)
  func stays(shape: Layers.Shape) {
    for isInNavigation in [false, true] {
      let problems = problems(of: shape, followsDirection: false, isInNavigation: isInNavigation)
      #expect(problems.map(\.kind) == [.leftAndRight], "\(problems)")
      #expect(problems.allSatisfy { $0.view.contains("\"card\"") }, "\(problems)")
    }
  }

  @Test("A layer that follows the language is sound", arguments: Layers.Shape.allCases)
  func follows(shape: Layers.Shape) {
    #expect(problems(of: shape, followsDirection: true, isInNavigation: true).isEmpty)
  }

  @Test("The bars of a diagram are the same in every language")
  func diagram() {
    let layout = ScreenLayout {
      BuiltController { view in
        let diagram = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
        for index in 0..<5 {
          let bar = CALayer()
          bar.backgroundColor = UIColor.systemBlue.cgColor
          bar.frame = CGRect(x: index * 40, y: 100 - index * 20, width: 20, height: index * 20)
          diagram.layer.addSublayer(bar)
        }
        view.addSubview(diagram)
      }
    }
    #expect(layout.problems(of: [.leftAndRight]).isEmpty)
  }

  private func problems(of shape: Layers.Shape, followsDirection: Bool, isInNavigation: Bool)
    -> [LayoutProblem]
  {
    let layout = ScreenLayout {
      let controller = BuiltController { view in
        let card = Layers(shape, followsDirection: followsDirection)
        card.frame = CGRect(x: 20, y: 120, width: 200, height: 100)
        card.mas_key = "card"
        view.addSubview(card)
      }
      return isInNavigation ? UINavigationController(rootViewController: controller) : controller
    }
    return layout.problems(of: [.leftAndRight])
  }
}

/// A view with a layer at one side.
final class Layers: UIView {
  enum Shape: CaseIterable { case stripeAtLayout, badge, outline, once }

  private let shape: Shape
  private let followsDirection: Bool
  private let mark: CALayer

  init(_ shape: Shape, followsDirection: Bool) {
    (self.shape, self.followsDirection) = (shape, followsDirection)
    mark = shape == .outline ? CAShapeLayer() : CALayer()
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    mark.backgroundColor = shape == .outline ? nil : UIColor.systemRed.cgColor
    if shape == .once { mark.frame = CGRect(x: 0, y: 0, width: 4, height: 100) }
    layer.addSublayer(mark)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shape != .once || followsDirection else { return }
    let frame =
      switch shape {
      case .stripeAtLayout, .once: CGRect(x: 0, y: 0, width: 4, height: bounds.height)
      case .badge: CGRect(x: bounds.width - 8, y: -4, width: 12, height: 12)
      case .outline: CGRect(x: 8, y: 20, width: 60, height: 60)
      }
    let turns = followsDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.frame = turns ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }
}
