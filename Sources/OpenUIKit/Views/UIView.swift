/// A rectangle on the screen that draws content and holds other views.
///
/// A view stands in its superview by `frame`, or, once `translatesAutoresizingMaskIntoConstraints` is false, by the
/// constraints that mention it. All geometry is in points; y grows downwards.
open class UIView: _UIFocusResponder, UITraitEnvironment, UIDynamicItem, LayoutItem, LayerOwner {
  /// The layer that holds the view's geometry and appearance.
  public final var layer: CALayer { ownLayer ?? makeMissingLayer() }

  /// The layer, unless nobody has needed that of a plain view yet: see `UIView+Layer.swift`.
  nonisolated(unsafe) final var ownLayer: CALayer?

  /// The layout's side of the view, which holds all that a pass through the tree looks at.
  let layoutNode = LayoutNode()
  nonisolated(unsafe) unowned(unsafe) var windowStorage: UIWindow?
  nonisolated(unsafe) final var subviewList = SiblingList<UIView>()
  nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController? {
    didSet { layoutNode.noteMoreThanLayer() }
  }
  nonisolated(unsafe) var extras: ViewExtras?
  nonisolated(unsafe) var layoutEngine: LayoutEngine?
  /// The traits that held last while the view was in a window.
  var traitStorage: UITraitCollection?

  /// A view with the given frame, in points of its future superview.
  public init(frame: CGRect) {
    super.init()
    standBehindNode()
    // Nobody hears that a plain view has the frame that it was made with.
    if !frame.isAllZero || !isPlain { self.frame = frame }
  }

  /// A view of zero size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// The view that an archive has, with subviews, guides and the constraints that should be archived. What it lacks, and
  /// in Embedded Swift everything, has its default.
  public required init?(coder: NSCoder) {
    super.init()
    standBehindNode()
    #if !hasFeature(Embedded)
      readArchive(from: coder)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Writes the view and what is in it to an archive, by key: of views that make their subviews, what all views have.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }
  #endif

  deinit { tearDown() }

  /// The class of the view's layer, `CALayer` unless overridden.
  #if hasFeature(Embedded)
    open class var layerClass: CALayer.Type { CALayer.self }
  #else
    open class var layerClass: AnyClass { CALayer.self }
  #endif

