#if canImport(UIKit) || !canImport(AppKit)
  import UIKitShim

  /// Constraints that are in the layout while a condition on the traits holds, such as a compact width.
  ///
  /// ```swift
  /// let layout = MASConditionalConstraints()
  /// layout.add(box.mas_prepareConstraints { $0.edges.equalToSuperview() }, horizontally: .compact)
  /// layout.add(box.mas_prepareConstraints { $0.width.equalTo(400) }, horizontally: .regular)
  ///
  /// // At the start, and in traitCollectionDidChange(_:):
  /// layout.update(for: traitCollection)
  /// ```
  ///
  /// AppKit has no traits, so there it does not exist.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public final class MASConditionalConstraints {
    private struct Rule {
      let constraints: [MASConstraint]
      let holds: (UITraitCollection) -> Bool
    }

    private var rules: [Rule] = []

    /// Makes the collection, without constraints.
    public init() {}

    /// Adds constraints, usually prepared ones, that hold when `condition` does. They enter the layout with the
    /// next update.
    public func add(_ constraints: [MASConstraint], when condition: @escaping (UITraitCollection) -> Bool) {
      rules.append(Rule(constraints: constraints, holds: condition))
    }

    /// Adds constraints for one horizontal size class.
    public func add(_ constraints: [MASConstraint], horizontally sizeClass: UIUserInterfaceSizeClass) {
      add(constraints) { $0.horizontalSizeClass == sizeClass }
    }

    /// Adds constraints for one vertical size class.
    public func add(_ constraints: [MASConstraint], vertically sizeClass: UIUserInterfaceSizeClass) {
      add(constraints) { $0.verticalSizeClass == sizeClass }
    }

    /// Takes out what does not hold for the traits, then puts in what does. The layout changes at the next pass,
    /// also inside an animation block. Linear in the number of constraints.
    public func update(for traits: UITraitCollection) {
      let holding = rules.map { $0.holds(traits) }
      for (rule, holds) in zip(rules, holding) where !holds {
        for constraint in rule.constraints { constraint.uninstall() }
      }
      for (rule, holds) in zip(rules, holding) where holds {
        for constraint in rule.constraints { constraint.install() }
      }
    }
  }
#endif
