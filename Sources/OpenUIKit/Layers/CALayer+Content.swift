/// A layer's delegate and content.
extension CALayer {
  /// What `delegate` is without an override.
  final var storedDelegate: (any CALayerDelegate)? {
    get { owningView ?? ownDisplay?.delegate }
    set {
      if let owner = owningView {
        require(newValue === owner, "CALayer: the delegate of a view's layer is the view")
        return
      }
      makeDisplay().delegate = newValue
    }
  }

  #if hasFeature(Embedded)
    /// What `contents` is without an override.
    final var storedContents: CGImage? {
      get { ownDisplay?.picture }
      set { setContents(newValue) }
    }
  #else
    /// What `contents` is without an override.
    final var storedContents: Any? {
      get { ownDisplay?.contents }
      set {
        if let newValue, !(newValue is CGImage) {
          fatalError("CALayer.contents takes a CGImage, not a \(type(of: newValue))")
        }
        makeDisplay().contents = newValue
        setContents(newValue as? CGImage)
      }
    }

    /// What `actions` is without an override.
    final var storedActions: [String: any CAAction]? {
      get { ownDisplay?.actions }
      set { makeDisplay().actions = newValue }
    }
  #endif

  private func setContents(_ picture: CGImage?) {
    makeDisplay().show(picture)
    appearanceDidChange()
  }

  /// What `contentsGravity` is without an override.
  final var storedContentsGravity: CALayerContentsGravity {
    get { ownDisplay?.gravity ?? .resize }
    set {
      makeDisplay().gravity = newValue
      appearanceDidChange()
    }
  }

  /// What `contentsScale` is without an override.
  final var storedContentsScale: CGFloat {
    get { ownDisplay?.pictureScale ?? 1 }
    set {
      require(newValue.isFinite && newValue > 0, "CALayer: contentsScale must be positive: \(newValue)")
      makeDisplay().pictureScale = newValue
      appearanceDidChange()
    }
  }

  /// What `needsDisplayOnBoundsChange` is without an override.
  final var storedNeedsDisplayOnBoundsChange: Bool {
    get { ownDisplay?.redrawsWithSize ?? false }
    set { makeDisplay().redrawsWithSize = newValue }
  }

  /// What `setNeedsDisplay` does without an override.
  final func markNeedsDisplay() {
    if let owningView { return owningView.setNeedsDisplay() }
    makeDisplay().isStale = true
    appearanceDidChange()
  }

  /// What `needsDisplay` does without an override.
  final func isStale() -> Bool { attributes?.supplement?.isStale ?? false }

  /// What `displayIfNeeded` does without an override.
  final func displayIfStale() {
    guard isStale() else { return }
    attributes?.supplement?.isStale = false
    display()
  }

  /// What `needsLayout` does without an override.
  final func isUnplaced() -> Bool { awaitsLayout }

  /// What `layoutIfNeeded` does without an override.
  final func layOutWhatNeedsIt() {
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
