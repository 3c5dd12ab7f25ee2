import UIKitShim

/// Sets of constraints, such as compact and regular, or collapsed and expanded. At most one of them is installed.
///
/// ```swift
/// let layouts = MASConstraintSets<Mode>()
/// layouts[.collapsed] = panel.mas_prepareConstraints { $0.height.equalTo(44) }
/// layouts[.expanded] = panel.mas_prepareConstraints { $0.height.equalToSuperview() }
/// layouts.active = .collapsed
///
/// UIView.animate(withDuration: 0.3) {
///   layouts.active = .expanded
///   self.view.layoutIfNeeded()
/// }
/// ```
public final class MASConstraintSets<Name: Hashable>: ViewTreeConfined {
  private var sets: [Name: [MASConstraint]] = [:]

  /// Creates a collection without sets.
  public init() {}

  /// The name of the set that is installed; nil for none. Setting it uninstalls the old set and installs the
  /// new one. The layout changes in the next pass, also inside an animation block.
  public var active: Name? {
    didSet {
      if active == oldValue { return }
      if let oldValue { sets[oldValue]?.forEach { $0.uninstall() } }
      if let active { sets[active]?.forEach { $0.install() } }
    }
  }

  /// The constraints of a set, usually prepared ones. Constraints that are assigned to the active name are
  /// installed at once, and those that they replace are uninstalled.
  public subscript(name: Name) -> [MASConstraint] {
    get { sets[name] ?? [] }
    set {
      if name == active {
        for old in sets[name] ?? [] { old.uninstall() }
        for new in newValue { new.install() }
      }
      sets[name] = newValue
    }
  }
}