  /// The view's superview, or the controller whose view it is.
  open override var next: UIResponder? { owningController ?? superview }
  override var focusEnvironment: (any UIFocusEnvironment)? { self }
  /// The view itself, which holds its subviews.
  open override var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// Whether the view can have the focus; false unless overridden, and for text that can be edited.
  open var canBecomeFocused: Bool { false }
  /// How much the view is to be preferred when the focus comes into its group.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { record?.focusGroupPriority ?? .ignored }
    set { ownRecord.focusGroupPriority = newValue }
  }
  /// Whether the view has the focus.
  open var isFocused: Bool { hasFocus }
  /// What the frames of items in the view are measured in: its own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The items in a rectangle of the view's own coordinates: its subviews unless overridden.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews(meeting: rect) }
  /// Whether what is inside is a group for the focus although no identifier says so.
  var isFocusGroup: Bool { false }
  /// A number to find the view by.
  open var tag = 0
  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// The recognisers that watch touches on the view and in it, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  /// Adds a recogniser, taking it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recogniser that the view has.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a recogniser of the view may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The innermost view at `point`, in points of this view's coordinates: this view, one in it, or nil when the point
  /// lies outside or the view is hidden, transparent or closed to touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether `point`, in points of the view's own coordinates, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    get { identifierStorage }
    set { identifierStorage = newValue }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points. With a transform it is the rectangle around the transformed
  /// view; setting it then moves and resizes the view beneath the transform.
  open var frame: CGRect {
    get { ownLayer?.frame ?? layoutNode.placeWithoutLayer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { ownLayer?.bounds ?? layoutNode.placeWithoutLayer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the view's anchor point lies in the superview, in points.
  open var center: CGPoint {
    get { ownLayer?.position ?? layoutNode.placeWithoutLayer.center }
    set { layer.position = newValue }
  }

  /// The transform applied about the anchor point. Layout does not look at it.
  open var transform: CGAffineTransform {
    get { ownLayer?.affineTransform() ?? .identity }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions, applied about the anchor point. Layout does not look at it.
  open var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }

  /// The point of the view, in fractions of its size, that `center` places.
  open var anchorPoint: CGPoint {
    get { ownLayer?.anchorPoint ?? LayerAttributes.defaultAnchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Converts a point from this view's bounds to another view's, or to the window's for nil. Both must be in one
  /// tree.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? layoutRoot).layer)
  }

  /// Converts a point from another view's bounds, or from the window's for nil, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? layoutRoot).layer)
  }

  /// Converts a rectangle from this view's bounds to another view's: the one around the converted corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? layoutRoot).layer)
  }

  /// Converts a rectangle from another view's bounds to this view's: the one around the converted corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? layoutRoot).layer)
  }

  /// The size that fits `size`, in points; the view's own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits its current one. Its top left corner stays where it is.
  open func sizeToFit() {
    place(in: CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
  }

  // MARK: Appearance

  /// The colour behind the view's content; a dynamic one follows the view's traits.
  open var backgroundColor: UIColor? {
    didSet { layer(unless: backgroundColor == nil)?.backgroundColor = backgroundColor.map(resolved) }
  }

  /// How opaque the view and its subviews are together, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer?.opacity ?? 1) }
    set { layer(unless: newValue == 1)?.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are left out of drawing. Hidden views take part in layout.
  open var isHidden: Bool {
    get { ownLayer?.isHidden ?? false }
    set { setHidden(newValue) }
  }

  /// Whether content outside the view's bounds is cut off.
  open var clipsToBounds: Bool {
    get { ownLayer?.masksToBounds ?? false }
    set { layer(unless: !newValue)?.masksToBounds = newValue }
  }

  /// A view, in no other one, that lets this one and its subviews show only as far as it is opaque; nil for none. Its
  /// frame is in this view's coordinates.
  open var mask: UIView? {
    get { maskStorage }
    set { setMask(newValue) }
  }

  /// Draws the view's own content, behind its subviews, into `UIGraphicsGetCurrentContext()`: called before the view is first
  /// shown and after `setNeedsDisplay()`. `rect` is the view's bounds. The base implementation draws nothing.
  open func draw(_ rect: CGRect) { flags.insert(.calledBaseDraw) }

  /// Marks the view's content for drawing in the next frame.
  open func setNeedsDisplay() { contentIsStale() }
  /// Marks the view's content for drawing in the next frame: all of it, since what lies outside of `rect` is not kept apart.
  open func setNeedsDisplay(_ rect: CGRect) { contentIsStale() }
  /// Pixels per point for what the view draws: those of its window unless set. Drawings are kept as paths, which are sharp
  /// at any scale, so it only says what code that draws hairlines wants to know.
  open var contentScaleFactor: CGFloat {
    get { scaleOfContent }
    set { scaleStorage = newValue.isFinite && newValue > 0 ? newValue : nil }
  }
  /// A view of the same size that shows what this one looks like: as it stands, or with pending layout done first. It
  /// stays as it is when this view changes, and stretches with its own size. Linear in what the view contains.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates) }

  /// Draws a layer of the view: for the view's own, calls `draw(_:)` with `ctx` as the present context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawOwnContent(in: ctx) }
  }

  /// Gives a layer of the view its content: has the view's own draw itself, unless an override sets `layer.contents`.
  open func display(_ layer: CALayer) {
    if layer === self.layer { flags.insert(.calledBaseDisplay) }
  }

  /// Called before a layer of the view is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out a layer of the view: for the view's own, calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  #if !hasFeature(Embedded)
    /// What a change of a layer's property sets off: in an animation block its animation, outside nothing, `NSNull`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      AnimationContext.current == nil ? NSNull() : ImplicitAction()
    }
  #endif

  /// How content of another size is placed in the view's bounds.
  open var contentMode = ContentMode.scaleToFill

  /// The colour of controls and template content; the superview's unless set.
  open var tintColor: UIColor! {
    get { layoutPreferences.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called when the colour that `tintColor` returns has changed, for every view that it has changed for.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }
  /// The views this one holds, from back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window at the root of the view's tree.
  open var window: UIWindow? { windowStorage }

  /// Adds `view` in front of the other subviews, taking it from its old superview. Constraints between the view
  /// and its old ancestors are deactivated; adding a view again to the same superview brings it to the front.
  open func addSubview(_ view: UIView) { insert(view, at: subviewCount) }
  /// Adds `view` at a place in `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds `view` just behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Adds `view` just in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviewCount) }
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview. Constraints held by its ancestors that mention the view or anything in it
  /// are deactivated and do not come back.
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

  /// Whether the view is `view` or lies inside it. Linear in the view's depth.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The view with the given tag, searched through this view and everything in it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  // MARK: Layout

  /// Asks for a layout of the subviews in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view and everything in it now, if anything has changed. Constraints are brought up to date
  /// first, and the view's ancestors are laid out where the view's own frame depends on it.
  open func layoutIfNeeded() { runLayoutPass() }
  /// Places the subviews. The base implementation moves the direct subviews that constraints place to where the
  /// constraints want them, so their frames are final once `super.layoutSubviews()` has returned.
  open func layoutSubviews() { applyLayoutToChildren() }

  /// Asks for a call of `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Updates the view's constraints; an override must call super, last.
  open func updateConstraints() { flags.insert(.calledBaseUpdateConstraints) }
  /// Brings the constraints of the view and everything in it up to date, innermost views first.
  open func updateConstraintsIfNeeded() { runUpdateConstraintsPass() }

  /// Whether the view's frame and autoresizing mask place it, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.placedByConstraints) }
    set { setPlacedByConstraints(!newValue) }
  }

  /// How the view's frame follows its superview's size.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { layoutPreferences.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether subviews follow the view's size according to their autoresizing masks.
  open var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { autoresizesSubviewsDidChange() } }
  }

  /// Whether views of the class need constraints to work.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints the view holds, in the order of their installation. Linear in their number.
  open var constraints: [NSLayoutConstraint] { layoutNode.record.heldConstraints.all }

  /// Adds a constraint whose items are the view or inside it. Adding an active constraint moves it here.
  open func addConstraint(_ constraint: NSLayoutConstraint) { layoutNode.hold(constraint) }

  /// Adds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds; others are left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { layoutNode.giveUp(constraint) }

  /// Removes the constraints of the list that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The natural size of the view's content in points, `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells Auto Layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How strongly the view avoids being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPreferences.hugging[axis]
  }

  /// Sets how strongly the view avoids being larger than its content, 250 by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutPreferences.hugging[axis] = priority
    contentPrioritiesDidChange(axis)
  }

  /// How strongly the view avoids being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPreferences.compression[axis]
  }

  /// Sets how strongly the view avoids being smaller than its content, 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutPreferences.compression[axis] = priority
    contentPrioritiesDidChange(axis)
  }

  /// The size, in points, that the view's own constraints give it, as close to `targetSize` as they allow at the
  /// fitting priority of 50. The superview is not looked at and no frame changes. Linear in what the view contains.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size, in points, that the view's own constraints give it, as close to `targetSize` as they allow at the
  /// given priorities. The superview is not looked at and no frame changes. Linear in what the view contains.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints leave the view's place or size open. Lays nothing out, but solves what has changed.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Moves a view whose layout is ambiguous to another place or size that its constraints allow as well, with the next
  /// layout, and back when called again. Does nothing to other views.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints that the view's place and size along an axis depend on.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }

  /// How far the alignment rectangle, which constraints relate, lies inside the frame.
  ///
  /// It is read when constraints first mention the view, and again after `invalidateIntrinsicContentSize()` and after
  /// an update of the view's constraints.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// What the view is for collisions: its bounds as a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape of the view for collisions of the type `.path`, in points around its centre; empty unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The view whose first baseline stands for this one's; the one for the last baseline unless overridden. It has to lie
  /// in this view, and is asked for anew after `invalidateIntrinsicContentSize()` and an update of the constraints.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's; that of `forBaselineLayout()` unless overridden.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view itself unless overridden; deprecated by Apple in favour of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Margins and guides

  /// Guides that have been added, in order.
  open var layoutGuides: [UILayoutGuide] { guides.added.filter { !($0 is UIKeyboardLayoutGuide) } }
  /// Lets the view own a guide, which can then be constrained.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Gives up a guide; constraints that mention it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The space in points that the view keeps around its content, the safe area included unless
  /// `insetsLayoutMarginsFromSafeArea` is false. Setting it replaces the part that is not the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.sided(newValue)) }
  }

  /// The layout margins by layout direction instead of by side: those set here change sides with the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether the superview's margins are added where they reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// Whether the safe area is part of the layout margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsMayHaveChanged() } }

  /// Called when the layout margins have changed.
  open func layoutMarginsDidChange() {}
  /// The part of the view at each edge that bars and the screen's shape cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when the safe area of the view has changed.
  open func safeAreaInsetsDidChange() {}
  /// The rectangle inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The rectangle inside the layout margins whose width suits reading.
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

  /// What the view's content means for mirroring.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutPreferences.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the view's immediate content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(relativeTo: hostLayoutDirection)
  }

  /// The traits that hold in the view: those of its surroundings with what it and its controller override. Outside of a
  /// window it takes time linear in the view's depth.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after the view's traits have changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view and what is inside are light or dark, whatever surrounds them; unspecified for no change.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: For subclasses in this module

  /// Makes the entry that a display list has just got for one of the view's layers show the view's content.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
  /// Where the view's own baselines are.
  var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// The content size for a layout of the given width; nil unless the content's height depends on it.
  func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }
  /// Whether the height of the view's content may depend on its width.
  var hasHeightForWidth: Bool { false }
  /// The part of the safe area that reaches into subviews, wherever they lie.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }
  /// Whether the origin of the view's bounds moves, as a scroll view's does.
  var hasMovableBounds: Bool { false }
  /// The guide that `attribute` means when it relates the view to something inside it; nil for the view itself.
  func contentGuide(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? { nil }
  /// Called after a guide of the view has moved.
  func layoutGuideDidMove(_ guide: UILayoutGuide) {}
  /// Called after the size of the view's bounds has changed.
  func sizeDidChange() {}
  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ view: UIView) {}
  /// Called after a subview's content size has changed.
  func subviewContentSizeDidChange(_ view: UIView) {}
  override var defaultAccessibilityFrame: CGRect { screenRectangle(of: bounds) }
  /// The text that descriptions show for the view.
  var descriptionText: String? { nil }
  /// What the description says after everything that all views have.
  var contentDescriptions: [String] { [] }

  /// Class, address, frame and what else UIKit prints of a view; on other threads than the main one class and address alone.
  open nonisolated override var description: String { descriptionOnAnyThread }
  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }
}
