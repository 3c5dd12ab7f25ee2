@_spi(Layout) import OpenUIKitLayout

/// Properties that most views do not use, stored separately so that the others stay small.
final class ViewExtras {
  // Exclusive access to the first two is not checked: no change of them runs other code, and a layout reads them
  // for each view many times.
  @exclusivity(unchecked) var preferences = LayoutPreferences()
  @exclusivity(unchecked) var guides = LayoutGuides()
  /// The layout of the tree whose root is the view; nil for other views.
  @exclusivity(unchecked) var treeLayout: TreeLayout?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var traits: TraitRecord?
  var safeArea = UIEdgeInsets.zero
  /// The layout margins of the last notification.
  var knownMargins = UIView.defaultMargins
  var accessibilityIdentifier: String?
  var mask: UIView? { didSet { releaseAfterAssignment(oldValue) } }
  var scale: CGFloat?
  var awaitsFirstResponder = false
  var sizesInBar: (own: CGSize, shown: CGSize)?
  var drawing: LayerDrawing?
  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    var observers: [PropertyObserver] = []
  #endif

  nonisolated init() {}
}

/// The properties of a view that `ViewExtras` keeps.
extension UIView {
  private var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    layoutNode.noteMoreThanLayer()
    return made
  }

  /// The layout of the tree whose root is the view; nil for other views, and before the first pass.
  var treeLayout: TreeLayout? {
    get { extras?.treeLayout }
    set { ownExtras.treeLayout = newValue }
  }

  var layoutPreferences: LayoutPreferences {
    get { extras?.preferences ?? LayoutPreferences() }
    _modify { yield &ownExtras.preferences }
  }

  /// Whether the view becomes the first responder when it enters a window, because it was asked to before.
  var awaitsFirstResponder: Bool {
    get { extras?.awaitsFirstResponder ?? false }
    set { if newValue != awaitsFirstResponder { ownExtras.awaitsFirstResponder = newValue } }
  }

  /// The size that an app has given a view in a bar, and the one that it has there; nil if they are the same.
  var sizesInBar: (own: CGSize, shown: CGSize)? {
    get { extras?.sizesInBar }
    set { if newValue != nil || extras?.sizesInBar != nil { ownExtras.sizesInBar = newValue } }
  }

  /// The autoresizing mask that was set.
  var ownAutoresizingMask: AutoresizingMask { extras?.preferences.autoresizingMask ?? [] }

  /// The tint colour that was set; nil for none.
  package var ownTintColor: UIColor? { extras?.preferences.tintColor }

  /// The layout margins that were set; nil for the default.
  package var ownLayoutMargins: Margins? { extras?.preferences.margins }

  var guides: LayoutGuides {
    get { extras?.guides ?? LayoutGuides() }
    _modify {
      layoutNode.insertObserver(.guides)
      yield &ownExtras.guides
    }
  }

  var gestureRecognizerStorage: [UIGestureRecognizer] {
    get { extras?.gestureRecognizers ?? [] }
    _modify { yield &ownExtras.gestureRecognizers }
  }

  var interactionStorage: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    _modify { yield &ownExtras.interactions }
  }

  var traitRecord: TraitRecord? {
    get { extras?.traits }
    set { ownExtras.traits = newValue }
  }

  var safeArea: UIEdgeInsets {
    get { extras?.safeArea ?? .zero }
    set {
      ownExtras.safeArea = newValue
      layoutNode.insertObserver(.safeArea)
      if newValue == .zero { layoutFlags.remove(.hasSafeArea) } else { layoutFlags.insert(.hasSafeArea) }
    }
  }

  /// The layout margins of the last notification.
  var knownMargins: UIEdgeInsets {
    get { extras?.knownMargins ?? UIView.defaultMargins }
    set { ownExtras.knownMargins = newValue }
  }

  var identifierStorage: String? {
    get { extras?.accessibilityIdentifier }
    set { ownExtras.accessibilityIdentifier = newValue }
  }

  var scaleStorage: CGFloat? {
    get { extras?.scale }
    set { ownExtras.scale = newValue }
  }

  /// The view's own drawing.
  var drawing: LayerDrawing? {
    get { extras?.drawing }
    set { ownExtras.drawing = newValue }
  }

  var maskStorage: UIView? {
    get { extras?.mask }
    set { ownExtras.mask = newValue }
  }

  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    /// The observers of the view's properties, and those that have ended since the last one was added.
    var observers: [PropertyObserver] {
      get { extras?.observers ?? [] }
      set { ownExtras.observers = newValue }
    }
  #endif
}
