import OpenUIKit

private final class ProbeController: UIViewController {
  override func loadView() {
    called(UIViewController.self)
    super.loadView()
  }
  override func viewDidLoad() { called(UIViewController.self) }
  override func viewWillAppear(_ animated: Bool) { called(UIViewController.self) }
  override func viewIsAppearing(_ animated: Bool) { called(UIViewController.self) }
  override func viewDidAppear(_ animated: Bool) { called(UIViewController.self) }
  override func viewWillDisappear(_ animated: Bool) { called(UIViewController.self) }
  override func viewDidDisappear(_ animated: Bool) { called(UIViewController.self) }
  override func viewWillLayoutSubviews() { called(UIViewController.self) }
  override func viewDidLayoutSubviews() { called(UIViewController.self) }
  override func updateViewConstraints() {
    called(UIViewController.self)
    super.updateViewConstraints()
  }
  override func willMove(toParent parent: UIViewController?) { called(UIViewController.self) }
  override func didMove(toParent parent: UIViewController?) { called(UIViewController.self) }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called(UIViewController.self)
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called(UIViewController.self)
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(UIViewController.self)
  }
  override func viewLayoutMarginsDidChange() { called(UIViewController.self) }
  override func viewSafeAreaInsetsDidChange() { called(UIViewController.self) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(UIViewController.self)
    super.setEditing(editing, animated: animated)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    called(UIViewController.self)
    return .lightContent
  }
  override var prefersStatusBarHidden: Bool {
    called(UIViewController.self)
    return false
  }
  override var childForStatusBarStyle: UIViewController? {
    called(UIViewController.self)
    return nil
  }
  override var childForStatusBarHidden: UIViewController? {
    called(UIViewController.self)
    return nil
  }
  override var shouldAutorotate: Bool {
    called(UIViewController.self)
    return true
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called(UIViewController.self)
    return .all
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    called(UIViewController.self)
    return true
  }
}

