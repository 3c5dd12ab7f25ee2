/// A scene with windows. A host creates one with the size and scale of the screen, which its windows inherit.
open class UIWindowScene: UIScene {
  private var references: [WindowReference] = []
  /// The state of the status bar, once it was used.
  final var statusBarManagerIfMade: UIStatusBarManager?
  private let size: CGSize
  let scale: CGFloat
  private let traits: UITraitCollection

  /// Creates a scene with a size in points, a number of pixels per point and the host's traits. Traps unless
  /// the scale is positive.
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

  /// The windows of the scene that exist, from back to front: by level, and in one level in the order of
  /// their creation.
  open var windows: [UIWindow] {
    let places = references.compactMap { $0.window }.enumerated()
    return places.sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map { $0.element }
  }

  /// The window that was last made key; nil for none.
  open internal(set) var keyWindow: UIWindow? {
    get { keyReference?.window }
    set { keyReference = newValue?.reference }
  }

  @Weak private var keyReference: WindowReference?

  /// The text measurer of windows that join the scene; nil, the default, for their own. Set before the app is
  /// launched, it measures the first layout of the app's windows.
  open var textMeasurer: (any TextMeasurer)?

  /// The `imageSource` of windows that join the scene; nil, the default, for their own. The scene of a launched app
  /// is also used before the first window exists.
  open var imageSource: ((String) -> UIImage?)?

  /// The `colorSource` of windows that join the scene; nil, the default, for their own. The scene of a launched app
  /// is also used before the first window exists.
  open var colorSource: ((String) -> UIColor?)?

  /// The look and the measures of the system's controls and bars in windows that join the scene; unspecified, the default, for that of the
  /// scene's traits.
  public final var design = UIDesign.unspecified

  #if !hasFeature(Embedded)
    /// The languages of the app in windows that join the scene, the preferred one first, such as "de"; nil, the default, for those of the user.
    ///
    /// Strings of the app, its storyboards and its nibs are found in them. Windows are laid out from right to left in a language that is read so.
    open var preferredLanguages: [String]?
  #endif

  /// Sets the size, scale and traits of a new window, and what the host gave to the scene.
  func adopt(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(window.reference)
    if let textMeasurer { window.textMeasurer = textMeasurer }
    if let imageSource { window.imageSource = imageSource }
    if let colorSource { window.colorSource = colorSource }
    #if !hasFeature(Embedded)
      if let preferredLanguages { window.adopt(preferredLanguages) }
    #endif
    window.screenScale = scale
    window.hostTraits = ownTraits
  }

  /// Removes a window from the scene.
  func release(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }

  /// The application, if the scene is one of its own.
  open override var next: UIResponder? { application }

  /// The host's traits, with the design.
  private var ownTraits: UITraitCollection {
    design == .unspecified
      ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(design: design)])
  }

  /// The traits of a window that fills the scene.
  var traitsOfScreen: UITraitCollection {
    UITraitCollection(traitsFrom: [.detached, UITraitCollection(displayScale: scale), ownTraits])
  }

  /// The frame of a window that fills the scene.
  var frame: CGRect { CGRect(origin: .zero, size: size) }
}
