/// A class whose instances can contain views with an appearance of their own: views and view controllers.
public protocol UIAppearanceContainer: NSObjectProtocol, ViewTreeConfined {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
