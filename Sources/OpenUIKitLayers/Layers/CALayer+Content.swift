/// A layer's delegate and content.
extension CALayer {
  /// The implementation of `delegate`.
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
    /// The implementation of `contents`.
    final var storedContents: CGImage? {
      get { ownDisplay?.picture }
      set { setContents(newValue) }
    }
  #else
    /// The implementation of `contents`.
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

    /// The implementation of `actions`.
    final var storedActions: [String: any CAAction]? {
      get { ownDisplay?.actions }
      set { makeDisplay().actions = newValue }
    }
  #endif

  private func setContents(_ picture: CGImage?) {
    makeDisplay().show(picture)
    appearanceDidChange()
  }

  /// The implementation of `contentsGravity`.
  final var storedContentsGravity: CALayerContentsGravity {
    get { ownDisplay?.gravity ?? .resize }
    set {
      makeDisplay().gravity = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `contentsScale`.
  final var storedContentsScale: CGFloat {
    get { ownDisplay?.pictureScale ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      makeDisplay().pictureScale = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `needsDisplayOnBoundsChange`.
  final var storedNeedsDisplayOnBoundsChange: Bool {
    get { ownDisplay?.redrawsWithSize ?? false }
    set { makeDisplay().redrawsWithSize = newValue }
  }

  /// The implementation of `setNeedsDisplay`.
  final func markNeedsDisplay() {
    if let owningView { return owningView.setNeedsDisplay() }
    makeDisplay().isStale = true
    appearanceDidChange()
  }

  /// The implementation of `needsDisplay`.
  final func isStale() -> Bool { attributes?.supplement?.isStale ?? false }

  /// The implementation of `displayIfNeeded`.
  final func displayIfStale() {
    guard isStale() else { return }
    attributes?.supplement?.isStale = false
    display()
  }

  /// The implementation of `needsLayout`.
  final func isUnplaced() -> Bool { awaitsLayout }

  /// The implementation of `layoutIfNeeded`.
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

  var ownDisplay: LayerDisplay? { attributes?.supplement as? LayerDisplay }

  /// The layer's storage for delegate and content, created if it is missing.
  func makeDisplay() -> LayerDisplay {
    if let ownDisplay { return ownDisplay }
    let made = LayerDisplay()
    ownAttributes().supplement = made
    noteGeometryObserver()
    return made
  }

  /// Draws the layer.
  func drawIntoDisplay() { makeDisplay().drawItself(self) }

  /// The measurer of the layer's text: that of the closest view, or the process's without one.
  var hostMeasurer: any TextMeasurer {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.owningView { return view.hostMeasurer }
      layer = current.parent
    }
    return ProcessMeasurer.shared.measurer
  }
}
