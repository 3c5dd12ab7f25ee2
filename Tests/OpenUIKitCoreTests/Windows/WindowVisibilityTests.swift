import OpenUIKit
import Testing

/// By Apple's documentation of `UIWindow`, `UIBarButtonItem`, `UICubicTimingParameters` and `UITabBarController`.
@MainActor
@Suite("Windows that are shown, groups, curves and tabs")
struct WindowVisibilityTests {
  @Test("A window posts that it is shown and hidden")
  func visibility() {
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        log.names.append(name.rawValue)
      }
    }
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    #expect(log.names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification"])
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test("An optional group that is not visible at first stays hidden, and groups have their identifiers")
  func groups() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let optional = item.creatingOptionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false)
    #expect(optional.isHidden && optional.customizationIdentifier == "a" && optional.barButtonItems == [item])
    #expect(!item.creatingOptionalGroup(customizationIdentifier: "b").isHidden)
    #expect(item.creatingMovableGroup(customizationIdentifier: "c").customizationIdentifier == "c")
    #expect(item.creatingFixedGroup().customizationIdentifier.isEmpty)
  }

  @Test("Curves have their control points, and animators the timing that they were created with")
  func curves() {
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2) && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    let linear = UICubicTimingParameters(animationCurve: .linear)
    #expect(linear.controlPoint1 == .zero && linear.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: own)
    #expect(animator.timingParameters === own)
    #expect(UIViewPropertyAnimator().timingParameters == nil)
  }

  @Test("A tab bar controller is created with tabs")
  func tabs() {
    let controller = UITabBarController(tabs: [
      UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }
    ])
    #expect(controller.tabs.map(\.identifier) == ["a"])
  }
}
