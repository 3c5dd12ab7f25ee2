import OpenUIKit

private final class ProbeFocus: UIView {
  override var canBecomeFocused: Bool { true }
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    called(UIView.self)
    return super.focusItems(in: rect)
  }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? {
    called(UIResponder.self)
    return super.parentFocusEnvironment
  }
  override var focusItemContainer: (any UIFocusItemContainer)? {
    called(UIResponder.self)
    return super.focusItemContainer
  }
}

/// A container of assistive technology as apps wrote it before there was a list of elements.
private final class ProbeContainer: UIView {
  private let element = UIView()
  override func accessibilityElementCount() -> Int {
    called(UIResponder.self)
    return 1
  }
  override func accessibilityElement(at index: Int) -> Any? {
    called(UIResponder.self)
    return element
  }
}

/// A drawing that is selected and deleted as text is.
private final class ProbeDrawing: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["select:", "selectAll:", "delete:"].contains(action.description)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    called(UIResponder.self)
    return super.target(forAction: action, withSender: sender)
  }
  override func select(_ sender: Any?) { called(UIResponder.self) }
  override func selectAll(_ sender: Any?) { called(UIResponder.self) }
  override func delete(_ sender: Any?) { called(UIResponder.self) }
}

private final class ProbeDots: UIPageControl {
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    called(UIPageControl.self)
    return super.size(forNumberOfPages: pageCount)
  }
}

private final class ProbeActivity: UIActivity {
  override class var activityCategory: Category {
    OverrideCalls.note("UIActivity.activityCategory")
    return .share
  }
  override var activityTitle: String? { "Print" }
  override var activityImage: UIImage? {
    called(UIActivity.self)
    return nil
  }
  override var activityViewController: UIViewController? {
    called(UIActivity.self)
    return UIViewController()
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

private final class ProbeUnwinding: UIViewController {
  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool
  {
    called(UIViewController.self)
    return super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }
  func back(_ segue: UIStoryboardSegue) {}
}

private final class ProbeAdaptation: UIPresentationController {
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    called(UIPresentationController.self)
    return .none
  }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
  {
    called(UIPresentationController.self)
    return super.adaptivePresentationStyle(for: traitCollection)
  }
}

private final class ProbeProgress: UIPercentDrivenInteractiveTransition {
  override var wantsInteractiveStart: Bool {
    get {
      called(UIPercentDrivenInteractiveTransition.self)
      return true
    }
    set {}
  }
  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    called(UIPercentDrivenInteractiveTransition.self)
    super.startInteractiveTransition(transitionContext)
  }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
  let progress = ProbeProgress()
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ProbeAdaptation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { progress }
}

private let area = CGRect(x: 20, y: 100, width: 100, height: 100)

@MainActor
private func shown(_ controller: UIViewController) -> UIWindow {
  let window = caseWindow()
  window.rootViewController = controller
  window.layoutIfNeeded()
  return window
}

extension UIWindow {
  /// Taps the middle of the element with a label.
  fileprivate func tap(label: String) {
    let element = accessibilityTree().first { $0.accessibilityLabel == label }
    guard let frame = element?.accessibilityFrame else { return }
    tap(CGPoint(x: frame.midX, y: frame.midY))
    pass(0.5)
  }
}

extension OverrideCase {
  static let responders: [OverrideCase] = [
    OverrideCase(
      "the focus looks for an item",
      "UIView.focusItems(in:) UIResponder.parentFocusEnvironment UIResponder.focusItemContainer"
    ) {
      let window = caseWindow(ProbeFocus(frame: area), ProbeFocus(frame: area.offsetBy(dx: 0, dy: 120)))
      for _ in 0..<2 { window.sendKey(.began, UIKey(.keyboardTab, characters: "\t")) }
    },
    OverrideCase(
      "assistive technology asks a container for its elements",
      "UIResponder.accessibilityElementCount() UIResponder.accessibilityElement(at:)"
    ) {
      _ = caseWindow(ProbeContainer(frame: area)).accessibilityTree()
    },
    OverrideCase(
      "actions of an edit menu are chosen",
      """
      UIResponder.target(forAction:withSender:) UIResponder.select(_:) UIResponder.selectAll(_:) UIResponder.delete(_:)
      """
    ) {
      let view = ProbeDrawing(frame: area)
      let window = caseWindow(view)
      view.becomeFirstResponder()
      for title in ["Select", "Select All", "Delete"] {
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        window.pass(0.5)
        window.tap(label: title)
      }
    },
    OverrideCase("a page control states its size", "UIPageControl.size(forNumberOfPages:)") {
      let control = ProbeDots()
      control.numberOfPages = 4
      control.translatesAutoresizingMaskIntoConstraints = false
      _ = caseWindow(control)
    },
    OverrideCase(
      "a share sheet lists an activity, which is chosen",
      "UIActivity.activityCategory UIActivity.activityImage UIActivity.activityViewController"
    ) {
      let root = UIViewController()
      let window = shown(root)
      root.present(
        UIActivityViewController(activityItems: ["text"], applicationActivities: [ProbeActivity()]),
        animated: false)
      window.pass(0.5)
      window.tap(label: "Print")
    },
    OverrideCase(
      "a screen unwinds to another one", "UIViewController.canPerformUnwindSegueAction(_:from:sender:)"
    ) {
      var contents = StoryboardContents(initialScene: "Last")
      contents.addScene("Last") { UIViewController(coder: $0) }
      contents.addUnwindSegue("back", from: "Last", to: Selector("back:", ProbeUnwinding.back(_:)))
      UIStoryboard.register(contents, name: "OverrideCases")
      let root = ProbeUnwinding()
      let window = shown(root)
      guard
        let last = UIStoryboard(name: "OverrideCases", bundle: nil).instantiateInitialViewController()
      else { return }
      root.present(last, animated: false)
      window.layoutIfNeeded()
      last.performSegue(withIdentifier: "back", sender: nil)
    },
    OverrideCase(
      "a custom presentation begins interactively",
      """
      UIPresentationController.adaptivePresentationStyle UIPresentationController.adaptivePresentationStyle(for:)
      UIPercentDrivenInteractiveTransition.wantsInteractiveStart
      UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)
      """
    ) {
      let (root, sheet, maker) = (UIViewController(), UIViewController(), Maker())
      let window = shown(root)
      window.traitOverrides.horizontalSizeClass = .compact
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = maker
      root.present(sheet, animated: true)
      window.pass(0.5)
      maker.progress.finish()
      window.pass(0.5)
    },
  ]
}
