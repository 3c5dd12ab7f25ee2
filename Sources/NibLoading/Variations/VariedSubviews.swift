import InterfaceBuilder
import OpenUIKit

/// The subviews of a view, some of which are installed in some size classes alone.
struct VariedSubviews: ViewTreeConfined {
  let element: InterfaceElement
  /// All of them, installed or not, from the back to the front.
  let subviews: [(id: String?, view: UIView)]

  /// Adds and removes subviews for the traits.
  func update(_ view: UIView, _ traits: UITraitCollection) {
    let installation = Installation(of: element, list: "subviews", in: traits)
    var place = 0
    for (id, subview) in subviews {
      let isInstalled = id.map(installation.contains) ?? true
      if isInstalled, subview.superview == nil {
        insert(subview, in: view, at: place)
      } else if !isInstalled, subview.superview === view {
        subview.removeFromSuperview()
      }
      if isInstalled, subview.superview === view { place += 1 }
    }
  }

  private func insert(_ subview: UIView, in view: UIView, at place: Int) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(subview, at: min(place, view.subviews.count))
    }
  }
}
