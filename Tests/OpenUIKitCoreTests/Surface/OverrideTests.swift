import OpenUIKit
import Testing

// What UIKit lets an app override stands in the class: none of this would compile otherwise.

private final class OwnView: UIView {
  var calls: [String] = []
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] { super.focusItems(in: rect) }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var isFocused: Bool { super.isFocused }
  override var canBecomeFocused: Bool { true }
  override var focusGroupPriority: UIFocusGroupPriority {
    get { super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }
  override func setNeedsDisplay() {
    calls.append("setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ rect: CGRect) {
    calls.append("setNeedsDisplay in")
    super.setNeedsDisplay(rect)
  }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
}

/// A view of an app for iOS 8 returns the view with its baseline.
private final class OldView: UIView {
  let label = UILabel()
  override func forBaselineLayout() -> UIView { label }
}

private final class OwnScrollView: UIScrollView {
  override var isTracking: Bool { true }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
}

private final class OwnController: UIViewController {
  var shown: [UIViewController] = []
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations,
      completion: completion)
  }
}

/// As in UIKit, an element is no focus item unless a subclass conforms to the protocol, which overrides nothing for that.
private final class ElementItem: UIAccessibilityElement, UIFocusItem {
  var canBecomeFocused: Bool { true }
  let frame: CGRect
  var events: [String] = []
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { accessibilityContainer as? UIView }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }

  init(in container: UIView, frame: CGRect) {
    self.frame = frame
    super.init(accessibilityContainer: container)
  }

  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    events.append(context.nextFocusedItem === self ? "came" : "went")
  }
}

/// A view that draws its parts and has elements for them.
private final class Chart: UIView {
  lazy var parts = (0..<3).map {
    ElementItem(in: self, frame: CGRect(x: 20 * $0, y: 0, width: 10, height: 10))
  }
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    parts.filter { $0.frame.intersects(rect) }
  }
}

@MainActor
@Suite("What an app may override")
struct OverrideTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test("calls of views, controllers and scroll views reach the override")
  func calls() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay()
    view.setNeedsDisplay(.zero)
    #expect(view.calls == ["setNeedsDisplay", "setNeedsDisplay in"])
    #expect(view.snapshotView(afterScreenUpdates: false)?.bounds == view.bounds)
    let controller: UIViewController = OwnController()
    controller.show(UIViewController(), sender: nil)
    #expect((controller as? OwnController)?.shown.count == 1)
    #expect(OwnScrollView().isTracking)
  }

  @Test("an override of forBaselineLayout() gives both baselines")
  func baseline() {
    let view = OldView()
    #expect(view.forFirstBaselineLayout === view.label && view.forLastBaselineLayout === view.label)
    let plain = UIView()
    #expect(plain.forBaselineLayout() === plain && plain.forFirstBaselineLayout === plain)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    #expect(stack.forBaselineLayout() === view.label)
  }

  @Test("elements that are not views get the focus from keys, in a view that lists them")
  func focusOfElements() {
    let chart = Chart(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    window.addSubview(chart)
    window.layoutIfNeeded()
    func press(_ code: UIKeyboardHIDUsage) {
      for phase in [UIPress.Phase.began, .ended] {
        window.sendKey(phase, UIKey(code, characters: "", modifierFlags: []))
      }
    }
    press(.keyboardTab)
    let system = UIFocusSystem.focusSystem(for: chart)
    #expect(system?.focusedItem === chart.parts[0])
    press(.keyboardRightArrow)
    #expect(system?.focusedItem === chart.parts[1])
    #expect(chart.parts[0].events == ["came", "went"] && chart.parts[1].events == ["came"])
  }
}
