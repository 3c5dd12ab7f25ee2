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
        preconditionFailure("CALayer.init(layer:) needs a CALayer, not a \(type(of: layer))")
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
  open func setNeedsDisplay() {
    if let owningView { return owningView.setNeedsDisplay() }
    makeDisplay().isStale = true
    appearanceDidChange()
  }

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
    preconditionFailure("CALayer: this layer does not have the animated property")
  }

  /// Sets a property that only a subclass has.
  func setOwnModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    preconditionFailure("CALayer: a value of the wrong kind for an animated property")
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
