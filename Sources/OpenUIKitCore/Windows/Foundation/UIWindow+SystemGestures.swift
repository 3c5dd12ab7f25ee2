extension UIWindow {
  /// Whether the home indicator hides by itself, as the frontmost controller decides. Hosts that draw one ask for it, again after
  /// `UIStatusBarManager.changeHandler` was called.
  public final var isHomeIndicatorAutoHidden: Bool {
    decidingController { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The edges at which the gestures of the app come before those of the system, as the frontmost controller decides. Hosts with such
  /// gestures ask for them, again after `UIStatusBarManager.changeHandler` was called.
  public final var screenEdgesDeferringSystemGestures: UIRectEdge {
    let controller = decidingController { $0.childForScreenEdgesDeferringSystemGestures }
    return controller?.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  private func decidingController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    rootViewController?.controllerOfStatusBar(child)
  }
}
