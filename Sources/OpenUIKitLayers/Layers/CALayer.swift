@_spi(Layout) import OpenUIKitGraphics
@_spi(Layout) import OpenUIKitSupport

/// A rectangle with an appearance, a position in its superlayer, and sublayers.
///
/// Every view draws through one layer, which has the view's geometry. Layers without a view can be added
/// between them. A layer retains its sublayers, but not its superlayer or its view.
open class CALayer: NSObject, ViewTreeConfined {
  // The storage is `nonisolated(unsafe)` where `deinit`, which has no isolation, uses it.
  @exclusivity(unchecked) nonisolated(unsafe) final var childList = SiblingList<CALayer>()
  /// The superlayer, which is read in each frame for each moving layer, without counting references.
  nonisolated(unsafe) private(set) final var parentReference: Unmanaged<CALayer>?
  package nonisolated final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { .passUnretained($0) } }
  }

  /// The view of this layer. The view clears it when it is deallocated.
  @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) var owningView: (any LayerOwner)?

  /// The position and the size, which a view shares with its layer.
  nonisolated(unsafe) private final var geometry = LayerGeometry()
  private var storedBackgroundColor: CGColor?
  /// The rarely used properties; nil while all of them have their default values.
  nonisolated(unsafe) private(set) var attributes: LayerAttributes?

  /// The animations of the layer, in the order in which they started.
  @exclusivity(unchecked) package final var animations: [LayerAnimation] = []

  /// The index of the layer among its superlayer's sublayers when it was added. A search for it starts there.
  nonisolated(unsafe) final var siblingIndex = 0

  // Every view has a layer. The properties are in an order that needs little memory: the smallest come last.

  /// Where display lists have the layer.
  nonisolated(unsafe) final var recordedPlace = RecordedPlace()
  private var storedOpacity: Float = 1
  private var storedIsHidden = false
  private var storedMasksToBounds = false
  private var storedIsDoubleSided = true

  /// Whether a layer without a view has requested a layout of its sublayers.
  final var awaitsLayout = false

  /// Whether the layer or a descendant has changed since it was last recorded in a display list.
  nonisolated(unsafe) final var needsRecording = false

  /// Whether `transform` is not the identity. Stored separately, so that untransformed layers need no lookup.
  private(set) var isTransformed = false

  /// Whether the owner is notified of a new transform too, on which neither its size nor its place depends.
  final var transformIsObserved = false

  /// Whether geometry or appearance were ever set. Until then a view's layer shows nothing but its sublayers.
  final var hasChanged = false

  /// Creates a layer of no size at the origin.
  nonisolated public override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Creates a copy of the properties of `layer`, without its position in the tree, for `presentation()`.
    ///
    /// Traps unless `layer` is a `CALayer`. Subclasses override this to copy their own properties.
    public init(layer: Any) {
      guard let original = layer as? CALayer else {
        fatalError("CALayer.init(layer:) needs a CALayer, not a \(type(of: layer))")
      }
      super.init()
      copyProperties(of: original)
    }

    /// Creates a layer with default values. Archives contain no layer properties here.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// The action of a change of the property named `event`; nil for a change without animation. Asks the
    /// delegate, then `actions`, then the layer's class. If none has an action, the current block or
    /// transaction animates the change. `NSNull` means no action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The action of changes of a property in layers of the class; nil, the default, for the normal one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds an animation, and replaces the one with the same key; nil for none. It starts at once, or when
    /// the layer is first visible in a window.
    ///
    /// Traps for a key path that cannot be animated, and for values of another kind than its property.
    open func add(_ anim: CAAnimation, forKey key: String?) {
      // A block that only adds animations reports its end on the clock of their layers.
      AnimationContext.enclosing?.noteChange(of: self)
      begin(anim, forKey: key)
    }
    /// The animation with a key; nil for none.
    open func animation(forKey key: String) -> CAAnimation? { ownAnimation(forKey: key) }
    /// The keys of the layer's animations, in the order in which they were added; nil for none.
    open func animationKeys() -> [String]? { keysOfAnimations() }
    /// Removes the animation with a key. Its delegate is notified that it has not finished.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Whether `appendContent` also adds the sublayers.
    var appendsSublayers: Bool { false }
  #endif

  /// Creates a layer of a class known only at run time, for `UIView.layerClass` and `presentation()`: a new
  /// layer if `original` is nil, or else a copy of its properties.
  ///
  /// A subclass that overrides all of `init()`, `init(layer:)` and `init(coder:)`, or none, inherits it.
  public required convenience init(_copyOf original: CALayer?) {
    #if hasFeature(Embedded)
      self.init()
      if let original { copyProperties(of: original) }
    #else
      if let original { self.init(layer: original) } else { self.init() }
    #endif
  }

  deinit {
    releaseSublayers()
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer, in points. A position that is not finite is refused:
  /// the `layoutErrorHandler` of the window is called, and the position does not change.
  open var position: CGPoint {
    get { ownPosition }
    set { setGeometry(position: newValue, bounds: ownBounds) }
  }

  /// The layer's rectangle in its own coordinates, in points. The origin is the point at its top left corner.
  ///
  /// Bounds that are not finite are refused, as `position` refuses them.
  open var bounds: CGRect {
    get { ownBounds }
    set { setGeometry(position: ownPosition, bounds: newValue) }
  }

  /// The point of the layer at `position`, about which it rotates, as a fraction of the size of `bounds`.
  open var anchorPoint: CGPoint {
    get { attributes?.anchorPoint ?? LayerAttributes.defaultAnchorPoint }
    set {
      guard newValue != anchorPoint else { return }
      willChange(.anchorPoint, to: .pair(newValue.x, newValue.y))
      noteGeometryObserver()
      ownAttributes().anchorPoint = newValue
      geometryDidChange(.anchorPoint, oldSize: ownBounds.size)
    }
  }

  /// A transform about the anchor point, applied before the layer is placed in its superlayer.
  open var transform: CATransform3D {
    get {
      if isTransformed, let attributes { attributes.transform } else { CATransform3DIdentity }
    }
    set {
      guard !hasTransform(newValue) else { return }
      // A layer of a view changes without animation outside of blocks.
      if !isOfView || AnimationContext.enclosing != nil {
        willChange(.transform, to: .transform(newValue))
      }
      if attributes == nil { attributes = LayerAttributes() }
      attributes?.transform = newValue
      isTransformed = !CATransform3DIsIdentity(newValue)
      transformDidChange()
    }
  }

  /// The smallest upright rectangle in the superlayer that contains the transformed bounds, in points. It is
  /// computed from `position`, `bounds`, `anchorPoint` and `transform`.
  ///
  /// Setting it sets the size of `bounds` and `position`. If the transform is not a translation, the size is
  /// that of the new frame after the inverse transform. So only with upright scalings the frame reads back as
  /// it was set.
  open var frame: CGRect {
    get { isTransformed ? transformedFrame : untransformedFrame }
    set {
      let rect = newValue.standardized
      let size = isTransformed ? boundsSize(forFrameSize: rect.size) : rect.size
      bounds = CGRect(origin: ownBounds.origin, size: size)
      position = position(forFrame: rect)
    }
  }

  /// Sets position and bounds together, with one notification of the owner.
  package final func setGeometry(position: CGPoint, bounds: CGRect) {
    // Differences of such numbers are NaN, which would spread to all sublayers.
    guard position.isFinite, bounds.isFinite else { return refuseGeometry() }
    let old = ownBounds
    var changes: LayerGeometryChanges = []
    if position != ownPosition { changes.insert(.position) }
    if bounds.origin != old.origin { changes.insert(.boundsOrigin) }
    if bounds.size != old.size { changes.insert(.boundsSize) }
    guard !changes.isEmpty else { return }
    // Looked up once for all properties: a layer of a view changes without animation outside of blocks.
    if !isOfView || AnimationContext.enclosing != nil {
      willChange(changes, to: position, bounds)
    }
    if changes.contains(.boundsOrigin) { ownAttributes().boundsOrigin = bounds.origin }
    geometry.value = ItemGeometry(
      position: SIMD2(position.x, position.y), size: SIMD2(bounds.size.width, bounds.size.height))
    geometryDidChange(changes, oldSize: old.size)
  }

  private final func willChange(_ changes: LayerGeometryChanges, to position: CGPoint, _ bounds: CGRect) {
    if changes.contains(.position) { willChange(.position, to: .pair(position.x, position.y)) }
    if changes.contains(.boundsOrigin) {
      willChange(.boundsOrigin, to: .pair(bounds.origin.x, bounds.origin.y))
    }
    if changes.contains(.boundsSize) { willChange(.boundsSize, to: .pair(bounds.width, bounds.height)) }
  }

  final var isOfView: Bool { geometry.isShared }

  nonisolated private final var ownPosition: CGPoint { geometry.value.center }
  nonisolated private final var ownBounds: CGRect {
    CGRect(origin: boundsOrigin, size: geometry.value.cgSize)
  }

  package nonisolated final var boundsOrigin: CGPoint { attributes?.boundsOrigin ?? .zero }

  /// Makes the layer the one of a view, which stores the geometry. The view has the address of the
  /// geometry at `unsafeGeometryAddress`, and calls `viewWillDeallocate()` before it goes.
  package nonisolated final func become(
    layerOf view: any LayerOwner, unsafeGeometryAddress: UnsafePointer<UnsafeMutablePointer<ItemGeometry>>
  ) {
    owningView = view
    geometry = LayerGeometry(unsafeAddress: unsafeGeometryAddress)
  }

  /// Notes that something of the layer depends on its geometry, so that the layout pass notifies its view.
  final func noteGeometryObserver() { owningView?.noteGeometryObserver() }

  /// Makes the layer one without a view: its view is being deallocated.
  package nonisolated final func viewWillDeallocate() {
    geometry = LayerGeometry(geometry.value)
    owningView = nil
  }

  // MARK: Appearance

  /// The background colour of the layer; nil for none.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set {
      guard newValue != storedBackgroundColor else { return noteSameValue() }
      willChange(.backgroundColor, to: .color(newValue))
      storedBackgroundColor = newValue
      appearanceDidChange()
    }
  }

  /// The opacity of the layer and all its sublayers, from 0 (invisible) to 1 (opaque).
  open var opacity: Float {
    get { storedOpacity }
    set {
      guard newValue != storedOpacity else { return noteSameValue() }
      willChange(.opacity, to: .number(Double(newValue)))
      storedOpacity = newValue
      appearanceDidChange()
    }
  }

  /// Whether the layer and its sublayers are invisible.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      appearanceDidChange()
    }
  }

  /// Whether the sublayers are clipped to the layer's bounds and rounded corners.
  open var masksToBounds: Bool {
    get { storedMasksToBounds }
    set {
      guard newValue != storedMasksToBounds else { return }
      storedMasksToBounds = newValue
      appearanceDidChange()
    }
  }

  /// Whether the layer is visible when it faces away from the viewer.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set {
      guard newValue != storedIsDoubleSided else { return }
      storedIsDoubleSided = newValue
      appearanceDidChange()
    }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { parent }

  /// The layers inside this one, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      children.isEmpty ? nil : children
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Adds `layer` in front of all sublayers, and removes it from its superlayer first.
  ///
  /// Traps if `layer` is this layer or an ancestor.
  open func addSublayer(_ layer: CALayer) {
    insertChild(layer, at: childCount)
  }

  /// Inserts `layer` so that `index` sublayers are behind it. An index past the end means the front.
  ///
  /// Traps if `layer` is this layer or an ancestor.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insertChild(layer, at: Int(index))
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is nil.
  ///
  /// Traps if `sibling` is not a sublayer of this one, or if `layer` is an ancestor.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.detach()
    insertChild(layer, at: sibling.map(indexOfChild) ?? 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is nil.
  ///
  /// Traps if `sibling` is not a sublayer of this one, or if `layer` is an ancestor.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.detach()
    insertChild(layer, at: sibling.map { indexOfChild($0) + 1 } ?? childCount)
  }

  /// Replaces `oldLayer` by `newLayer`. Traps if `oldLayer` is not a sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    newLayer.detach()
    let index = indexOfChild(oldLayer)
    oldLayer.detach()
    insertChild(newLayer, at: index)
  }

  /// Removes the layer from its superlayer. Does nothing without one.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout and display

  /// Places the sublayers. Called in the layout pass of the layer's view. For a layer without a view, it is
  /// called before the layer is shown, if its size or its sublayers have changed or `setNeedsLayout()` was
  /// called. The base implementation calls the delegate, which is the view for a view's layer.
  open func layoutSublayers() {
    if let owningView { return owningView.layoutSublayers(of: self) }
    attributes?.supplement?.layoutSublayers(of: self)
  }

  /// Asks for a layout of the sublayers.
  open func setNeedsLayout() {
    if let owningView { return owningView.setNeedsLayout() }
    awaitsLayout = true
    setNeedsRecording()
  }

  /// Requests a call of `display()` before the layer is shown next.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Provides the layer's content: calls the delegate, or `draw(in:)` if the delegate does not provide it. An override sets `contents`.
  open func display() {
    if let owningView { return owningView.display(self) }
    attributes?.supplement?.display(self)
  }

  /// Draws the layer's content, in points of its own coordinates. The base implementation calls the delegate.
  open func draw(in ctx: CGContext) {
    if let owningView { return owningView.draw(self, in: ctx) }
    attributes?.supplement?.draw(self, in: ctx)
  }

  // MARK: Depth, corners, border and shadow

  /// The layer's height above its superlayer, in points. Higher layers are drawn in front of their siblings,
  /// and closer with perspective.
  open var zPosition: CGFloat {
    get { storedZPosition }
    set { storedZPosition = newValue }
  }

  /// The height of the anchor point above the layer's plane, in points.
  open var anchorPointZ: CGFloat {
    get { storedAnchorPointZ }
    set { storedAnchorPointZ = newValue }
  }

  /// A transform of all sublayers about this layer's anchor point, commonly their shared perspective.
  open var sublayerTransform: CATransform3D {
    get { storedSublayerTransform }
    set { storedSublayerTransform = newValue }
  }

  /// The radius of the rounded corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { storedCornerRadius = newValue }
  }

  /// The corners that `cornerRadius` rounds: all of them by default.
  open var maskedCorners: CACornerMask {
    get { storedMaskedCorners }
    set { storedMaskedCorners = newValue }
  }

  /// The curve of rounded corners: quarters of circles by default.
  open var cornerCurve: CALayerCornerCurve {
    get { storedCornerCurve }
    set { storedCornerCurve = newValue }
  }

  /// How many radii of an edge a curve takes: 1 for circular corners, 1.528665 for continuous ones.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }

  /// The width of the border along the inside of the bounds, in points.
  open var borderWidth: CGFloat {
    get { storedBorderWidth }
    set { storedBorderWidth = newValue }
  }

  /// The colour of the border: opaque black by default, nil for none.
  open var borderColor: CGColor? {
    get { storedBorderColor }
    set { storedBorderColor = newValue }
  }

  /// The colour of the shadow: opaque black by default, nil for none.
  open var shadowColor: CGColor? {
    get { storedShadowColor }
    set { storedShadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 (none, the default) to 1.
  open var shadowOpacity: Float {
    get { storedShadowOpacity }
    set { storedShadowOpacity = newValue }
  }

  /// The offset of the shadow from the layer, in points; 3 points upwards by default.
  open var shadowOffset: CGSize {
    get { storedShadowOffset }
    set { storedShadowOffset = newValue }
  }

  /// The blur of the shadow, in points: 3 by default.
  open var shadowRadius: CGFloat {
    get { storedShadowRadius }
    set { storedShadowRadius = newValue }
  }

  /// The shape of the shadow, in the layer's coordinates and filled by winding number; nil, the default, for
  /// the layer's shape. A shadow of a path is drawn even if the layer has no content. `CABasicAnimation`
  /// animates it between paths with the same number and kinds of elements.
  open var shadowPath: CGPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue }
  }

  /// A layer whose opacity masks this one and its sublayers, in this layer's coordinates; nil for none. It
  /// has no other superlayer then. Traps if it is this layer.
  open var mask: CALayer? {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// A name for lookup, without effect.
  open var name: String? {
    get { storedName }
    set { storedName = newValue }
  }

  /// `transform` as an affine transform of the plane. Other entries are dropped.
  open func affineTransform() -> CGAffineTransform { ownAffineTransform() }
  /// Sets `transform` from an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { setOwnAffineTransform(m) }

  // MARK: Content

  /// The object that lays out the layer's sublayers and provides its content, weakly referenced; for a view's
  /// layer the view. Traps if the delegate of a view's layer is set to another object.
  open var delegate: (any CALayerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  #if hasFeature(Embedded)
    /// A picture in the layer; nil for none.
    open var contents: CGImage? {
      get { storedContents }
      set { storedContents = newValue }
    }
  #else
    /// A picture in the layer, a `CGImage`; nil for none. It replaces a drawing. Traps for values of other
    /// types.
    open var contents: Any? {
      get { storedContents }
      set { storedContents = newValue }
    }

    /// The actions of property changes, by name, such as `"position"`; `NSNull` for none.
    open var actions: [String: any CAAction]? {
      get { storedActions }
      set { storedActions = newValue }
    }
  #endif

  /// The placement of contents of another size than the layer; stretched by default.
  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set { storedContentsGravity = newValue }
  }

  /// The number of pixels per point of the contents; 1 by default. A number that is not positive and finite
  /// is ignored.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set { storedContentsScale = newValue }
  }

  /// Whether a change of the layer's size requests a new display; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { storedNeedsDisplayOnBoundsChange }
    set { storedNeedsDisplayOnBoundsChange = newValue }
  }

  /// Requests a call of `display()` before the layer is shown next, for the whole layer: `r` is not used.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether a layer without a view will be displayed before it is shown next.
  open func needsDisplay() -> Bool { isStale() }
  /// Displays a layer without a view now, if that was requested.
  open func displayIfNeeded() { displayIfStale() }
  /// Whether the sublayers of a layer without a view will be placed before it is shown next.
  open func needsLayout() -> Bool { isUnplaced() }
  /// Lays out the layer's view, or the layer and its descendants without a view, if they requested it. Linear
  /// in the number of descendants.
  open func layoutIfNeeded() { layOutWhatNeedsIt() }
  /// Whether `point`, in the layer's own coordinates, is within its bounds.
  open func contains(_ point: CGPoint) -> Bool { hasInBounds(point) }

  // MARK: Animations

  /// Ends all animations of the layer. Their completions get false.
  open func removeAllAnimations() { endAllAnimations() }
  /// A copy of the layer with the values on the screen at the clock's current time, without superlayer and
  /// sublayers; nil if the layer is not in a window.
  open func presentation() -> Self? { shownCopy() }

  // MARK: Storage

  /// The rarely used properties, created if they are missing.
  final func ownAttributes() -> LayerAttributes {
    if let attributes { return attributes }
    let made = LayerAttributes()
    attributes = made
    return made
  }

  // MARK: For subclasses in this module

  /// Adds the layer's own content to the last entry of a display list.
  func appendContent(size: CGSize, to list: inout DisplayList) {}

  /// The stored value of a property that only a subclass has.
  func ownModelValue(of property: AnimatedProperty) -> AnimatableValue {
    fatalError("CALayer: this layer does not have the animated property")
  }

  /// Sets a property that only a subclass has.
  func setOwnModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    fatalError("CALayer: a value of the wrong kind for an animated property")
  }

  /// Copies all properties of a layer except its position in the tree.
  func copyProperties(of original: CALayer) {
    geometry = LayerGeometry(original.geometry.value)
    storedBackgroundColor = original.storedBackgroundColor
    storedOpacity = original.storedOpacity
    storedIsHidden = original.storedIsHidden
    storedMasksToBounds = original.storedMasksToBounds
    storedIsDoubleSided = original.storedIsDoubleSided
    isTransformed = original.isTransformed
    attributes = original.attributes.map(LayerAttributes.init(copying:))
  }
}
