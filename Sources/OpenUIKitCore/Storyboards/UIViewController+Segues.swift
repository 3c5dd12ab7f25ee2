extension UIViewController {
  /// Performs the segue with an identifier of the scene that the controller was created from. Traps if there is none.
  func performSegue(named identifier: String, _ sender: AnyValue?) {
    guard let scene = storyboardScene,
      let entry = scene.storyboard.contents.segue(identifier, from: scene.identifier)
    else {
      fatalError("Receiver (\(typeName(of: self))) has no segue with identifier '\(identifier)'")
    }
    if case .unwind(let action) = entry.kind { return unwind(by: entry.name, action, sender) }
    guard let name = entry.destination else { return }
    let target = scene.storyboard.instantiateViewController(identifier: name) { [self] coder in
      entry.creator?(self, coder, sender)
    }
    let segue = segue(entry.name, to: target, entry.kind, sender)
    entry.adjust?(self, target)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func segue(
    _ identifier: String?, to target: UIViewController, _ kind: StoryboardContents.SegueKind,
    _ sender: AnyValue?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = kind { return make(identifier, self, target) }
    if case .presentAsPopover = kind {
      // The source may prepare the popover.
      target.modalPresentationStyle = .popover
      target.popoverPresentationController?.point(at: sender)
    }
    return UIStoryboardSegue(identifier: identifier, source: self, destination: target) { [self] in
      switch kind {
      case .show: show(target, sender: sender)
      case .presentModally, .presentAsPopover, .unwind, .custom: present(target, animated: true)
      }
    }
  }

  // MARK: Unwinding

  private func unwind(by identifier: String?, _ action: Selector, _ sender: AnyValue?) {
    guard let target = unwindTarget(action, sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target) { [self] in
      goBack(to: target)
    }
    prepare(for: segue, sender: sender)
    action(target, [segue])
    segue.perform()
  }

  /// The nearest controller that accepts the action: of the stack below this one, its containers, and those that present them.
  private func unwindTarget(_ action: Selector, _ sender: AnyValue?) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      let container = current.parent ?? current.presentingViewController
      let candidates = container.map { $0.children.reversed() + [$0] } ?? []
      if let found = candidates.first(where: {
        $0 !== self && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
      }) {
        return found
      }
      controller = container
    }
    return nil
  }

  /// Dismisses and pops what covers `target`.
  private func goBack(to target: UIViewController) {
    if target.presentedViewController != nil { target.dismiss(animated: true) }
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
