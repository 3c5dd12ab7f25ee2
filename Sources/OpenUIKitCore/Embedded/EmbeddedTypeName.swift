/// The name of the most derived class of OpenUIKit that the object belongs to: Embedded Swift stores no
/// names.
nonisolated func typeName(of object: AnyLayoutItem) -> String {
  if let name = (object as? UIResponder)?.className { return name }
  return switch object {
  case is UIWindow: "UIWindow"
  case is UILabel: "UILabel"
  case is UIButton: "UIButton"
  case is UIImageView: "UIImageView"
  case is UIScrollView: "UIScrollView"
  case is UIControl: "UIControl"
  case is UIView: "UIView"
  case is UILayoutGuide: "UILayoutGuide"
  case is NSLayoutConstraint: "NSLayoutConstraint"
  case is UIViewController: "UIViewController"
  default: "NSObject"
  }
}
