@_spi(Overrides) import OpenUIKitCore

/// A view that lays out its arranged subviews in a row or a column with constraints.
///
/// Arranged subviews are always subviews. Hidden ones need no space. Hiding and showing them, and changes of
/// the stack's properties, are animated in an animation block. The constraints have UIKit's identifiers,
/// which begin with `UISV-`.
open class UIStackView: UIView {
  /// A custom spacing that stands for the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A custom spacing that means the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  // Not checked for exclusive access, as the properties that each update of a stack reads: no access to them calls other code.
  @exclusivity(unchecked) private var arranged = ArrangedViews()
  private nonisolated(unsafe) var arrangement = StackArrangement()
  private var needsArrangement = true

  /// Creates a stack without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the stack in an archive, with its arranged subviews; in Embedded Swift without any.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    readStack(from: coder)
  }

  #if !hasFeature(Embedded)
    /// Writes the stack and its views to a keyed archive.
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      writeStack(to: coder)
    }
  #else
    @_spi(Overrides) open override var className: String? { "UIStackView" }
  #endif

  /// Creates a stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    reserveCapacity(forSubviews: views.count)
    arranged.reserveCapacity(views.count)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Views may live longer. The engine of a stack that is a root has to release their constraints first.
    endLayoutEngine()
    for constraint in arrangement.constraintsOfViews { constraint?.removeFromHolder() }
    // The view itself holds the other constraints, and releases those at less cost that no other code retains.
    arrangement = StackArrangement()
  }

  /// The views that the stack lays out, in order.
  open var arrangedSubviews: [UIView] { arranged.all }

  /// The direction in which the views follow each other.
  @exclusivity(unchecked)
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement() } }

  /// The distribution of the space along the axis.
  @exclusivity(unchecked)
  open var distribution = Distribution.fill { didSet { setNeedsArrangement() } }

  /// The alignment of the views across the axis.
  @exclusivity(unchecked)
  open var alignment = Alignment.fill { didSet { setNeedsArrangement() } }

  /// The distance of neighbours in points: exact if views fill the axis, or else the minimum.
  @exclusivity(unchecked)
  open var spacing: CGFloat = 0 { didSet { setNeedsArrangement() } }

  /// Whether the vertical spacing is measured from baseline to baseline.
  @exclusivity(unchecked)
  open var isBaselineRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Whether the views are placed inside the layout margins instead of the bounds.
  @exclusivity(unchecked)
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Adds a view at the end, also as a subview. An arranged view moves there.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  /// Inserts a view into `arrangedSubviews`, also as a subview. An arranged view moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "\(layoutDescription) arranges \(arranged.count) views, none can be inserted at \(stackIndex)")
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at stackIndex: Int) {
    let isContained = isDescendant(of: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    // Code that the line before calls may have moved the stack into the view.
    if view.superview !== self, isContained || !isDescendant(of: view) { addSubview(view) }
    // An override may have removed the view again when it was added.
    guard view.superview === self else { return setNeedsArrangement() }
    if arranged.contains(view) {
      arranged.move(view, to: stackIndex)
    } else {
      arranged.insert(view, at: stackIndex)
    }
    setNeedsArrangement()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

  private func stopArranging(_ view: UIView) {
    guard arranged.remove(view) else { return }
    let released = arrangement.release(view)
    NSLayoutConstraint.deactivate(released)
    setNeedsArrangement()
  }

  /// Sets the spacing after an arranged view, in points. `spacingUseDefault` restores the stack's own. Does
  /// nothing for other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    arranged.setCustomSpacing(spacing == Self.spacingUseDefault ? nil : spacing, after: arrangedSubview)
    setNeedsArrangement()
  }

  /// The spacing that was set after an arranged view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.customSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  /// Replaces the constraints if a property of the stack has changed.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      rearrange()
    }
    super.updateConstraints()
  }

  /// The arrangement is moved out of the stack meanwhile, because views that are called may change the stack.
  private func rearrange() {
    // A view that was arranged again while it left is no subview any more.
    for view in arrangedSubviews where view.superview !== self { _ = arranged.remove(view) }
    var renewed = arrangement
    arrangement = StackArrangement()
    renewed.rebuild(for: self)
    let madeMeanwhile = arrangement
    arrangement = renewed
    madeMeanwhile.remove(from: self)
  }

  /// Called before a subview is removed, which also removes it from the arranged subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  /// The first view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
  }

  /// Returns `forLastBaselineLayout`.
  open override func forBaselineLayout() -> UIView { forLastBaselineLayout }

  @_spi(Overrides) open override func subviewVisibilityDidChange(_ view: UIView) {
    if arranged.contains(view) { setNeedsArrangement() }
  }

  @_spi(Overrides) open override func subviewContentSizeDidChange(_ view: UIView) {
    if distribution == .fillProportionally, arranged.contains(view) { setNeedsArrangement() }
    // The length of this stack is what its views need.
    (superview as? UIStackView)?.lengthOfArrangedStackMayHaveChanged()
    baselinesMayHaveChanged()
  }

  /// Arranges the views of this stack and of those around it again if their lengths follow those of a stack inside. A stack that the
  /// engine has not registered yet is arranged anyway, and was added to them since they were.
  private func lengthOfArrangedStackMayHaveChanged() {
    var stack: UIStackView? = self
    while let current = stack, current.isRegisteredForLayout {
      if current.distribution == .fillProportionally { current.setNeedsArrangement() }
      stack = current.superview as? UIStackView
    }
  }

  /// Makes the engine read the baselines again. An enclosing stack may take its baseline from a view in this one. A stack that the
  /// engine has not registered yet was added to them since they were read, and that made them be read again.
  private func baselinesMayHaveChanged() {
    var stack: UIStackView? = self
    while let current = stack, current.isRegisteredForLayout {
      current.metricsMayHaveChanged()
      stack = current.superview as? UIStackView
    }
  }

  /// The arranged views that need space.
  var visibleViews: [UIView] {
    var visible: [UIView] = []
    visible.reserveCapacity(arranged.count)
    for view in arranged.all where !view.isHidden { visible.append(view) }
    return visible
  }

  /// The required distance between a view and the next, in points.
  func spacing(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let spacing = own == Self.spacingUseDefault ? self.spacing : own
    return spacing == Self.spacingUseSystem ? 8 : spacing
  }

  private var tallestView: UIView? {
    visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  private func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    baselinesMayHaveChanged()
    // A change in an animation block is animated without a call of `layoutIfNeeded()`.
    if window != nil { AnimationContext.current?.layOutAtEnd(self) }
  }
}
