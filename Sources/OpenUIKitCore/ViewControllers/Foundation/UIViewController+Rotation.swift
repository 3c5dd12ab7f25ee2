extension UIViewController {
  /// The orientation of the controller's window, or else that of a telephone. Apple deprecates it in favour of
  /// `UIWindowScene.interfaceOrientation`.
  public final var interfaceOrientation: UIInterfaceOrientation {
    (viewIfLoaded?.window ?? .current)?.bounds.size.orientation ?? .portrait
  }

  /// Notifies the controllers of a window that becomes wider than high, or higher than wide, before its root view is resized.
  final func rotate(in window: UIWindow, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let former = viewIfLoaded?.bounds.size, former.width > 0, former.height > 0 else { return }
    let (old, new) = (former.orientation, window.bounds.size.orientation)
    guard old != new else { return }
    forEachRotating { $0.willRotate(to: new, duration: 0) }
    coordinator.animate(alongsideTransition: { [controller = Weak(wrappedValue: self)] _ in
      controller.wrappedValue?.forEachRotating { $0.willAnimateRotation(to: new, duration: 0) }
    }) { [controller = Weak(wrappedValue: self)] _ in
      controller.wrappedValue?.forEachRotating { $0.didRotate(from: old) }
    }
  }

  /// Calls `body` with the controller, its descendants, and those that they present.
  private func forEachRotating(_ body: (UIViewController) -> Void) {
    var waiting = [self]
    while let next = waiting.popLast() {
      body(next)
      if let presented = next.presented { waiting.append(presented) }
      waiting += next.children.reversed()
    }
  }
}

extension CGSize {
  /// On its side if it is wider than high.
  fileprivate var orientation: UIInterfaceOrientation { width > height ? .landscapeRight : .portrait }
}
