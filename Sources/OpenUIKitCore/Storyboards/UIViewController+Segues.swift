extension UIViewController {
  /// Performs the segue with an identifier of the scene that the controller was created from. Traps if there is none.
  func performSegue(named identifier: String, _ sender: AnyValue?) {
    guard let scene = storyboardScene,
      let entry = scene.storyboard.contents.segue(identifier, from: scene.identifier)
    else {
      fatalError("Receiver (\(typeName(of: self))) has no segue with identifier '\(identifier)'")
    }
    if case .unwind(let action) = entry.kind { return unwind(by: entry, action, sender) }
    guard let name = entry.destination else { return }
    let target = scene.storyboard.instantiateViewController(identifier: name) { [self] coder in
      entry.creator?(self, coder, sender)
    }
    let segue = own(entry, segue(entry, to: target, sender))
    entry.adjust?(self, target)
    prepare(for: segue, sender: sender)
    segue.perform()
    // A segue of the app may be the delegate of the presentation, which does not retain it.
    if entry.factory != nil { target.presentation?.companion = segue }
  }

  /// The segue that performs what the kind states: the one given, or one of the segue's own class.
  private func own(_ entry: StoryboardContents.Segue, _ standard: UIStoryboardSegue) -> UIStoryboardSegue {
    if entry.factory == nil && entry.animates { return standard }
    let segue =
      entry.factory?(entry.name, self, standard.destination)
      ?? UIStoryboardSegue(identifier: entry.name, source: self, destination: standard.destination)
    segue.perform(as: standard, animated: entry.animates)
    return segue
  }

  private func segue(
    _ entry: StoryboardContents.Segue, to target: UIViewController, _ sender: AnyValue?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = entry.kind { return make(entry.name, self, target) }
    if case .presentAsPopover = entry.kind {
      // The source may prepare the popover.
      target.modalPresentationStyle = .popover
      target.popoverPresentationController?.point(at: sender)
    }
    return UIStoryboardSegue(identifier: entry.name, source: self, destination: target) { [self] in
      switch entry.kind {
      case .show: show(target, sender: sender)
      case .presentModally, .presentAsPopover, .unwind, .custom: present(target, animated: entry.animates)
      }
    }
  }

  // MARK: Unwinding

  private func unwind(by entry: StoryboardContents.Segue, _ action: Selector, _ sender: AnyValue?) {
    guard let target = unwindTarget(action, sender) else { return }
    let segue = own(
      entry,
      UIStoryboardSegue(identifier: entry.name, source: self, destination: target) { [self] in
        goBack(to: target)
      })
    prepare(for: segue, sender: sender)
    action(target, [segue])
    segue.perform()
  }

  /// The nearest controller that accepts the action: of the stack below this one, its containers, and those that present them. Of each
  /// container what is in its other children comes first.
  private func unwindTarget(_ action: Selector, _ sender: AnyValue?) -> UIViewController? {
    var inner: UIViewController = self
    while let outer = inner.parent ?? inner.presentingViewController {
      if let found = outer.unwindTarget(action, from: self, sender, except: inner) { return found }
      inner = outer
    }
    return nil
  }

  /// The controller that accepts the action: of the children in their order, with what is in them, or else this one.
  private func unwindTarget(
    _ action: Selector, from source: UIViewController, _ sender: AnyValue?, except searched: UIViewController?
  ) -> UIViewController? {
    for child in childrenForUnwinding where child !== searched {
      if let found = child.unwindTarget(action, from: source, sender, except: nil) { return found }
    }
    return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
  }

  /// The children, those that are shown first: the last ones, and of tabs the selected one.
  private var childrenForUnwinding: [UIViewController] {
    guard let tabs = children.first?.tabBarController, tabs === self, let shown = tabs.selectedViewController
    else { return children.reversed() }
    return [shown] + children.filter { $0 !== shown }
  }

  /// Dismisses and pops what covers `target`, and selects its tab.
  private func goBack(to target: UIViewController) {
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    var child = target
    while let container = child.parent {
      if let tabs = child.tabBarController, tabs === container, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      child = container
    }
    guard let navigation = target.navigationController,
      let entry = navigation.viewControllers.first(where: { target.isInside($0) })
    else { return }
    navigation.popToViewController(entry, animated: true)
  }

  private func isInside(_ container: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === container { return true }
      controller = current.parent
    }
    return false
  }
}

extension UIPopoverPresentationController {
  /// Makes the sender or the anchor of a segue the source of the popover.
  package final func point(at sender: AnyValue?) {
    if let item = sender as? UIBarButtonItem {
      barButtonItem = item
    } else if let view = sender as? UIView {
      sourceView = view
      sourceRect = view.bounds
    }
  }
}
