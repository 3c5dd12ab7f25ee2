#if canImport(UIKit) || !canImport(AppKit)
  /// Constraints that are installed while a condition on the traits holds, such as a compact width.
  ///
  /// ```swift
  /// let layout = MASConditionalConstraints()
  /// layout.add(box.mas_prepareConstraints { $0.edges.equalToSuperview() }, horizontally: .compact)
  /// layout.add(box.mas_prepareConstraints { $0.width.equalTo(400) }, horizontally: .regular)
  /// layout.follow(view)
  /// ```
  ///
  /// AppKit has no traits, so the type does not exist there.
  public final class MASConditionalConstraints: ViewTreeConfined {
    private struct Rule {
      let constraints: [MASConstraint]
      let holds: (UITraitCollection) -> Bool
    }

    private var rules: [Rule] = []
    /// The traits of the last update.
    private var traits: UITraitCollection?

    /// Creates a collection without constraints.
    public init() {}

    /// Adds constraints, usually prepared ones, that are installed while `condition` holds. They are
    /// installed in the first update, or at once if there was one.
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

    /// Follows the traits of a view: now, and after each change, before the layout that follows. Lasts as
    /// long as the view, which keeps this collection alive.
    ///
    /// UIKit before iOS 17 does not report changes of traits to observers. There, a hidden subview of the
    /// view observes them. A `UIVisualEffectView` takes subviews only in its content view, which gets the
    /// hidden subview then.
    public func follow(_ view: UIView) {
      #if hasFeature(Embedded)
        TraitWatcher(self).watch(view)
      #else
        if #available(iOS 17.0, tvOS 17.0, *) {
          _ = view.registerForTraitChanges(Self.watchedTraits) { (view: UIView, _: UITraitCollection) in
            self.update(for: view.traitCollection)
          }
        } else {
          TraitWatcher(self).watch(view)
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

    /// Uninstalls constraints whose condition does not hold for the traits, then installs the others. The
    /// layout changes in the next pass, also inside an animation block. Linear in the number of constraints.
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

  /// A hidden subview that reports changes of traits.
  final class TraitWatcher: UIView {
    private var conditions: MASConditionalConstraints?

    convenience init(_ conditions: MASConditionalConstraints) {
      self.init(frame: .zero)
      self.conditions = conditions
      isHidden = true
    }

    /// Observes the traits of a view.
    func watch(_ view: UIView) {
      ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      conditions?.update(for: traitCollection)
    }
  }
#endif
