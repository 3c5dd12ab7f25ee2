import InterfaceBuilder
import OpenUIKit

/// The constraints of a view of which some are installed in some size classes alone.
final class VariedConstraints: ViewTreeConfined {
  private let element: InterfaceElement
  private let constraints: [(id: String?, constraint: NSLayoutConstraint)]

  init(_ element: InterfaceElement, _ constraints: [(id: String?, constraint: NSLayoutConstraint)]) {
    (self.element, self.constraints) = (element, constraints)
  }

  /// Activates and deactivates the constraints as the size classes of the view change.
  func follow(_ view: UIView) {
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (view: UIView, _) in self.update(for: view.traitCollection)
    }
  }

  private func update(for traits: UITraitCollection) {
    let installation = Installation(of: element, list: "constraints", in: traits)
    func isInstalled(_ id: String?) -> Bool { id.map(installation.contains) ?? true }
    NSLayoutConstraint.deactivate(constraints.filter { !isInstalled($0.id) }.map(\.constraint))
    NSLayoutConstraint.activate(constraints.filter { isInstalled($0.id) }.map(\.constraint))
  }
}
