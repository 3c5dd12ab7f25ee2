/// An item in a bar, with a title and an image.
open class UIBarItem: NSObject, ViewTreeConfined {
  /// The title.
  open var title: String? { didSet { change() } }
  /// The image.
  open var image: UIImage? { didSet { change() } }
  /// The image on a phone in landscape; nil for the common one.
  open var landscapeImagePhone: UIImage? { didSet { change() } }
  /// The insets of the image, in points. Equal insets at opposite edges move it, others also resize it.
  open var imageInsets = UIEdgeInsets.zero { didSet { change() } }
  /// Whether the item reacts.
  open var isEnabled = true { didSet { change() } }
  /// A number that identifies the item.
  open var tag = 0
  /// A name for tests and tools.
  open var accessibilityIdentifier: String?
  /// The text that assistive technology reads for the item; nil for its title.
  open var accessibilityLabel: String? { didSet { change() } }
  /// The text that assistive technology reads after the label; nil for the badge of a tab, and for none elsewhere.
  open var accessibilityValue: String? { didSet { change() } }
  /// The effect of a tap, for assistive technology.
  open var accessibilityHint: String? { didSet { change() } }

  /// Called after the item has changed, by the bar that shows it.
  final var didChange: (() -> Void)?

  /// The attributes of the title that were set on the item.
  final var titleAttributes = BarStateAttributes()

  /// The view that shows the item, or last did.
  @Weak final var shownView: UIView?

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Creates an item without title and image. Archives contain no items.
  public required init?(coder: NSCoder) {
    super.init()
  }

  final func change() { didChange?() }

  #if !hasFeature(Embedded)
    /// Sets the attributes of the title in a state. What a state does not set is as in the normal state, and
    /// then as the bar's appearance states.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
      titleAttributes[state] = attributes.map { BarTextAttributes(values: $0) }
      change()
    }

    /// The attributes that were set for the title in a state; nil for none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      titleAttributes[state]?.values
    }
  #endif

  /// The image in a height.
  final func image(inCompactHeight isCompact: Bool) -> UIImage? {
    (isCompact ? landscapeImagePhone ?? image : image)?.inBar
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
