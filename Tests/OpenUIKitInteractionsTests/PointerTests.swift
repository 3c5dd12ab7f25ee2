import OpenUIKit
import Testing

@MainActor
@Suite("Pointers")
struct PointerTests {
  private final class Regions: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var isWhole = true
    var ends = 0

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      if isWhole { return defaultRegion }
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    { interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) } }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier as? String ?? "-")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("exit \(region.identifier as? String ?? "-")")
      animator.addCompletion { _ in self.ends += 1 }
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let regions = Regions()

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  @Test("A view is lifted while the pointer is over it, without a change of its own properties")
  func lift() {
    view.addInteraction(UIPointerInteraction(delegate: regions))
    window.sendHover(at: CGPoint(x: 150, y: 150))
    window.clock.advance(by: 1)
    #expect(regions.log == ["enter -"] && window.pointerStyle != nil)
    #expect(view.transform == .identity && view.layer.presentation()?.transform.m11 == 1.05)
    window.sendHover(at: CGPoint(x: 160, y: 150))
    #expect(regions.log == ["enter -"])
    window.sendHover(at: CGPoint(x: 10, y: 10))
    window.clock.advance(by: 1)
    #expect(regions.log == ["enter -", "exit -"] && regions.ends == 1 && window.pointerStyle == nil)
    #expect((view.layer.presentation() ?? view.layer).transform.m11 == 1)
  }

  @Test("Regions of one view are entered and left one after the other")
  func severalRegions() {
    regions.isWhole = false
    view.addInteraction(UIPointerInteraction(delegate: regions))
    window.sendHover(at: CGPoint(x: 110, y: 150))
    window.sendHover(at: CGPoint(x: 190, y: 150))
    window.sendHover(at: nil)
    #expect(regions.log == ["enter left", "exit left", "enter right", "exit right"])
  }

  @Test("A disabled interaction does nothing, and disabling it ends the effect")
  func disabled() {
    let interaction = UIPointerInteraction(delegate: regions)
    view.addInteraction(interaction)
    window.sendHover(at: CGPoint(x: 150, y: 150))
    interaction.isEnabled = false
    #expect(regions.log == ["enter -", "exit -"])
    window.sendHover(at: CGPoint(x: 151, y: 150))
    #expect(regions.log == ["enter -", "exit -"])
  }

  @Test("A small button is highlighted by a layer behind it, if its interaction is enabled")
  func button() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    window.addSubview(button)
    let count = window.layer.sublayers?.count ?? 0
    window.sendHover(at: CGPoint(x: 20, y: 20))
    #expect(window.layer.sublayers?.count == count && !button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    window.sendHover(at: CGPoint(x: 20, y: 20))
    #expect(window.layer.sublayers?.count == count + 1 && button.interactions.count == 1)
    window.sendHover(at: nil)
    window.clock.advance(by: 1)
    #expect(window.layer.sublayers?.count == count)
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }

  @Test("A button's provider chooses its style")
  func provider() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    window.addSubview(button)
    button.pointerStyleProvider = { _, _, _ in .hidden() }
    window.sendHover(at: CGPoint(x: 20, y: 20))
    #expect(window.pointerStyle?.isHidden == true && button.isPointerInteractionEnabled)
  }

  @Test("A hover recogniser follows the pointer over its view")
  func hover() {
    var states: [UIGestureRecognizer.State] = []
    var place = CGPoint.zero
    let recognizer = UIHoverGestureRecognizer { recognizer in
      states.append(recognizer.state)
      place = recognizer.location(in: recognizer.view)
    }
    view.addGestureRecognizer(recognizer)
    window.sendHover(at: CGPoint(x: 110, y: 120))
    window.sendHover(at: CGPoint(x: 130, y: 120))
    #expect(place == CGPoint(x: 30, y: 20))
    window.sendHover(at: CGPoint(x: 10, y: 10))
    window.sendHover(at: CGPoint(x: 110, y: 120))
    #expect(states == [.began, .changed, .ended, .began])
  }
}
