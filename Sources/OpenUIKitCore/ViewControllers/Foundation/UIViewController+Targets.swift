extension UIViewController {
  /// The nearest controller around this one that performs an action, or else the one that presents it; nil for none.
  public final func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var current = parent ?? presentingViewController
    while let controller = current {
      if controller.canPerformAction(action, withSender: sender), action.isMethod(of: controller) {
        return controller
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
}
