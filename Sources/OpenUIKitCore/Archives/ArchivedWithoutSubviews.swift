/// A view that creates its subviews itself, so that archives do not contain them.
package protocol ArchivedWithoutSubviews: UIView {}

extension UIView {
  /// The subviews that archives contain.
  package final var archivedSubviews: [UIView] { self is any ArchivedWithoutSubviews ? [] : subviews }
}

extension UINavigationBar: ArchivedWithoutSubviews {}
extension UITabBar: ArchivedWithoutSubviews {}
extension UIActivityIndicatorView: ArchivedWithoutSubviews {}
extension UIButton: ArchivedWithoutSubviews {}
extension UIVisualEffectView: ArchivedWithoutSubviews {}
extension UIWindow: ArchivedWithoutSubviews {}
