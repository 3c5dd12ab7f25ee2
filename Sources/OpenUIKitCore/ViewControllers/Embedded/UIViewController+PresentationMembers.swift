// Not in the class: a page without presentations would contain their code.
extension UIViewController {
  /// The controller that manages the presentation of this one, or of an ancestor. Before the presentation the
  /// one that `modalPresentationStyle` determines.
  public final var presentationController: UIPresentationController? { ownPresentationController }

  /// The coordinator of the transition in which the controller takes part now; nil outside of transitions and
  /// for transitions without animation.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransitionCoordinator
  }
}
