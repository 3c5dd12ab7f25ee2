/// An item of a menu: an action, a command or a menu in the menu.
open class UIMenuElement: NSObject, ViewTreeConfined {
  /// How an action appears in a menu, and what choosing it does there.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Grey, and without effect when chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red, for an action that deletes data or the like.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not in the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark of an action in a menu.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash, for something that is partly on.
    case mixed = 2
  }

  private let elementTitle: String
  private let elementImage: UIImage?

  /// The title.
  open var title: String { elementTitle }
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The picture beside the title; nil for none.
  open var image: UIImage? { elementImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    elementTitle = title
    self.subtitle = subtitle
    elementImage = image
    super.init()
  }
}

/// An element that does something when it is chosen.
open class _UIMenuLeafElement: UIMenuElement {
  /// How the element appears in a menu, and what choosing it does there.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the element in a menu.
  open var state: UIMenuElement.State
  /// A longer title, for places that explain the element; nil for none.
  open var discoverabilityTitle: String?
  /// The picture of the element while its state is `on`; nil for the ordinary one.
  open var selectedImage: UIImage?

  init(
    title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what the element stands for. Menus call it. The base implementation does nothing.
  open func _choose(from sender: AnyObject?) {}
}
