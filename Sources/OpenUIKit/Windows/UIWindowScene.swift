/// A part of a program's interface that its host shows on a screen: where windows stand.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIScene: UIResponder {}

/// A scene with windows. A host makes one and tells it the size and scale of the screen; windows made with it take these
/// over.
open class UIWindowScene: UIScene {
  private var references: [WindowReference] = []
  private let size: CGSize
  private let scale: CGFloat
  private let traits: UITraitCollection

  /// A scene of a size in points, with so many pixels to a point and what else its host knows. Traps unless the scale is
  /// positive.
  public init(
    size: CGSize, scale: CGFloat = UIWindow.defaultScreenScale,
    traits: UITraitCollection = UITraitCollection()
  ) {
    require(scale.isFinite && scale > 0, "A scene's scale must be positive: \(scale)")
    self.size = size
    self.scale = scale
    self.traits = traits
    super.init()
  }

  /// The windows of the scene that are alive, from back to front: by their levels, and those of one level in the order in
  /// which they came.
  open var windows: [UIWindow] {
    let places = references.compactMap { $0.window }.enumerated()
    return places.sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map { $0.element }
  }

  /// The window that was made key last; nil before one was.
  open internal(set) var keyWindow: UIWindow? {
    get { keyReference?.window }
    set { keyReference = newValue?.reference }
  }

  @Weak private var keyReference: WindowReference?

  /// Gives a window that has just been made the scene's size, scale and traits.
  func adopt(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(window.reference)
    window.screenScale = scale
    window.hostTraits = traits
  }

  /// Where a window stands that fills the scene.
  var frame: CGRect { CGRect(origin: .zero, size: size) }
}
