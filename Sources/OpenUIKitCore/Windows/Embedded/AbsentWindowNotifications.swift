// Notifications are Foundation's.
extension UIWindow {
  func postChangeOfKey(from former: UIWindow?) {}
  func postChangeOfReducedMotion() {}
  func postChangeOfVisibility() {}
  func postChangeOfContrast() {}
  func orientationMayHaveChanged() {}
  func statusBarFrameMayHaveChanged() {}
  func postChangeOfContentSize(from former: UIContentSizeCategory) {}
}
