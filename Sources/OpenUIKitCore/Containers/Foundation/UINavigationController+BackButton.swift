extension UINavigationController {
  /// Follows a tap on the back button. A controller of the app that conforms to `UINavigationBarDelegate` decides about it, as in
  /// UIKit, where navigation controllers are the delegates of their bars.
  final func goBack() {
    if let decider = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
      !decider.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }
}
