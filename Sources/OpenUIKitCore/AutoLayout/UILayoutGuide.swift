@_spi(Layout) import OpenUIKitGraphics
@_spi(Layout) import OpenUIKitLayout

/// A rectangle that takes part in Auto Layout like a view, without being drawn.
///
/// A guide is a constraint item once a view owns it (`UIView.addLayoutGuide(_:)`).
open class UILayoutGuide: NSObject, LayoutItem {
  /// The node of the guide.
  package final let layoutNode = LayoutNode()
  var associatedObjects = AssociatedObjects()

  /// Creates a guide without an owner.
  public nonisolated override init() {
    super.init()
    layoutNode.attach(toGuide: self)
  }

  /// Creates the guide in an archive, with its identifier and without an owner. In Embedded Swift the guide
  /// has no identifier.
  public required init?(coder: NSCoder) {
    super.init()
    layoutNode.attach(toGuide: self)
    readIdentifier(from: coder)
  }

  #if !hasFeature(Embedded)
    /// Writes the guide's identifier to a keyed archive. Its constraints are archived with the views that
    /// hold them.
    open func encode(with coder: NSCoder) {
      coder.encode(identifier as NSString, forKey: "UILayoutGuideIdentifier")
    }
  #endif

  deinit {
    layoutNode.itemWillDeallocate()
  }

  /// The guide's rectangle in its owning view's bounds, in points, as of the view's last layout.
  open internal(set) var layoutFrame: CGRect {
    get { layoutNode.geometry.frame(anchor: .zero) }
    set {
      layoutNode.geometry = ItemGeometry(
        position: SIMD2(newValue.origin.x, newValue.origin.y),
        size: SIMD2(newValue.size.width, newValue.size.height))
    }
  }

  /// The view that owns the guide. Setting it moves the guide there.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for messages. Names that begin with `UI` belong to the system.
  open var identifier = ""

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
  /// The width.
  open var widthAnchor: NSLayoutDimension { layoutNode.dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { layoutNode.dimension(.height) }

  /// Class, address, identifier, frame and owner, in UIKit's format.
  open nonisolated override var description: String {
    onOwningThread {
      "<\(describedTypeName): \(address(of: self)) - \"\(identifier)\", layoutFrame = \(layoutFrame.shortDescription), "
        + "owningView = \(owner?.description ?? "(null)")>"
    } elsewhere: {
      "<\(describedTypeName): \(address(of: self))>"
    }
  }

  /// The view that owns the guide.
  final var owner: UIView? { layoutNode.state.container?.ownView }

  package final var layoutRectangle: CGRect { layoutFrame }
  package var isGuideOfEdges: Bool { false }

  /// Adds the rows that define the guide. A plain guide has only rows for nonnegative sizes.
  package func addSystemRows(to engine: LayoutEngine) {
    engine.keepSizeNonNegative(of: layoutNode)
  }

  /// Whether the guide follows the keyboard.
  var followsKeyboard: Bool { false }

  /// Updates the guide after the keyboard, the view or its safe area may have moved. Returns whether it changed. Overridden instead of
  /// a cast to the guide that follows the keyboard: a page without one does not contain the code.
  @discardableResult
  func keyboardMayHaveMoved() -> Bool { false }

  package final func place(in rectangle: CGRect) {
    guard rectangle != layoutFrame else { return }
    layoutFrame = rectangle
    owner?.layoutGuideDidMove(self)
  }

  /// The name of the class in descriptions: for the system's guides, UIKit's name in its reports.
  nonisolated var describedTypeName: String { typeName(of: self) }

  package final var layoutDescription: String {
    guard describesInWords else { return "" }
    if let name = associatedObjects.nameOfOwner { return "\(describedTypeName):\(name)" }
    return "\(describedTypeName):\(address(of: self))" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  /// Clears the reference to an owner that is being deallocated.
  final nonisolated func ownerWillDeallocate() {
    layoutNode.state.container = nil
  }

  /// Sets the owner without changing the owner's list.
  final func setOwner(_ view: UIView?) {
    layoutNode.state.container = view?.layoutNode
  }
}
