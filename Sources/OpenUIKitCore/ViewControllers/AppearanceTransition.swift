/// A change of what a container shows: the controllers that appear and disappear in it, from its begin to its end.
///
/// All containers notify their controllers through it. It begins a controller once and ends it once, whatever the callbacks between
/// do. Transitions may overlap: a controller takes its last step when the last of them ends, and then agrees with its view.
package final class AppearanceTransition: ViewTreeConfined {
  /// Whether the container is visible. A transition in an invisible one notifies no controller.
  private let isVisible: Bool
  private var controllers: [UIViewController] = []
  private var hasEnded = false

  package init(isVisible: Bool) { self.isVisible = isVisible }

  /// Notifies a controller that it is about to appear or disappear. A second call turns it back.
  package func begin(_ controller: UIViewController?, _ isAppearing: Bool, animated: Bool) {
    guard isVisible, !hasEnded, let controller else { return }
    if !controllers.contains(where: { $0 === controller }) {
      controllers.append(controller)
      controller.openTransitions += 1
    }
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Notifies all controllers, in the order in which they began, that they have appeared or disappeared.
  package func end() {
    hasEnded = true
    let ended = controllers
    controllers = []
    for controller in ended { controller.leaveTransition() }
  }

  /// Notifies one controller before the others.
  package func end(_ controller: UIViewController?) {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
    controllers.remove(at: index).leaveTransition()
  }
}
