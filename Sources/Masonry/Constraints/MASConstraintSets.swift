import UIKitShim

/// Sets of constraints of which at most one is in the layout: compact and regular, collapsed and expanded.
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
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class MASConstraintSets<Name: Hashable> {
  private var sets: [Name: [MASConstraint]] = [:]

  /// Makes the collection, without sets and with none active.
  public init() {}

  /// The name of the set that is in the layout; nil for none. Setting it takes the old set out and puts the
  /// new one in; the layout changes at the next pass, also inside an animation block.
  public var active: Name? {
    didSet {
      if active == oldValue { return }
      if let oldValue { sets[oldValue]?.forEach { $0.uninstall() } }
      if let active { sets[active]?.forEach { $0.install() } }
    }
  }

  /// The constraints of a set, usually prepared ones. What is put under the active name goes into the layout
  /// at once, what it replaces leaves it.
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
