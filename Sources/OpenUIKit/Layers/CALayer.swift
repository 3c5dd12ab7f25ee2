/// A rectangle with a look, a place in its superlayer and sublayers of its own.
///
/// Every view draws through one layer, which holds the view's geometry. Layers without a view can be added between
/// them. A layer retains its sublayers, never its superlayer or its view.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class CALayer: NSObject {
  // The storage is `nonisolated(unsafe)` where `deinit`, which has no isolation, must reach it.
  nonisolated(unsafe) final var childList = SiblingList<CALayer>()
  /// Where the layer was among its superlayer's sublayers when it came, and where it is looked for first.
  final var siblingIndex = 0
  nonisolated(unsafe) unowned(unsafe) var parent: CALayer?

  /// The view this layer belongs to; the view clears it when it dies.
  nonisolated(unsafe) unowned(unsafe) var owningView: (any LayerOwner)?

  nonisolated(unsafe) private var storedPosition = CGPoint.zero
  nonisolated(unsafe) private var storedBounds = CGRect.zero
  /// What holds position and bounds in place of the two above; nil mostly, but for the layers of plain views.
  nonisolated(unsafe) private var heldFrame: HeldFrame?
  private var storedBackgroundColor: CGColor?
  private var storedOpacity: Float = 1
  private var storedIsHidden = false
  private var storedMasksToBounds = false
  private var storedIsDoubleSided = true

  /// Whether a layer without a view has asked for a layout of its sublayers.
  final var awaitsLayout = false

  /// Whether the layer, or one in it, has changed since a display list last showed it.
  nonisolated(unsafe) final var needsRecording = false

  /// Where display lists have the layer.
  nonisolated(unsafe) final var recordedPlace = RecordedPlace()

  /// Whether `transform` is anything but the identity; kept apart so that an untransformed layer never looks it up.
  private(set) var isTransformed = false

  /// The rarely set properties, nil while all of them have their default values.
  nonisolated(unsafe) private(set) var attributes: LayerAttributes?

  /// Whether every subview of the layer's view has a layer, and each that comes is to get one at once: the layer is of a
  /// subclass, or someone has had a say in what lies in it.
  final var hasAllSublayers = false

  /// The animations that run on the layer, in the order in which they began.
  final var animations: [LayerAnimation] = []

  /// A layer of no size at the origin.
  nonisolated public override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// A copy of the properties of `layer`, without its place in the tree; used for `presentation()`.
    ///
    /// Traps unless `layer` is a `CALayer`. Subclasses override this to copy their own properties.
    public init(layer: Any) {
      guard let original = layer as? CALayer else {
        fatalError("CALayer.init(layer:) needs a CALayer, not a \(type(of: layer))")
      }
      super.init()
      copyProperties(of: original)
    }

    /// A layer with default values: archives hold no layer properties here.
    public required init?(coder: NSCoder) {
      super.init()
    }
  #endif

  /// Makes a layer of a class known only at run time, as `UIView.layerClass` and `presentation()` do: a new layer
  /// when `original` is nil, else a copy of its properties.
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

  /// Where the anchor point lies in the superlayer, in points. Traps when set to a point that is not a number.
  open var position: CGPoint {
    get { ownPosition }
    set { setGeometry(position: newValue, bounds: ownBounds) }
  }

  /// The layer's rectangle in its own coordinates, in points; the origin is what shows at its top left corner.
  ///
  /// Traps when set to a rectangle that is not a number.
  open var bounds: CGRect {
    get { ownBounds }
    set { setGeometry(position: ownPosition, bounds: newValue) }
  }

  /// The point of the layer that lies at `position` and about which it turns, as a fraction of the size of `bounds`.
  open var anchorPoint: CGPoint {
    get { attributes?.anchorPoint ?? LayerAttributes.defaultAnchorPoint }
    set {
      guard newValue != anchorPoint else { return }
      willChange(.anchorPoint, to: .pair(newValue.x, newValue.y))
      ownAttributes().anchorPoint = newValue
      geometryDidChange(.anchorPoint, oldSize: ownBounds.size)
    }
  }

  /// A transform about the anchor point, applied before the layer is placed in its superlayer.
  open var transform: CATransform3D {
    get { isTransformed ? ownAttributes().transform : CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, transform) else { return }
      willChange(.transform, to: .transform(newValue))
      ownAttributes().transform = newValue
      isTransformed = !CATransform3DIsIdentity(newValue)
      geometryDidChange(.transform, oldSize: ownBounds.size)
    }
  }

  /// The smallest upright rectangle in the superlayer that holds the transformed bounds, in points; derived from
  /// `position`, `bounds`, `anchorPoint` and `transform`.
  ///
  /// Setting it sets the size of `bounds` and `position`. Under a transform other than a translation the size is
  /// that of the new frame taken through the inverse transform, so that only upright scalings read back the same.
  open var frame: CGRect {
    get { isTransformed ? transformedFrame : untransformedFrame }
    set {
      let rect = newValue.standardized
      let size = isTransformed ? boundsSize(forFrameSize: rect.size) : rect.size
      bounds = CGRect(origin: ownBounds.origin, size: size)
      position = position(forFrame: rect)
    }
  }

  /// Sets position and bounds at once, telling the owner only once.
  final func setGeometry(position: CGPoint, bounds: CGRect) {
    checkIsNumber(position: position, bounds: bounds)
    let old = ownBounds
    var changes: LayerGeometryChanges = []
    if position != ownPosition {
      changes.insert(.position)
      willChange(.position, to: .pair(position.x, position.y))
    }
    if bounds.origin != old.origin {
      changes.insert(.boundsOrigin)
      willChange(.boundsOrigin, to: .pair(bounds.origin.x, bounds.origin.y))
    }
    if bounds.size != old.size {
      changes.insert(.boundsSize)
      willChange(.boundsSize, to: .pair(bounds.width, bounds.height))
    }
    guard !changes.isEmpty else { return }
    takeFrameBack()
    storedPosition = position
    storedBounds = bounds
    geometryDidChange(changes, oldSize: old.size)
  }

  nonisolated private final var ownPosition: CGPoint { heldFrame?.position ?? storedPosition }
  nonisolated private final var ownBounds: CGRect { heldFrame?.bounds ?? storedBounds }

  nonisolated final var boundsOrigin: CGPoint { ownBounds.origin }

  /// Whether a table moves the layer, which hears nothing of it.
  nonisolated final var leavesFrameToTable: Bool { heldFrame != nil }

  /// Leaves it to a table to say where the layer is, and returns whether that is where it was; nil, having done nothing, if
  /// more than a frame says it.
  nonisolated final func leaveFrame(to table: HeldFrame) -> Bool? {
    guard attributes == nil, storedBounds.origin == .zero else { return nil }
    table.begin()
    heldFrame = table
    return table.position == storedPosition && table.bounds == storedBounds
  }

  /// Lets the layer itself say again where it is.
  nonisolated final func takeFrameBack() {
    guard let heldFrame else { return }
    storedPosition = heldFrame.position
    storedBounds = heldFrame.bounds
    recordedPlace = RecordedPlace()
    self.heldFrame = nil
    heldFrame.end()
  }

  /// Lets a layer that was just made stand where its view stands.
  nonisolated final func begin(at standing: ViewStanding) {
    switch standing {
    case .at(let place): (storedPosition, storedBounds) = (place.center, place.bounds)
    case .held(let table): heldFrame = table
    }
  }

  // MARK: Look

  /// The colour behind the layer's content, or nil for none.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set {
      guard newValue != storedBackgroundColor else { return }
      willChange(.backgroundColor, to: .color(newValue))
      storedBackgroundColor = newValue
      appearanceDidChange()
    }
  }

  /// The opacity of the layer and all its sublayers, from 0 (invisible) to 1 (opaque).
  open var opacity: Float {
    get { storedOpacity }
    set {
      guard newValue != storedOpacity else { return }
      willChange(.opacity, to: .number(Double(newValue)))
      storedOpacity = newValue
      appearanceDidChange()
    }
  }

  /// Whether the layer and its sublayers are left out of the picture.
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

  /// Whether the layer shows when a rotation turns its back to the viewer.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set {
      guard newValue != storedIsDoubleSided else { return }
      storedIsDoubleSided = newValue
      appearanceDidChange()
    }
  }

  // MARK: Tree

  /// The layer this one lies in.
  open var superlayer: CALayer? { parent }

  /// The layers that lie in this one, back to front, or nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      if !hasAllSublayers { owningView?.makeLayersOfSubviews() }
      return children.isEmpty ? nil : children
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Puts `layer` in front of all sublayers, taking it out of its superlayer first.
  ///
  /// Traps when `layer` is this layer or one that holds it.
  open func addSublayer(_ layer: CALayer) {
    makeAllSublayers()
    insertChild(layer, at: childCount)
  }

  /// Puts `layer` among the sublayers so that `index` of them lie behind it; an index past the end means the front.
  ///
  /// Traps when `layer` is this layer or one that holds it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    makeAllSublayers()
    insertChild(layer, at: Int(index))
  }

  /// Puts `layer` right behind `sibling`, or behind all sublayers when `sibling` is nil.
  ///
  /// Traps when `sibling` is not a sublayer of this one, or when `layer` holds this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    makeAllSublayers()
    layer.detach()
    insertChild(layer, at: sibling.map(indexOfChild) ?? 0)
  }

  /// Puts `layer` right in front of `sibling`, or in front of all sublayers when `sibling` is nil.
  ///
  /// Traps when `sibling` is not a sublayer of this one, or when `layer` holds this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    makeAllSublayers()
    layer.detach()
    insertChild(layer, at: sibling.map { indexOfChild($0) + 1 } ?? childCount)
  }

  /// Puts `newLayer` in the place of `oldLayer`. Traps when `oldLayer` is not a sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    makeAllSublayers()
    newLayer.detach()
    let index = indexOfChild(oldLayer)
    oldLayer.detach()
    insertChild(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer; without one, does nothing.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout and display

  /// Places the sublayers. Called in the layout pass of the layer's view; for a layer without one, before it is shown
  /// after its size or its sublayers have changed or `setNeedsLayout()` was called. The base implementation asks the
  /// delegate, which for a view's layer is the view.
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

  /// Asks for `display()` before the layer is shown next.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Gives the layer its content: asks the delegate, and where this has nothing to say, `draw(in:)`. An override sets
  /// `contents`.
  open func display() {
    if let owningView { return owningView.display(self) }
    attributes?.supplement?.display(self)
  }

  /// Draws the layer's content, in points of its own coordinates. The base implementation asks the delegate.
  open func draw(in ctx: CGContext) {
    if let owningView { return owningView.draw(self, in: ctx) }
    attributes?.supplement?.draw(self, in: ctx)
  }

  #if !hasFeature(Embedded)
    /// What a change of the property that `event` names sets off; nil for a change at once. Asks the delegate, then
    /// `actions`, then the layer's class; where none has an answer the change is animated as the block or transaction
    /// around it says. `NSNull` stands for nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// What changes of a property set off in layers of the class; nil, unless overridden, for the usual.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  #endif

  // MARK: Looks

  /// The layer's height above its superlayer, in points: layers with a higher one are drawn in front of their
  /// siblings, and perspective brings them closer.
  open var zPosition: CGFloat {
    get { storedZPosition }
    set { storedZPosition = newValue }
  }

  /// The height of the anchor point above the layer's plane, in points.
  open var anchorPointZ: CGFloat {
    get { storedAnchorPointZ }
    set { storedAnchorPointZ = newValue }
  }

  /// A transform of all sublayers about this layer's anchor point, commonly the perspective they share.
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

  /// How far the shadow lies from the layer, in points: 3 points upwards by default.
  open var shadowOffset: CGSize {
    get { storedShadowOffset }
    set { storedShadowOffset = newValue }
  }

  /// The blur of the shadow, in points: 3 by default.
  open var shadowRadius: CGFloat {
    get { storedShadowRadius }
    set { storedShadowRadius = newValue }
  }

  /// What casts the shadow, in the layer's coordinates and filled by winding number; nil, the default, for the layer's
  /// shape. A shadow of a path is there whatever the layer shows. `CABasicAnimation`s change it between paths with the same
  /// number and kinds of elements.
  open var shadowPath: CGPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue }
  }

  /// A layer that lets this one and its sublayers show only as far as it is opaque, in this layer's coordinates; nil for
  /// none. It lies in no other layer then. Traps when it is this layer.
  open var mask: CALayer? {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// A name for the layer's user to find it by; nothing is done with it.
  open var name: String? {
    get { storedName }
    set { storedName = newValue }
  }

  /// `transform` as an affine transform of the plane; parts of it that have no place in one are dropped.
  open func affineTransform() -> CGAffineTransform { ownAffineTransform() }
  /// Sets `transform` from an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { setOwnAffineTransform(m) }

  // MARK: Content

  /// What lays out the layer's sublayers and gives it content, kept weakly: for a view's layer the view. Traps when the
  /// delegate of a view's layer is set to anything else.
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
    /// A picture in the layer, a `CGImage`; nil for none. It takes the place of what was drawn. Traps when set to anything
    /// else.
    open var contents: Any? {
      get { storedContents }
      set { storedContents = newValue }
    }

    /// What changes of properties set off, by their names, such as `"position"`; `NSNull` for nothing.
    open var actions: [String: any CAAction]? {
      get { storedActions }
      set { storedActions = newValue }
    }
  #endif

  /// Where contents of another size go: stretched unless set.
  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set { storedContentsGravity = newValue }
  }

  /// How many pixels of the contents make a point: 1 unless set. Traps unless it is positive.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set { storedContentsScale = newValue }
  }

  /// Whether a change of the layer's size asks for a new display; false unless set.
  open var needsDisplayOnBoundsChange: Bool {
    get { storedNeedsDisplayOnBoundsChange }
    set { storedNeedsDisplayOnBoundsChange = newValue }
  }

  /// Asks for `display()` before the layer is shown next: of all of it, since what lies outside of `r` is not kept apart.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether the layer of no view will be displayed before it is shown next.
  open func needsDisplay() -> Bool { isStale() }
  /// Displays the layer of no view now, if it was asked to.
  open func displayIfNeeded() { displayIfStale() }
  /// Whether the sublayers of a layer without a view will be placed before it is shown next.
  open func needsLayout() -> Bool { isUnplaced() }
  /// Lays out the layer's view, or the layer and those in it that have no view, as far as they asked for it. Linear in
  /// the number of layers in it.
  open func layoutIfNeeded() { layOutWhatNeedsIt() }
  /// Whether `point`, in the layer's own coordinates, lies within its bounds.
  open func contains(_ point: CGPoint) -> Bool { hasInBounds(point) }

  // MARK: Animations

  /// Stops all animations of the layer; their completions get false.
  open func removeAllAnimations() { endAllAnimations() }
  /// A copy of the layer with the values that the screen shows at the clock's present time, without superlayer and
  /// sublayers; nil when the layer is in no window.
  open func presentation() -> Self? { shownCopy() }
  #if !hasFeature(Embedded)
    /// Has the layer show an animation, in place of the one that had the key; nil for one without a name. It begins at
    /// once, or when the layer first shows in a window.
    ///
    /// Traps for a key path that names nothing that can be animated, and for values of another kind than its property.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
    /// The animation that has a key; nil for none.
    open func animation(forKey key: String) -> CAAnimation? { ownAnimation(forKey: key) }
    /// The keys of the layer's animations, in the order in which they were added; nil for none.
    open func animationKeys() -> [String]? { keysOfAnimations() }
    /// Takes the animation that has a key off the layer; its delegate hears that it has not finished.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
  #endif

  // MARK: Storage

  /// The rarely set properties, made when they are missing.
  final func ownAttributes() -> LayerAttributes {
    if let attributes { return attributes }
    takeFrameBack()
    let made = LayerAttributes()
    attributes = made
    return made
  }

  // MARK: For subclasses in this module

  /// Makes the entry that a display list has just got for the layer show what the layer itself draws.
  func appendContent(size: CGSize, to list: inout DisplayList) {}

  /// The value that was set for a property that only a subclass has.
  func ownModelValue(of property: AnimatedProperty) -> AnimatableValue {
    fatalError("CALayer: this layer does not have the animated property")
  }

  /// Sets a property that only a subclass has.
  func setOwnModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    fatalError("CALayer: a value of the wrong kind for an animated property")
  }

  /// Takes over all properties of a layer but its place in the tree.
  func copyProperties(of original: CALayer) {
    storedPosition = original.ownPosition
    storedBounds = original.ownBounds
    storedBackgroundColor = original.storedBackgroundColor
    storedOpacity = original.storedOpacity
    storedIsHidden = original.storedIsHidden
    storedMasksToBounds = original.storedMasksToBounds
    storedIsDoubleSided = original.storedIsDoubleSided
    isTransformed = original.isTransformed
    attributes = original.attributes.map(LayerAttributes.init(copying:))
  }
}
