import OpenUIKit
import Testing

/// Controllers that dismiss, or ask again for it, as they appear and disappear.
@MainActor
@Suite struct ReentrantPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen], [true, false])
  func aControllerThatDismissesItselfInViewWillAppearLeavesNothing(
    _ style: UIModalPresentationStyle, _ animated: Bool
  ) {
    let before = window.subviews
    var ended = 0
    autoreleasepool {
      let controller = FleetingController()
      controller.modalPresentationStyle = style
      root.present(controller, animated: animated) { ended += 1 }
      window.clock.advance(by: 2)
      window.layoutIfNeeded()
    }
    #expect(root.presentedViewController == nil && ended == 1)
    #expect(window.subviews == before)
    #expect(root.view.window === window)
    window.sendTouch(.began, at: CGPoint(x: 100, y: 700))
    window.sendTouch(.ended, at: CGPoint(x: 100, y: 700))
  }

  @Test func anAlertThatIsDismissedAsItAppearsLeavesNothing() {
    let before = window.subviews
    let alert = FleetingAlert(title: "Title", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil)
    #expect(window.subviews == before)
  }

  @Test func aControllerInTheMiddleMayDismissAllAsItLeaves() {
    let (middle, top) = (LeavingController(), UIViewController())
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    window.layoutIfNeeded()
    middle.leave = { [root] in root.dismiss(animated: false) }
    var ended = 0
    root.dismiss(animated: false) { ended += 1 }
    window.clock.advance(by: 2)
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(top.viewIfLoaded?.window == nil && middle.view.window == nil && root.view.window === window)
  }

  @Test func aControllerMayAskAgainForItsDismissalAsItLeaves() {
    let controller = LeavingController()
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    controller.leave = { [root] in root.dismiss(animated: false) }
    var ended = 0
    root.dismiss(animated: true) { ended += 1 }
    window.clock.advance(by: 2)
    #expect(root.presentedViewController == nil && controller.view.window == nil && ended == 1)
    #expect(controller.disappearances == 1)
  }
}

/// Controllers whose presenter goes.
@MainActor
@Suite struct OrphanedPresentationTests {
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover, .fullScreen, .overFullScreen])
  func aPresentedViewOutlivesItsPresenter(_ style: UIModalPresentationStyle) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.makeKeyAndVisible()
    weak var presenter: UIViewController?
    autoreleasepool {
      let controller = UIViewController()
      presenter = controller
      window.addSubview(controller.view)
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = controller.view
      controller.present(presented, animated: false)
      window.layoutIfNeeded()
    }
    #expect(presenter == nil)
    window.frame.size.width = 390
    window.layoutIfNeeded()
    window.sendTouch(.began, at: CGPoint(x: 100, y: 20))
    window.sendTouch(.ended, at: CGPoint(x: 100, y: 20))
    window.clock.advance(by: 1)
  }
}

/// Runs code as it leaves.
private final class LeavingController: UIViewController {
  var leave: (() -> Void)?
  private(set) var disappearances = 0

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let action = leave
    leave = nil
    action?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappearances += 1
  }
}

private final class FleetingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentingViewController?.dismiss(animated: animated)
  }
}

private final class FleetingAlert: UIAlertController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentingViewController?.dismiss(animated: animated)
  }
}
