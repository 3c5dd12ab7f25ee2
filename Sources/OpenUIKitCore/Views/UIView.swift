@_spi(Layout) @_spi(Overrides) import OpenUIKitLayout
@_spi(Layout) import OpenUIKitSupport

/// A rectangle on the screen that draws content and contains other views.
///
/// `frame` determines a view's position in its superview. If `translatesAutoresizingMaskIntoConstraints` is
/// false, constraints determine it. All geometry is in points; y grows downwards.
open class UIView: _UIFocusResponder, UITraitEnvironment, UIDynamicItem, LayoutItem, LayerOwner {
  /// The layer, which has the view's geometry and appearance.
  public final var layer: CALayer { storedLayer.unsafelyUnwrapped }
  /// The layer; nil only until the initialiser has created it.
  nonisolated(unsafe) final var storedLayer: CALayer?
  /// The view's node, with all that a layout pass reads.
  package final let layoutNode = LayoutNode()
  nonisolated(unsafe) unowned(unsafe) var windowStorage: UIWindow?
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewList = SiblingList<UIView>()
  nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController? {
    didSet { layoutNode.noteController() }
  }
  nonisolated(unsafe) var extras: ViewExtras?
  /// The last traits of the view in a window.
  var traitStorage: UITraitCollection?
  /// The background colour. A dynamic one follows the view's traits. Stored before the flags, so that a view needs less memory.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor.map(resolved) }
  }

  /// Creates a view with a frame, in points of its future superview.
  public init(frame: CGRect) {
    super.init()
    attachToNode()
    if !frame.isAllZero || overrides.contains(.others) { self.frame = frame }
  }

  /// Creates a view of zero size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates the view in an archive, with subviews, guides and the constraints that should be archived. Missing values, and in Embedded
  /// Swift all values, are the defaults.
  public required init?(coder: NSCoder) {
    super.init()
    attachToNode()
    readArchive(from: coder)
  }

  deinit { tearDown() }

  /// The class of the view's layer; `CALayer` by default.
  #if hasFeature(Embedded)
    open class var layerClass: CALayer.Type { CALayer.self }
  #else
    open class var layerClass: AnyClass { CALayer.self }
  #endif

  /// The view's superview, or the controller whose view it is.
  open override var next: UIResponder? { owningController ?? superview }
  override var focusEnvironment: (any UIFocusEnvironment)? { self }
  /// The view itself, which contains its subviews.
  open override var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// Whether the view can get the focus; false by default, except for editable text.
  open var canBecomeFocused: Bool { false }
  /// The preference for the view when the focus enters its group.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { record?.focusGroupPriority ?? .ignored }
    set { ownRecord.focusGroupPriority = newValue }
  }
  /// Whether the view has the focus.
  open var isFocused: Bool { hasFocus }
  /// The coordinate space of the frames of items in the view: its own.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The focus items in a rectangle of the view's own coordinates: its subviews by default.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews(meeting: rect) }
  /// Whether the descendants form a focus group without an identifier.
  @_spi(Overrides) open var isFocusGroup: Bool { false }
  /// A number that identifies the view.
  open var tag = 0
  /// Whether touches reach the view and its subviews.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view takes a touch only while no other view of the window has one, and then keeps touches from the others.
  open var isExclusiveTouch: Bool {
    get { record?.isExclusiveTouch ?? false }
    set { ownRecord.isExclusiveTouch = newValue }
  }
  /// The recognisers that observe touches on the view and its descendants, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  /// Adds a recogniser, and removes it from its view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recogniser that the view has.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a recogniser of the view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The innermost view at `point`, in points of this view's coordinates: this view or a descendant. Nil if
  /// the point is outside, or if the view is hidden, transparent or ignores touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether `point`, in points of the view's own coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    get { identifierStorage }
    set { identifierStorage = newValue }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points. With a transform it is the smallest rectangle around
  /// the transformed view. Setting it then moves and resizes the view beneath the transform.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The position of the view's anchor point in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform about the anchor point. Layout ignores it.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setAffineTransform(newValue) }
  }
  /// The transform in three dimensions about the anchor point. Layout ignores it.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform(newValue) }
  }
  /// The point of the view that `center` positions, as a fraction of its size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Converts a point from this view's bounds to another view's, or to the window's for nil. Both must be in one tree.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// Converts a point from another view's bounds, or from the window's for nil, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// Converts a rectangle from this view's bounds to another view's: the smallest one around the converted corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// Converts a rectangle from another view's bounds to this view's: the smallest one around the converted corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  /// Converts a point of the view's bounds to another space. A view must be in the same tree.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { map(point, to: space) }
  /// Converts a point of another space to the view's bounds.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    map(point, from: space)
  }
  /// Converts a rectangle of the view's bounds to another space.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { map(rect, to: space) }
  /// Converts a rectangle of another space to the view's bounds.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { map(rect, from: space) }

  /// The size that fits `size`, in points; the view's own size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits its current one. Its top left corner stays.
  open func sizeToFit() {
    place(in: CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
  }

  // MARK: Appearance

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }
  /// Whether the view and its subviews are invisible. Hidden views take part in layout.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether content outside the view's bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view without a superview whose opacity masks this view, in this view's coordinates; nil for none.
  open var mask: UIView? {
    get { maskStorage }
    set { setMask(newValue) }
  }
  /// Draws the view's own content, behind its subviews, into `UIGraphicsGetCurrentContext()`. Called before
  /// the view is first shown and after `setNeedsDisplay()`. `rect` is the view's bounds. Draws nothing by default.
  open func draw(_ rect: CGRect) { layoutFlags.insert(.calledBaseDraw) }

  /// Marks the view's content for drawing in the next frame.
  open func setNeedsDisplay() { contentIsStale() }
  /// Marks the view's whole content for drawing in the next frame. `rect` is not used.
  open func setNeedsDisplay(_ rect: CGRect) { contentIsStale() }
  /// Pixels per point for the view's drawing; by default those of its window. Drawings are stored as paths,
  /// which are sharp at any scale, so it only affects code that reads it, such as code that draws hairlines.
  open var contentScaleFactor: CGFloat {
    get { scaleOfContent }
    set { scaleStorage = newValue.isFinite && newValue > 0 ? newValue : nil }
  }
  /// Returns a view of the same size with a snapshot of this one: in its current state, or after a pending layout. It
  /// does not follow later changes, and stretches with its own size. Linear in the number of descendants.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates) }

  /// Draws a layer of the view. For the view's own, calls `draw(_:)` with `ctx` as the current context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawOwnContent(in: ctx) }
  }
  /// Provides the content of a layer of the view. The view's own draws itself unless an override sets `contents`.
  open func display(_ layer: CALayer) { if layer === self.layer { layoutFlags.insert(.calledBaseDisplay) } }
  /// Called before a layer of the view is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out a layer of the view: for the view's own, calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  #if !hasFeature(Embedded)
    /// Writes the view and its descendants to a keyed archive. Of a view that creates its subviews itself, only its own properties.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// Whether the view fills its rectangle with opaque content. True by default, except for classes whose content never does,
    /// such as labels and controls. A hint as in UIKit: descriptions mention it, and drawing is the same.
    open var isOpaque: Bool {
      get { layoutFlags.contains(.hasOtherOpacity) != isOpaqueByDefault }
      set { setOtherOpacity(newValue != isOpaqueByDefault) }
    }

    /// Whether the view's picture is empty before `draw(_:)`; true by default. A hint as in UIKit: here it always is.
    open var clearsContextBeforeDrawing: Bool {
      get { record?.requests.clearsContextBeforeDrawing ?? true }
      set { ownRecord.requests.clearsContextBeforeDrawing = newValue }
    }
    /// Whether the view keeps its colours while a system inverts those of the screen; false by default. No host here inverts colours.
    open var accessibilityIgnoresInvertColors: Bool {
      get { record?.requests.ignoresInvertedColors ?? false }
      set { ownRecord.requests.ignoresInvertedColors = newValue }
    }
    /// The text that a large content viewer shows; nil for that of a button or a label.
    open var largeContentTitle: String? {
      get { record?.requests.largeContentTitle }
      set { ownRecord.requests.largeContentTitle = newValue }
    }
    /// Whether a large content viewer shows the view; false by default.
    open var showsLargeContentViewer: Bool {
      get { record?.requests.showsLargeContentViewer ?? false }
      set { ownRecord.requests.showsLargeContentViewer = newValue }
    }
    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
      get { interactionStorage }
      set { replaceInteractions(with: newValue) }
    }
    /// Adds an interaction, and removes it from the view that it had before.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction. Does nothing if the view does not have it.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Makes the first responder inside resign; it cannot refuse if `force`. Returns whether there is none afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endsEditing(force) }
    /// The part of the view that the keyboard covers; see `UIKeyboardLayoutGuide`.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

    /// The action of a change of a layer's property: in an animation block its animation, otherwise none, `NSNull`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      AnimationContext.current == nil ? NSNull() : ImplicitAction()
    }
  #endif

  /// How content of another size is placed in the view's bounds.
  open var contentMode = ContentMode.scaleToFill

  /// The colour of controls and template images; by default the superview's.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set { setTintColor(newValue) }
  }
  /// Called for every view whose `tintColor` has changed.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { superviewStorage }
  /// The views inside this one, from back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window at the root of the view's tree.
  open var window: UIWindow? { windowStorage }

  /// Adds `view` in front of the other subviews, and removes it from its old superview. Constraints between
  /// the view and its old ancestors are deactivated. Adding a subview again brings it to the front.
  open func addSubview(_ view: UIView) { insert(view, at: subviewCount) }
  /// Inserts `view` at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds `view` just behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  /// Adds `view` just in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reinsert(view, at: subviewCount) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reinsert(view, at: 0) }
  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Removes the view from its superview. Constraints of its ancestors that refer into it are deactivated for good.
  open func removeFromSuperview() { detach(movingTo: nil) }

  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window, or none.
  open func didMoveToWindow() {}

  /// Whether the view is `view` or a descendant. Linear in the view's depth.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The view with the given tag: this view or a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  // MARK: Layout

  /// Requests a layout of the subviews in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view and its descendants now, if anything has changed. Constraints are updated first.
  /// Ancestors are laid out if the view's own frame depends on it.
  open func layoutIfNeeded() { runLayoutPass() }
  /// Places the subviews. The base implementation moves those with constraints. Their frames are final after `super.layoutSubviews()`.
  open func layoutSubviews() { applyLayoutToChildren() }

  /// Requests a call of `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdateConstraints) }
  /// Updates the view's constraints. An override must call super, last.
  open func updateConstraints() { layoutFlags.insert(.calledBaseUpdateConstraints) }
  /// Updates the constraints of the view and its descendants, innermost views first.
  open func updateConstraintsIfNeeded() { runUpdateConstraintsPass() }

  /// Whether the view's frame and autoresizing mask determine its position, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !layoutFlags.contains(.placedByConstraints) }
    set { setPlacedByConstraints(!newValue) }
  }
  /// How the view's frame follows its superview's size.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { layoutPreferences.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether subviews follow the view's size according to their autoresizing masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { autoresizesSubviewsDidChange() } }
  }

  /// Whether views of the class need constraints to work.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds, in the order of their installation. Linear in their number.
  open var constraints: [NSLayoutConstraint] { layoutNode.constraints }

  /// Adds a constraint whose items are the view or its descendants. Adding an active constraint moves it here.
  open func addConstraint(_ constraint: NSLayoutConstraint) { layoutNode.hold(constraint) }
  /// Adds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { addEach(of: constraints) }
  /// Removes a constraint that the view holds. Does nothing for others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { layoutNode.giveUp(constraint) }
  /// Removes those of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { removeEach(of: constraints) }

  /// The natural size of the view's content in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates `intrinsicContentSize` for Auto Layout.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPreferences.hugging[axis]
  }
  /// Sets the priority with which the view resists being larger than its content; 250 by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutPreferences.hugging[axis] = priority
    contentPrioritiesDidChange(axis)
  }
  /// The priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPreferences.compression[axis]
  }
  /// Sets the priority with which the view resists being smaller than its content; 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutPreferences.compression[axis] = priority
    contentPrioritiesDidChange(axis)
  }

  /// The size, in points, that the view's own constraints determine, as close to `targetSize` as they allow at the
  /// fitting priority of 50. Ignores the superview and changes no frame. Linear in the number of descendants.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size, in points, that the view's own constraints determine, as close to `targetSize` as they allow at the
  /// given priorities. Ignores the superview and changes no frame. Linear in the number of descendants.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints leave the view's position or size open. Sets no frames, but solves changed constraints.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Moves a view with an ambiguous layout to another position or size that its constraints allow, in the
  /// next layout, and back in the next call. Does nothing to other views.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints on which the view's position and size along an axis depend.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }

  /// The insets of the alignment rectangle, to which constraints refer, within the frame.
  ///
  /// Read when constraints first refer to the view, and again after `invalidateIntrinsicContentSize()` and after an update of the view's
  /// constraints.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The collision shape of the view; by default its bounds as a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape of the view for collisions of the type `.path`, in points around its centre; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The view whose first baseline is this one's; by default the one for the last baseline. It must be a
  /// descendant. It is read again after `invalidateIntrinsicContentSize()` and an update of the constraints.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this one's; by default that of `forBaselineLayout()`.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view itself by default. Deprecated by Apple in favour of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Margins and guides

  /// Guides that have been added, in order.
  open var layoutGuides: [UILayoutGuide] { guides.added.filter { !$0.followsKeyboard } }
  /// Adds a guide, which can then have constraints.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Removes a guide, and deactivates constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The space around the view's content in points. It includes the safe area unless
  /// `insetsLayoutMarginsFromSafeArea` is false. Setting it replaces the part that is not the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.sided(newValue)) }
  }
  /// The layout margins by layout direction instead of by side. They change sides with the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setLayoutMargins(.directional(newValue)) }
  }
  /// Whether the superview's margins are added where they extend into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutFlags.contains(.preservesSuperviewMargins) }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }
  /// Whether the safe area is part of the layout margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !layoutFlags.contains(.marginsExcludeSafeArea) }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }
  /// Called when the layout margins have changed.
  open func layoutMarginsDidChange() {}
  /// The part of the view at each edge that bars and the shape of the screen cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  /// Called when the safe area of the view has changed.
  open func safeAreaInsetsDidChange() {}
  /// The rectangle inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The rectangle inside the layout margins with a readable width.
  open var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { layoutNode.xAxisAnchor(.leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { layoutNode.xAxisAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { layoutNode.xAxisAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { layoutNode.xAxisAnchor(.right) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { layoutNode.xAxisAnchor(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { layoutNode.yAxisAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { layoutNode.yAxisAnchor(.bottom) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { layoutNode.yAxisAnchor(.centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAxisAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAxisAnchor(.lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { layoutNode.dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { layoutNode.dimension(.height) }

  // MARK: Direction and traits

  /// The meaning of the view's content for mirroring.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutPreferences.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The layout direction of the view's immediate content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(relativeTo: hostLayoutDirection)
  }
  /// The traits of the view: those of its surroundings with its own and its controller's overrides. Without a
  /// window it takes time linear in the view's depth.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after the view's traits have changed, with the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view and its descendants have light or dark appearance; unspecified for no override.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: For subclasses in this module
  /// Adds the view's content to the last entry of a display list, which is that of one of the view's layers.
  package func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
  /// Where the view's own baselines are.
  @_spi(Overrides) open var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// The content size for a layout of the given width; nil unless the content's height depends on it.
  @_spi(Overrides) open func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }
  /// Whether a touch on the view stops its content, and does nothing else unless it drags.
  package var stopsForTouch: Bool { false }
  /// The methods that the view's class may override, as far as layout depends on them.
  var classOverrides: ViewOverrides { overrides([], ofClass: UIView.self) }
  /// Whether the height of the content may depend on its width. Read again when the content size is invalidated.
  @_spi(Overrides) open var hasHeightForWidth: Bool { false }
  /// The part of the safe area that affects subviews, independent of their position.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }
  /// Whether the origin of the view's bounds moves, as that of a scroll view.
  var hasMovableBounds: Bool { false }
  /// The guide that `attribute` means in a constraint between the view and a descendant; nil for the view itself.
  func contentGuide(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? { nil }
  /// Called after a guide of the view has moved.
  func layoutGuideDidMove(_ guide: UILayoutGuide) {}
  /// Called after the size of the view's bounds has changed.
  @_spi(Overrides) open func sizeDidChange() {}
  /// Called after a subview was hidden or shown.
  @_spi(Overrides) open func subviewVisibilityDidChange(_ view: UIView) {}
  /// Called after a subview's content size has changed.
  @_spi(Overrides) open func subviewContentSizeDidChange(_ view: UIView) {}
  override var defaultAccessibilityFrame: CGRect { screenRectangle(of: bounds) }
  /// Whether views of the class fill their rectangle with opaque content unless `isOpaque` is set.
  @_spi(Overrides) open var isOpaqueByDefault: Bool { true }
  /// The text that descriptions show for the view.
  @_spi(Overrides) open var descriptionText: String? { nil }
  /// Additional properties for the description, after those of all views.
  var contentDescriptions: [String] { [] }

  /// Class, address, frame and what else UIKit prints. On threads other than the main one class and address alone.
  open nonisolated override var description: String { descriptionOnAnyThread }
  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }
}