private final class ProbeNavigation: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    called(UINavigationController.self)
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    called(UINavigationController.self)
    return super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    called(UINavigationController.self)
    return super.popToRootViewController(animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    called(UINavigationController.self)
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class ProbeTabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { called(UITabBarController.self) }
  override var selectedViewController: UIViewController? { didSet { called(UITabBarController.self) } }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    called(UITabBarController.self)
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class ProbePresentation: UIPresentationController {
  override func presentationTransitionWillBegin() { called(UIPresentationController.self) }
  override func presentationTransitionDidEnd(_ completed: Bool) { called(UIPresentationController.self) }
  override func dismissalTransitionWillBegin() { called(UIPresentationController.self) }
  override func dismissalTransitionDidEnd(_ completed: Bool) { called(UIPresentationController.self) }
  override func containerViewWillLayoutSubviews() { called(UIPresentationController.self) }
  override func containerViewDidLayoutSubviews() { called(UIPresentationController.self) }
  override var frameOfPresentedViewInContainerView: CGRect {
    called(UIPresentationController.self)
    return super.frameOfPresentedViewInContainerView
  }
  override var presentedView: UIView? {
    called(UIPresentationController.self)
    return super.presentedView
  }
  override var shouldRemovePresentersView: Bool {
    called(UIPresentationController.self)
    return true
  }
}

private final class PresentationMaker: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ProbePresentation(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor
private func shown(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension OverrideCase {
  static let controllers: [OverrideCase] = [
    OverrideCase(
      "a controller becomes the root of a visible window and leaves it",
      """
      UIViewController.loadView() UIViewController.viewDidLoad() UIViewController.viewWillAppear(_:)
      UIViewController.viewIsAppearing(_:) UIViewController.viewWillLayoutSubviews() UIViewController.viewDidLayoutSubviews()
      UIViewController.viewDidAppear(_:) UIViewController.viewWillDisappear(_:) UIViewController.viewDidDisappear(_:)
      """
    ) { shown(ProbeController()).rootViewController = nil },
    OverrideCase("constraints of a controller's view are updated", "UIViewController.updateViewConstraints()")
    {
      let controller = ProbeController()
      let window = shown(controller)
      controller.view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a controller enters and leaves a container",
      """
      UIViewController.willMove(toParent:) UIViewController.didMove(toParent:)
      UINavigationController.setViewControllers(_:animated:)
      """
    ) {
      let navigation = ProbeNavigation(rootViewController: UIViewController())
      navigation.pushViewController(ProbeController(), animated: false)
      navigation.viewControllers = []
    },
    OverrideCase(
      "a window turns",
      """
      UIViewController.willTransition(to:with:) UIViewController.viewWillTransition(to:with:)
      UIViewController.traitCollectionDidChange(_:)
      """
    ) {
      let window = shown(ProbeController())
      window.frame.size = CGSize(width: 1024, height: 320)
      window.layoutIfNeeded()
    },
    OverrideCase(
      "margins and the safe area of a controller's view change",
      "UIViewController.viewSafeAreaInsetsDidChange() UIViewController.viewLayoutMarginsDidChange()"
    ) {
      let window = shown(ProbeController())
      window.deviceSafeAreaInsets.top = 40
      window.rootViewController?.view.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      window.layoutIfNeeded()
    },
    OverrideCase("editing is set by the property", "UIViewController.setEditing(_:animated:)") {
      ProbeController().isEditing = true
    },
    OverrideCase(
      "a host asks for the status bar",
      """
      UIViewController.childForStatusBarStyle UIViewController.preferredStatusBarStyle
      UIViewController.childForStatusBarHidden UIViewController.prefersStatusBarHidden
      """
    ) {
      let window = shown(ProbeController())
      let scene = UIWindowScene(size: window.bounds.size, scale: 2)
      window.windowScene = scene
      _ = scene.statusBarManager?.statusBarStyle
      _ = scene.statusBarManager?.isStatusBarHidden
    },
    OverrideCase(
      "a host asks for the orientations",
      "UIViewController.shouldAutorotate UIViewController.supportedInterfaceOrientations"
    ) { _ = shown(ProbeController()).supportedInterfaceOrientations },
    OverrideCase(
      "a container appears and asks whether it passes that on",
      "UIViewController.shouldAutomaticallyForwardAppearanceMethods"
    ) {
      let controller = ProbeController()
      let child = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      _ = shown(controller)
    },
    OverrideCase(
      "a navigation controller is created, the user goes back, and a tap on its tab goes to its root",
      """
      UINavigationController.pushViewController(_:animated:) UINavigationController.popViewController(animated:)
      UINavigationController.popToRootViewController(animated:)
      """
    ) {
      let navigation = ProbeNavigation(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = shown(tabs)
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      window.tap(CGPoint(x: 20, y: 22))
      window.pass(1)
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      window.tap(CGPoint(x: 160, y: 470))
    },
    OverrideCase(
      "screens are set, and a tab is tapped",
      """
      UITabBarController.setViewControllers(_:animated:) UITabBarController.tabBar(_:didSelect:)
      UITabBarController.selectedViewController
      """
    ) {
      let tabs = ProbeTabs()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      shown(tabs).tap(CGPoint(x: 240, y: 470))
    },
    OverrideCase(
      "a custom presentation begins and ends",
      """
      UIPresentationController.presentationTransitionWillBegin() UIPresentationController.frameOfPresentedViewInContainerView
      UIPresentationController.presentationTransitionDidEnd(_:) UIPresentationController.containerViewWillLayoutSubviews()
      UIPresentationController.containerViewDidLayoutSubviews() UIPresentationController.dismissalTransitionWillBegin()
      UIPresentationController.dismissalTransitionDidEnd(_:)
      """
    ) {
      let (root, sheet, maker) = (UIViewController(), UIViewController(), PresentationMaker())
      let window = shown(root)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = maker
      root.present(sheet, animated: true)
      window.pass(1)
      sheet.view.superview?.setNeedsLayout()
      window.layoutIfNeeded()
      root.dismiss(animated: true)
      window.pass(1)
    },
    OverrideCase(
      "a presentation asks what it shows and whether it hides the presenter",
      "UIPresentationController.presentedView UIPresentationController.shouldRemovePresentersView"
    ) {
      let (root, sheet, maker) = (UIViewController(), UIViewController(), PresentationMaker())
      let window = shown(root)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = maker
      root.present(sheet, animated: false)
      window.layoutIfNeeded()
    },
  ]
}
