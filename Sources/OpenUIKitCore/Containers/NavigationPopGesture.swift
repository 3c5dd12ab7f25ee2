/// Pops the visible screen of a navigation controller by a swipe from the leading edge.
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  @Weak private var controller: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(_ controller: UINavigationController) {
    super.init()
    self.controller = controller
    recognizer.edges = .left
    recognizer.delegate = self
    // The controller keeps this object, and its view the recogniser.
    let gesture = Weak<NavigationPopGesture>(wrappedValue: self)
    recognizer.addAction { _ in gesture.wrappedValue?.follow() }
  }

  /// The first screen, and one without the common back button, cannot be swiped away.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.stack.count > 1,
      let item = controller.topViewController?.navigationItem
    else { return false }
    #if hasFeature(Embedded)
      let hasItems = !(item.leftBarButtonItems ?? []).isEmpty
    #else
      let hasItems = !item.itemsFromStart.isEmpty
    #endif
    return !item.hidesBackButton && (!hasItems || item.leftItemsSupplementBackButton)
  }

  private func follow() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let direction: CGFloat = view.hasRightToLeftContent ? -1 : 1
    let progress = recognizer.translation(in: view).x * direction / max(1, view.bounds.width)
    switch recognizer.state {
    case .began: begin(controller)
    case .changed: interactor?.update(progress)
    case .ended:
      let speed = recognizer.velocity(in: view).x * direction / max(1, view.bounds.width)
      end(finishes: progress + speed * Self.projection > 0.5)
    case .cancelled: end(finishes: false)
    default: break
    }
  }

  private func begin(_ controller: UINavigationController) {
    // During a transition there is no screen that could follow the finger.
    guard controller.stack.count > 1, controller.change == nil else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    controller.gestureInteractor = interactor
    controller.popViewController(animated: true)
    controller.gestureInteractor = nil
  }

  private func end(finishes: Bool) {
    if finishes { interactor?.finish() } else { interactor?.cancel() }
    interactor = nil
  }

  // The time in seconds within which a swipe's velocity continues.
  private static let projection: CGFloat = 0.2
}
