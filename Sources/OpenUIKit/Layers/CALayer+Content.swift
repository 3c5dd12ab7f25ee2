/// A layer's delegate and content.
extension CALayer {
  /// What lays out the layer's sublayers and gives it content, kept weakly: for a view's layer the view. Traps when the
  /// delegate of a view's layer is set to anything else.
  public var delegate: (any CALayerDelegate)? {
    get { owningView ?? ownDisplay?.delegate }
    set {
      if let owner = owningView {
        precondition(newValue === owner, "CALayer: the delegate of a view's layer is the view")
        return
      }
      makeDisplay().delegate = newValue
    }
  }

  #if hasFeature(Embedded)
    /// A picture in the layer; nil for none.
    public var contents: CGImage? {
      get { ownDisplay?.picture }
      set { setContents(newValue) }
    }
  #else
    /// A picture in the layer, a `CGImage`; nil for none. It takes the place of what was drawn. Traps when set to anything
    /// else.
    public var contents: Any? {
      get { ownDisplay?.contents }
      set {
        if let newValue, !(newValue is CGImage) {
          preconditionFailure("CALayer.contents takes a CGImage, not a \(type(of: newValue))")
        }
        makeDisplay().contents = newValue
        setContents(newValue as? CGImage)
      }
    }

    /// What changes of properties set off, by their names, such as `"position"`; `NSNull` for nothing.
    public var actions: [String: any CAAction]? {
      get { ownDisplay?.actions }
      set { makeDisplay().actions = newValue }
    }
  #endif

  private func setContents(_ picture: CGImage?) {
    makeDisplay().show(picture)
    appearanceDidChange()
  }

  /// Where contents of another size go: stretched unless set.
  public var contentsGravity: CALayerContentsGravity {
    get { ownDisplay?.gravity ?? .resize }
    set {
      makeDisplay().gravity = newValue
      appearanceDidChange()
    }
  }

  /// How many pixels of the contents make a point: 1 unless set. Traps unless it is positive.
  public var contentsScale: CGFloat {
    get { ownDisplay?.pictureScale ?? 1 }
    set {
      precondition(newValue.isFinite && newValue > 0, "CALayer: contentsScale must be positive: \(newValue)")
      makeDisplay().pictureScale = newValue
      appearanceDidChange()
    }
  }

  /// Whether a change of the layer's size asks for a new display; false unless set.
  public var needsDisplayOnBoundsChange: Bool {
    get { ownDisplay?.redrawsWithSize ?? false }
    set { makeDisplay().redrawsWithSize = newValue }
  }

  /// Asks for `display()` before the layer is shown next: of all of it, since what lies outside of `r` is not kept apart.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the layer of no view will be displayed before it is shown next.
  public func needsDisplay() -> Bool { attributes?.supplement?.isStale ?? false }

  /// Displays the layer of no view now, if it was asked to.
  public func displayIfNeeded() {
    guard needsDisplay() else { return }
    attributes?.supplement?.isStale = false
    display()
  }

  /// Whether the sublayers of a layer without a view will be placed before it is shown next.
  public func needsLayout() -> Bool { awaitsLayout }

  /// Lays out the layer's view, or the layer and those in it that have no view, as far as they asked for it. Linear in
  /// the number of layers in it.
  public func layoutIfNeeded() {
    if let owningView { owningView.layoutIfNeeded() }
    var stack = [self]
    while let layer = stack.popLast() {
      if layer.awaitsLayout {
        layer.awaitsLayout = false
        layer.layoutSublayers()
      }
      stack.append(contentsOf: layer.children.reversed())
    }
  }

  // MARK: For this module

  private var ownDisplay: LayerDisplay? { attributes?.supplement as? LayerDisplay }

  /// What the layer has of delegate and content, made when it is missing.
  func makeDisplay() -> LayerDisplay {
    if let ownDisplay { return ownDisplay }
    let made = LayerDisplay()
    ownAttributes().supplement = made
    return made
  }

  /// Lets the layer draw itself.
  func drawIntoDisplay() { makeDisplay().drawItself(self) }

  /// The view of the closest layer that has one.
  var hostView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.owningView as? UIView { return view }
      layer = current.parent
    }
    return nil
  }
}
