/// The background of a bar, and the line between the bar and its content.
///
/// A bar copies an appearance that is assigned to it. Changes of the copy, which the bar returns, take effect
/// in the bar.
open class UIBarAppearance: NSObject, ViewTreeConfined {
  /// The properties of the background.
  struct Background {
    var effect: UIBlurEffect?
    /// Whether content fades below the bar.
    var fades = false
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// No background, and no line.
    static var transparent: Background { Background() }

    /// The background in a design. In that of iOS 26 content fades below a bar that would have the usual material.
    func inDesign(isGlass: Bool) -> Background {
      guard isGlass, effect?.style == .systemChromeMaterial, color == nil, image == nil else { return self }
      return Background(fades: true, shadowImage: shadowImage)
    }
  }

  var background = Background() {
    didSet { didChange?() }
  }

  /// Called after a change, by the bar that has the appearance.
  final var didChange: (() -> Void)?

  /// Creates the default appearance: the material of bars, and a line.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Creates the default appearance of a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init()
    background = Self.defaultBackground
  }

  /// Creates a copy of an appearance, as far as it has the properties of this one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    background = barAppearance.background
  }

  private static var defaultBackground: Background {
    Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: shadow)
  }

  private static var shadow: UIColor {
    UIColor(inLight: CGColor(gray: 0, alpha: 0.3), inDark: CGColor(gray: 1, alpha: 0.15))
  }

  // MARK: Configurations

  /// Sets the material of bars as the background, with a line.
  open func configureWithDefaultBackground() { background = Self.defaultBackground }

  /// Sets an opaque background in the colour of a screen's background, with a line.
  open func configureWithOpaqueBackground() {
    background = Background(color: .systemBackground, shadowColor: Self.shadow)
  }

  /// Removes background and line.
  open func configureWithTransparentBackground() { background = .transparent }

  // MARK: Properties

  /// The material at the back; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The colour above the material; nil for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The picture above the colour; nil for none.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// How the picture fills the background.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  /// The colour of the line, and of a shadow image that is a template; nil for no line.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The picture that replaces the line; nil for the line.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  #if !hasFeature(Embedded)
    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
  #endif

  /// Makes a change of a part of the appearance known to the bar.
  final func noteChanges<State: UIBarItemStateAppearance>(of parts: [State]) {
    // Weak, because an app may keep a part longer than the appearance.
    let appearance = Weak<UIBarAppearance>(wrappedValue: self)
    for part in parts { part.didChange = { appearance.wrappedValue?.didChange?() } }
  }
}
