extension UIViewController {
  /// The appearance state of a controller's view.
  enum Appearance {
    case gone, appearing(animated: Bool), present, disappearing(animated: Bool)
  }

  /// Whether a container, or code of the app, calls the appearance methods of the controller.
  private var appearanceIsManaged: Bool { openTransitions > 0 || isInTransition }

  // MARK: Calls by containers

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    isInTransition = true
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    // A container that forwards the methods itself calls `beginAppearanceTransition` of its children. A
    // second call from here would end in two transitions.
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    addShownChildrenToTransition()
    // A child that is in a transition of its own as well continues with that.
    for child in childrenInTransition
    where child.openTransitions == 1 && childrenInTransition.contains(where: { $0 === child }) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func addShownChildrenToTransition() {
    guard let viewIfLoaded else { return }
    for child in childStorage
    where !child.appearanceIsManaged && child.viewIfLoaded?.isInside(viewIfLoaded) == true {
      childrenInTransition.append(child)
      child.openTransitions += 1
    }
  }

  func endTransition() {
    // Another transition has begun before this one has ended. The last one decides.
    guard openTransitions == 0 else { return }
    isInTransition = false
    switch appearance {
    case .appearing: viewIfLoaded?.window?.noteAppearance(of: self)
    case .disappearing: didDisappear()
    case .gone, .present: break
    }
    // Taken out first: a child's `viewDidAppear` may start the next transition of this controller.
    let children = childrenInTransition
    childrenInTransition = []
    for child in children { child.leaveTransition() }
  }

  /// Ends the controller's part in a transition. A callback may have shown or removed its view meanwhile, so the controller then
  /// follows its view.
  final func leaveTransition() {
    openTransitions -= 1
    endAppearanceTransition()
    if followsItsView { followView() }
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
    // The view now has the window's traits, but it is not laid out yet. `viewDidAppear` follows after the
    // layout.
    if case .appearing(let animated) = appearance, isInShownWindow { viewIsAppearing(animated) }
    if followsItsView { followView() }
  }

  /// Whether the controller's view is in a visible window.
  package final var isInShownWindow: Bool { viewIfLoaded?.window?.isShown == true }

  /// Takes the steps that are missing: at once if the view has left, after the window's next layout if it has come.
  private func followView() {
    if let window = viewIfLoaded?.window, window.isShown { return window.noteAppearance(of: self) }
    willDisappear(false)
    didDisappear()
  }

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

  /// Called after the layout of a window in which the view is, or was.
  func viewWasLaidOut() {
    guard !appearanceIsManaged else { return }
    if followsItsView {
      guard isInShownWindow else { return followView() }
      appearWithoutTransition()
    }
    didAppear()
  }

  /// Lets a controller appear whose view has stayed in the window although its transition has hidden it.
  private func appearWithoutTransition() {
    switch appearance {
    case .gone, .disappearing:
      willAppear(false)
      if isInShownWindow { viewIsAppearing(false) }
    case .appearing, .present: break
    }
  }

  private func didAppear() {
    guard case .appearing(let animated) = appearance, !appearanceIsManaged, isInShownWindow else { return }
    appearance = .present
    viewDidAppear(animated)
  }

  private func didDisappear() {
    guard case .disappearing(let animated) = appearance else { return }
    appearance = .gone
    viewDidDisappear(animated)
  }
}
