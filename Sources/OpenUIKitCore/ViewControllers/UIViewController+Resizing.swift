extension UIViewController {
  /// Notifies the controller of the new size and traits of its window, before its view is resized. Changes
  /// along with the transition are made in the next layout.
  func windowIsResizing(_ window: UIWindow, to traits: TraitValues) {
    let coordinator = SizeTransition(window)
    let former = window.windowTraits.values
    if traits.horizontalSizeClass != former.horizontalSizeClass
      || traits.verticalSizeClass != former.verticalSizeClass
    {
      willTransition(to: UITraitCollection(traits), with: coordinator)
    }
    viewWillTransition(to: window.bounds.size, with: coordinator)
    rotate(in: window, with: coordinator)
    window.beforeLayout.append { coordinator.start() }
    window.whenAppeared { coordinator.finish() }
  }

  /// Notifies the children, and the controllers that are presented.
  func passOn(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    guard let presented else { return }
    guard let presentation = presented.presentation else {
      return presented.viewWillTransition(to: size, with: coordinator)
    }
    presentation.viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the children, and the controllers that are presented.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    guard let presented else { return }
    guard let presentation = presented.presentation else {
      return presented.willTransition(to: traits, with: coordinator)
    }
    presentation.willTransition(to: traits, with: coordinator)
  }
}

/// The coordinator of a change of a window's size. A host resizes its window at once, so nothing is animated.
private final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  // Weak: the window keeps the transition until its next layout.
  @Weak private var window: UIWindow?
  private var animations: [Handler] = []
  private var completions: [Handler] = []

  init(_ window: UIWindow) {
    super.init()
    self.window = window
  }

  var containerView: UIView { window ?? UIView() }
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func start() {
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
