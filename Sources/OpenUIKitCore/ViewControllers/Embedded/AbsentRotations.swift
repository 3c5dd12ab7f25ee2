// Controllers of pages are notified of the size of their window alone.
extension UIViewController {
  final func rotate(in window: UIWindow, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
