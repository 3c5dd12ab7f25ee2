// The differences between platforms: names, what AppKit lacks (margins, traits and controllers' guides) or has alone
// (animator proxies), and Dispatch, which WASI lacks. OpenUIKit replaces UIKit.

@_exported import UIKitShim

#if !ThreadConfined
  /// The main actor's executor: the main thread, or the main queue once Dispatch has taken over.
  enum MainThread {
    #if canImport(Dispatch)
      private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
      }()

      nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
      }
    #else  // WASI has one thread and no Dispatch.
      nonisolated static var isCurrent: Bool { true }
    #endif
  }
#endif

#if canImport(UIKit) || !canImport(AppKit)
  /// The platform's view class.
  public typealias MASView = UIView
  /// The platform's layout guide class.
  public typealias MASLayoutGuide = UILayoutGuide
  /// The platform's edge insets, in points.
  public typealias MASEdgeInsets = UIEdgeInsets
  /// The platform's layout priority, 0 to 1000.
  public typealias MASLayoutPriority = UILayoutPriority
  /// The direction along which views are distributed.
  public typealias MASAxisType = NSLayoutConstraint.Axis

  extension MASLayoutPriority {
    /// Halfway between low and high: 500.
    public static var mas_medium: MASLayoutPriority { MASLayoutPriority(500) }
    /// The name of a priority that only windows have. UIKit has none.
    var windowName: String? { nil }
  }

  extension MASLayoutConstraint {
    /// Whether a constraint's items read as nil after their deallocation. In UIKit the references dangle.
    static var forgetsDeadItems: Bool {
      #if canImport(UIKit)
        false
      #else
        true
      #endif
    }
  }

  extension MASView {
    var laysOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var marginsGuide: MASLayoutGuide { layoutMarginsGuide }
    func distanceToTop(of rectangle: CGRect) -> CGFloat { rectangle.minY }
  }

  extension MASView {
    /// The left layout margin.
    public var mas_leftMargin: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .leftMargin) }
    /// The right layout margin.
    public var mas_rightMargin: MASViewAttribute<MASLeftRight> { MASViewAttribute(self, .rightMargin) }
    /// The top layout margin.
    public var mas_topMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .topMargin) }
    /// The bottom layout margin.
    public var mas_bottomMargin: MASViewAttribute<MASVertical> { MASViewAttribute(self, .bottomMargin) }
    /// The margin on the side where reading starts.
    public var mas_leadingMargin: MASViewAttribute<MASLeadingTrailing> {
      MASViewAttribute(self, .leadingMargin)
    }
    /// The margin on the side where reading ends.
    public var mas_trailingMargin: MASViewAttribute<MASLeadingTrailing> {
      MASViewAttribute(self, .trailingMargin)
    }
    /// The horizontal centre between the left and right margins.
    public var mas_centerXWithinMargins: MASViewAttribute<MASHorizontal> {
      MASViewAttribute(self, .centerXWithinMargins)
    }
    /// The vertical centre between the top and bottom margins.
    public var mas_centerYWithinMargins: MASViewAttribute<MASVertical> {
      MASViewAttribute(self, .centerYWithinMargins)
    }
  }

  extension MASConstraintMaker {
    /// The left layout margin of the item.
    public var leftMargin: MASAttributeChain<MASLeftRight> { chain(.leftMargin) }
    /// The right layout margin of the item.
    public var rightMargin: MASAttributeChain<MASLeftRight> { chain(.rightMargin) }
    /// The top layout margin of the item.
    public var topMargin: MASAttributeChain<MASVertical> { chain(.topMargin) }
    /// The bottom layout margin of the item.
    public var bottomMargin: MASAttributeChain<MASVertical> { chain(.bottomMargin) }
    /// The margin of the item on the side where reading starts.
    public var leadingMargin: MASAttributeChain<MASLeadingTrailing> { chain(.leadingMargin) }
    /// The margin of the item on the side where reading ends.
    public var trailingMargin: MASAttributeChain<MASLeadingTrailing> { chain(.trailingMargin) }
    /// The horizontal centre between the item's left and right margins.
    public var centerXWithinMargins: MASAttributeChain<MASHorizontal> { chain(.centerXWithinMargins) }
    /// The vertical centre between the item's top and bottom margins.
    public var centerYWithinMargins: MASAttributeChain<MASVertical> { chain(.centerYWithinMargins) }

    /// The left, right, top and bottom margins, in this order.
    public var margins: MASAttributeChain<MASEdges> {
      composite([.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    }
    /// The leading, trailing, top and bottom margins, in this order.
    public var directionalMargins: MASAttributeChain<MASEdges> {
      composite([.leadingMargin, .trailingMargin, .topMargin, .bottomMargin])
    }
    /// Both centres between the margins.
    public var centerWithinMargins: MASAttributeChain<MASCenter> {
      composite([.centerXWithinMargins, .centerYWithinMargins])
    }
  }

  extension MASAttributeChain {
    /// Adds the left layout margin to the chain.
    public var leftMargin: MASAttributeChain<Axis.AndLeftRight> { adding(.leftMargin) }
    /// Adds the right layout margin to the chain.
    public var rightMargin: MASAttributeChain<Axis.AndLeftRight> { adding(.rightMargin) }
    /// Adds the top layout margin to the chain.
    public var topMargin: MASAttributeChain<Axis.AndVertical> { adding(.topMargin) }
    /// Adds the bottom layout margin to the chain.
    public var bottomMargin: MASAttributeChain<Axis.AndVertical> { adding(.bottomMargin) }
    /// Adds the margin on the side where reading starts to the chain.
    public var leadingMargin: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.leadingMargin) }
    /// Adds the margin on the side where reading ends to the chain.
    public var trailingMargin: MASAttributeChain<Axis.AndLeadingTrailing> { adding(.trailingMargin) }
    /// Adds the horizontal centre between the margins to the chain.
    public var centerXWithinMargins: MASAttributeChain<Axis.AndCenterX> { adding(.centerXWithinMargins) }
    /// Adds the vertical centre between the margins to the chain.
    public var centerYWithinMargins: MASAttributeChain<Axis.AndVertical> { adding(.centerYWithinMargins) }

    /// Adds the left, right, top and bottom margins to the chain.
    public var margins: MASAttributeChain<Axis.AndLeftRight.AndVertical> {
      adding(.leftMargin, .rightMargin, .topMargin, .bottomMargin)
    }
    /// Adds the leading, trailing, top and bottom margins to the chain.
    public var directionalMargins: MASAttributeChain<Axis.AndLeadingTrailing.AndVertical> {
      adding(.leadingMargin, .trailingMargin, .topMargin, .bottomMargin)
    }
    /// Adds both centres between the margins to the chain.
    public var centerWithinMargins: MASAttributeChain<Axis.AndCenterX.AndVertical> {
      adding(.centerXWithinMargins, .centerYWithinMargins)
    }
  }

  #if !os(visionOS)  // whose controllers have no such guides
    /// The guides that controllers had before the safe area. They are deprecated, as in Apple's SDK.
    @available(iOS, deprecated: 11, message: "relate to the safe area")
    @available(tvOS, deprecated: 11, message: "relate to the safe area")
    extension UIViewController {
      /// The lower edge of the top layout guide: where content below the bars starts.
      public var mas_topLayoutGuide: MASViewAttribute<MASVertical> { mas_topLayoutGuideBottom }
      /// The upper edge of the top layout guide.
      public var mas_topLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the top layout guide.
      public var mas_topLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .bottom)
      }
      /// The upper edge of the bottom layout guide: where content above the bars ends.
      public var mas_bottomLayoutGuide: MASViewAttribute<MASVertical> { mas_bottomLayoutGuideTop }
      /// The upper edge of the bottom layout guide.
      public var mas_bottomLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the bottom layout guide.
      public var mas_bottomLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .bottom)
      }
    }
  #endif

  /// The edges or the margins of a view, as the target of several sides.
  /// `make.edges.equalTo(page.mas_margins)` relates every edge to the margin on the same side.
  public struct MASViewSides: MASHorizontalTarget, MASVerticalTarget, MASEdgesTarget, MASCenterTarget,
    MASMixedTarget
  {
    let view: MASView
    let isWithinMargins: Bool

    /// The sides as a target.
    public var mas_target: MASTarget { MASTarget(.sides(withinMargins: isWithinMargins), of: view) }
  }

  extension MASView {
    /// The edges and centres, for attributes that are margins: `make.margins.equalTo(other.mas_edges)`.
    public var mas_edges: MASViewSides { MASViewSides(view: self, isWithinMargins: false) }
    /// The margins and the centres between them.
    public var mas_margins: MASViewSides { MASViewSides(view: self, isWithinMargins: true) }
  }

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
#else
  /// The platform's view class.
  public typealias MASView = NSView
  /// The platform's layout guide class.
  public typealias MASLayoutGuide = NSLayoutGuide
  /// The platform's edge insets, in points.
  public typealias MASEdgeInsets = NSEdgeInsets
  /// The platform's layout priority, 0 to 1000.
  public typealias MASLayoutPriority = NSLayoutConstraint.Priority
  /// The direction along which views are distributed.
  public typealias MASAxisType = NSLayoutConstraint.Orientation

  extension MASLayoutPriority {
    /// Halfway between low and high: 501, since AppKit's windows keep their size at 500.
    public static var mas_medium: MASLayoutPriority { MASLayoutPriority(501) }
    /// The name of a priority that only windows have.
    var windowName: String? {
      switch self {
      case .dragThatCanResizeWindow: "drag can resize window"
      case .windowSizeStayPut: "window size stay put"
      case .dragThatCannotResizeWindow: "drag cannot resize window"
      default: nil
      }
    }
  }

  extension MASLayoutConstraint {
    /// Whether a constraint's items read as nil after their deallocation. In AppKit the references dangle.
    static var forgetsDeadItems: Bool { false }
  }

  extension MASView {
    var laysOutRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    var marginsGuide: MASLayoutGuide { layoutMarginsGuide }
    /// The superview's origin is its lower left corner unless it is flipped.
    func distanceToTop(of rectangle: CGRect) -> CGFloat {
      guard let superview, !superview.isFlipped else { return rectangle.minY }
      return superview.bounds.height - rectangle.maxY
    }
  }

  extension MASConstraint {
    /// Returns an animator, which sets constants through the animator proxies of the installed constraints.
    public var animator: MASConstraintAnimator { MASConstraintAnimator(constraint: self) }
  }

  /// Changes the constants of a constraint inside an animation context.
  @preconcurrency @MainActor
  public struct MASConstraintAnimator {
    let constraint: MASConstraint

    /// Animates to a constant, in points.
    public func offset(_ amount: some MASNumber) { animate(to: .points(amount.mas_points)) }
    /// Animates to distances inwards, in points.
    public func insets(_ insets: MASEdgeInsets) { animate(to: insets.mas_target) }
    /// Animates to distances inwards by reading direction, in points.
    public func insets(_ insets: NSDirectionalEdgeInsets) { animate(to: insets.mas_target) }
    /// Animates to the same distance inwards on all edges, in points.
    public func inset(_ amount: some MASNumber) {
      let points = amount.mas_points
      insets(MASEdgeInsets(top: points, left: points, bottom: points, right: points))
    }
    /// Animates to an addition to width and height, in points.
    public func sizeOffset(_ size: CGSize) { animate(to: size.mas_target) }
    /// Animates to an offset of the centre, in points.
    public func centerOffset(_ offset: CGPoint) { animate(to: offset.mas_target) }

    private func animate(to value: MASTarget) {
      constraint.forEachSingle { single in
        guard let points = single.constant(from: value) else { return }
        single.equation?.constant = points
        single.layoutConstraint?.animator().constant = points
      }
    }
  }
#endif
