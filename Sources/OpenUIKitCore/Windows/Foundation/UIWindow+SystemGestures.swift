// The preferences of controllers for the edges of the screen, for hosts.
extension UIWindow {
  /// Whether the home indicator hides without touches, as the frontmost controller prefers it; false without one.
  public final var isHomeIndicatorAutoHidden: Bool {
    rootViewController?.controllerOfStatusBar { $0.childForHomeIndicatorAutoHidden }
      .prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges at which gestures of the app come before those of the system, as the frontmost controller prefers it; none without one.
  public final var edgesDeferringSystemGestures: UIRectEdge {
    rootViewController?.controllerOfStatusBar { $0.childForScreenEdgesDeferringSystemGestures }
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }
}
