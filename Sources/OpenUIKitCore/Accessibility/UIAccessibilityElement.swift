/// An element for assistive technology that is not a view: a part of a view's drawing.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that lists this one; not retained.
  open weak var accessibilityContainer: AnyObject?

  /// A name for tests and tools.
  open var accessibilityIdentifier: String?

  private var frameInContainer: CGRect?

  #if hasFeature(Embedded)
    /// Creates an element of a container, which must list it in its `accessibilityElements`.
    public init(accessibilityContainer container: UIResponder) {
      super.init()
      accessibilityContainer = container
    }
  #else
    /// Creates an element of a container, which must list it in its `accessibilityElements`.
    public init(accessibilityContainer container: Any) {
      super.init()
      accessibilityContainer = container as AnyObject
    }
  #endif

  /// The element's rectangle in the coordinates of its container, a view, in points. If set, it replaces
  /// `accessibilityFrame` and follows the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }

  override var defaultAccessibilityFrame: CGRect {
    guard let frameInContainer, let view = accessibilityContainer as? UIView else { return .zero }
    return view.screenRectangle(of: frameInContainer)
  }
}
