extension UIViewController {
  /// The appearance state of a controller's view.
  enum Appearance {
    case gone, appearing(animated: Bool), present, disappearing(animated: Bool)
  }

  // MARK: Calls by containers

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceIsManaged = true
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    // A container that forwards the methods itself calls `beginAppearanceTransition` of its children. A
    // second call from here would end in two transitions.
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A child that is already in a transition of its own continues.
    childrenInTransition += shownChildren.filter { !$0.appearanceIsManaged }
    for child in childrenInTransition { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    appearanceIsManaged = false
    switch appearance {
    case .appearing: viewIfLoaded?.window?.tellOfAppearance(self)
    case .disappearing: didDisappear()
    case .gone, .present: break
    }
    // Taken out first: a child's `viewDidAppear` may start the next transition of this controller.
    let children = childrenInTransition
    childrenInTransition = []
    for child in children { child.endAppearanceTransition() }
  }

  private var shownChildren: [UIViewController] {
    guard let viewIfLoaded else { return [] }
    return childStorage.filter { $0.viewIfLoaded?.isInside(viewIfLoaded) == true }
  }

  // MARK: Calls by the view

  // During a transition the container decides about the steps, although the view comes and goes as well.
  private var followsItsView: Bool {
    !appearanceIsManaged && parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  func viewWillMove(to window: UIWindow?) {
    guard followsItsView else { return }
    if window?.isShown == true { willAppear(false) } else { willDisappear(false) }
  }

  func viewDidMove(to window: UIWindow?) {
    let shown = window.flatMap { $0.isShown ? $0 : nil }
    // The view now has the window's traits, but it is not laid out yet. `viewDidAppear` follows after the
    // layout.
    if case .appearing(let animated) = appearance, shown != nil { viewIsAppearing(animated) }
    guard followsItsView else { return }
    if let shown { shown.tellOfAppearance(self) } else { didDisappear() }
  }

  /// Whether the controller's view is in a visible window.
  var isInShownWindow: Bool { viewIfLoaded?.window?.isShown == true }

  // MARK: Steps

  private func willAppear(_ animated: Bool) {
    switch appearance {
    case .gone, .disappearing:
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case .appearing, .present: break
    }
  }

  private func willDisappear(_ animated: Bool) {
    switch appearance {
    case .present, .appearing:
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case .gone, .disappearing: break
    }
  }

  func didAppear() {
    guard case .appearing(let animated) = appearance, !appearanceIsManaged else { return }
    appearance = .present
    viewDidAppear(animated)
  }

  private func didDisappear() {
    guard case .disappearing(let animated) = appearance else { return }
    appearance = .gone
    viewDidDisappear(animated)
  }
}
