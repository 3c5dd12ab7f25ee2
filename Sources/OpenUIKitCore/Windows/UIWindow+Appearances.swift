/// The controllers whose views have entered the window, and what waits for its next layout.
extension UIWindow {
  /// Notifies a controller that it has appeared, after the next layout.
  final func noteAppearance(of controller: UIViewController) {
    appearingControllers.append(controller)
    hasAppearances = true
  }

  /// Calls `completion` after the appearing controllers were notified.
  package final func whenAppeared(_ completion: @escaping () -> Void) {
    appearanceCompletions.append(completion)
    hasAppearances = true
  }

  /// Calls the closures that wait for the next layout.
  final func runBeforeLayout() {
    let closures = beforeLayout
    beforeLayout = []
    for closure in closures { closure() }
  }

  /// Notifies the controllers whose views were laid out that they have appeared, in the order in which they
  /// entered, and then calls the completions.
  final func finishAppearances() {
    let (controllers, completions) = (appearingControllers, appearanceCompletions)
    // Emptied first: `viewDidAppear` may present the next controller.
    (appearingControllers, appearanceCompletions, hasAppearances) = ([], [], false)
    for controller in controllers { controller.viewWasLaidOut() }
    for completion in completions { completion() }
  }
}
