#if canImport(UIKit) || !canImport(AppKit)
  import UIKitShim

  /// Constraints that are in the layout while a condition on the traits holds, such as a compact width.
  ///
  /// ```swift
  /// let layout = MASConditionalConstraints()
  /// layout.add(box.mas_prepareConstraints { $0.edges.equalToSuperview() }, horizontally: .compact)
  /// layout.add(box.mas_prepareConstraints { $0.width.equalTo(400) }, horizontally: .regular)
  /// layout.follow(view)
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
    /// The traits of the latest update.
    private var traits: UITraitCollection?

    /// Makes the collection, without constraints.
    public init() {}

    /// Adds constraints, usually prepared ones, that hold when `condition` does. They enter the layout with the
    /// first update, or at once if there was one and they hold.
    public func add(_ constraints: [MASConstraint], when condition: @escaping (UITraitCollection) -> Bool) {
      rules.append(Rule(constraints: constraints, holds: condition))
      guard let traits, condition(traits) else { return }
      for constraint in constraints { constraint.install() }
    }

    /// Adds constraints for one horizontal size class.
    public func add(_ constraints: [MASConstraint], horizontally sizeClass: UIUserInterfaceSizeClass) {
      add(constraints) { $0.horizontalSizeClass == sizeClass }
    }

    /// Adds constraints for one vertical size class.
    public func add(_ constraints: [MASConstraint], vertically sizeClass: UIUserInterfaceSizeClass) {
      add(constraints) { $0.verticalSizeClass == sizeClass }
    }

    /// Follows the traits of a view: now, and whenever they change, in time for the layout that follows. Lasts as
    /// long as the view, which keeps this collection alive.
    ///
    /// Where UIKit cannot tell of changes by itself, before iOS 17, a hidden subview of the view watches them.
    public func follow(_ view: UIView) {
      #if hasFeature(Embedded)
        view.addSubview(TraitWatcher(self))
      #else
        if #available(iOS 17.0, tvOS 17.0, *) {
          _ = view.registerForTraitChanges(Self.watchedTraits) { (view: UIView, _: UITraitCollection) in
            self.update(for: view.traitCollection)
          }
        } else {
          view.addSubview(TraitWatcher(self))
        }
      #endif
      update(for: view.traitCollection)
    }

    #if !hasFeature(Embedded)
      @available(iOS 17.0, tvOS 17.0, *)
      private static var watchedTraits: [UITrait] {
        [
          UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
          UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
          UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
        ]
      }
    #endif

    /// Takes out what does not hold for the traits, then puts in what does. The layout changes at the next pass,
    /// also inside an animation block. Linear in the number of constraints.
    public func update(for traits: UITraitCollection) {
      self.traits = traits
      let holding = rules.map { $0.holds(traits) }
      for (rule, holds) in zip(rules, holding) where !holds {
        for constraint in rule.constraints { constraint.uninstall() }
      }
      for (rule, holds) in zip(rules, holding) where holds {
        for constraint in rule.constraints { constraint.install() }
      }
    }
  }

  /// A hidden subview that tells when traits change.
  final class TraitWatcher: UIView {
    private var conditions: MASConditionalConstraints?

    convenience init(_ conditions: MASConditionalConstraints) {
      self.init(frame: .zero)
      self.conditions = conditions
      isHidden = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      conditions?.update(for: traitCollection)
    }
  }
#endif
