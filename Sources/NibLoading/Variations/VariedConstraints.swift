import InterfaceBuilder
import OpenUIKit

/// The constraints of a view, some of which are installed in some size classes alone.
struct VariedConstraints: ViewTreeConfined {
  let element: InterfaceElement
  let constraints: [(id: String?, constraint: NSLayoutConstraint)]

  /// Activates and deactivates the constraints for the traits.
  func update(_ view: UIView, _ traits: UITraitCollection) {
    let installation = Installation(of: element, list: "constraints", in: traits)
    func isInstalled(_ id: String?) -> Bool { id.map(installation.contains) ?? true }
    NSLayoutConstraint.deactivate(constraints.filter { !isInstalled($0.id) }.map { $0.constraint })
    NSLayoutConstraint.activate(
      constraints.filter { isInstalled($0.id) && $0.constraint.hasItems(within: view) }.map { $0.constraint })
  }
}

extension NSLayoutConstraint {
  /// Whether both items are in a view: one that is not installed is not.
  func hasItems(within view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      guard let item else { return true }
      let found = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return found?.isDescendant(of: view) ?? false
    }
  }
}
