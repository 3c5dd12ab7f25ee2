import OpenUIKit

extension UIWindow {
  /// A window that draws and takes touches from the beginning.
  convenience init(shown frame: CGRect) {
    self.init(frame: frame)
    isHidden = false
  }
}
