/// A view that lays out its arranged subviews in a row or a column by constraints of its own.
///
/// Arranged subviews are always subviews. Hidden ones give up their space. Hiding and showing them, and changes of the stack's
/// properties, animate in an animation block. The constraints carry UIKit's identifiers,
/// which begin with `UISV-`.
open class UIStackView: UIView {
  /// The spacing between views that asks for the stack's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing between views that asks for the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [(view: Unmanaged<UIView>, spacing: CGFloat)] = []
  private nonisolated(unsafe) var arrangement = StackArrangement()
  private var needsArrangement = true

  /// A stack without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// The stack that an archive has, with its arranged subviews; in Embedded Swift one without any.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    #if !hasFeature(Embedded)
      readStack(from: coder)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Writes the stack and its views to an archive, by key.
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      writeStack(to: coder)
    }
  #endif

  /// A stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Views may live on. The engine of a stack that is a root goes first, as it refers to their constraints.
    layoutEngine?.rootWillDeallocate()
    layoutEngine = nil
    for constraint in arrangement.constraintsOfViews { constraint.leaveLivingHolder() }
  }

  /// The views that the stack lays out, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement() } }

  /// How the space along the axis is shared.
  open var distribution = Distribution.fill { didSet { setNeedsArrangement() } }

  /// Where the views stand across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsArrangement() } }

  /// The points between neighbours: exact where views fill the axis, else the least.
  open var spacing: CGFloat = 0 { didSet { setNeedsArrangement() } }

  /// Whether the vertical spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Whether the views stay within the layout margins rather than the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Adds a view at the end, as a subview too; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  /// Adds a view at a place in `arrangedSubviews`, as a subview too; one that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "\(layoutDescription) arranges \(arranged.count) views, none can be inserted at \(stackIndex)")
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arranged.removeAll { $0 === view } }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // A view that left again when it was added is not arranged.
    guard view.superview === self, !arranged.contains(view) else { return setNeedsArrangement() }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    setNeedsArrangement()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

  private func stopArranging(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    arrangement.release(view)
    customSpacings.removeAll { $0.view.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }
    setNeedsArrangement()
  }

  /// Sets the spacing behind an arranged view, in points; `spacingUseDefault` takes the stack's own again. Does nothing for
  /// other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    let key = Unmanaged.passUnretained(arrangedSubview)
    customSpacings.removeAll { $0.view.toOpaque() == key.toOpaque() }
    if spacing != Self.spacingUseDefault { customSpacings.append((key, spacing)) }
    setNeedsArrangement()
  }

  /// The spacing that was set behind an arranged view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let key = Unmanaged.passUnretained(arrangedSubview).toOpaque()
    return customSpacings.first { $0.view.toOpaque() == key }?.spacing ?? Self.spacingUseDefault
  }

  /// Makes the constraints anew if anything about the stack has changed.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      rearrange()
    }
    super.updateConstraints()
  }

  /// The arrangement is taken out meanwhile: views that are asked and told may have the stack arranged anew.
  private func rearrange() {
    var renewed = arrangement
    arrangement = StackArrangement()
    renewed.rebuild(for: self)
    let madeMeanwhile = arrangement
    arrangement = renewed
    madeMeanwhile.remove(from: self)
  }

  /// Called before a subview is removed; it is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  /// The first view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
  }

  /// The same view as `forLastBaselineLayout`.
  open override func forBaselineLayout() -> UIView { forLastBaselineLayout }

  override func subviewVisibilityDidChange(_ view: UIView) {
    if arranged.contains(view) { setNeedsArrangement() }
  }

  override func subviewContentSizeDidChange(_ view: UIView) {
    if distribution == .fillProportionally, arranged.contains(view) { setNeedsArrangement() }
    metricsMayHaveChanged()
  }

  /// The arranged views that take up space.
  var visibleViews: [UIView] { arranged.filter { !$0.isHidden } }

  /// The points that have to be between a view and the next.
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
    // A change in an animation block animates without another word.
    if window != nil { AnimationContext.current?.layOutAtEnd(self) }
  }
}
