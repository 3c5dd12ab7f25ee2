/// Something that an app adds to a navigation controller, such as a toolbar. Programs without it contain no
/// code for it.
package class NavigationPart: ViewTreeConfined {
  package init() {}

  /// Called when the controller's view was loaded.
  package func viewDidLoad(_ controller: UINavigationController) {}
  /// Called when another screen is on top.
  package func topDidChange(_ controller: UINavigationController, animated: Bool) {}
  /// Called when the bars are placed.
  package func layOut(_ controller: UINavigationController) {}
  /// The height that the part covers at the bottom of screens, above the safe area, in points.
  package func bottomInset(_ controller: UINavigationController) -> CGFloat { 0 }
}
