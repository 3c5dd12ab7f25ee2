/// A group of actions, commands and other menus.
open class UIMenu: UIMenuElement {
  /// The name of a menu, by which it can be found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates an identifier from its characters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether both are the same characters.
    public static func == (first: Identifier, second: Identifier) -> Bool {
      first.rawValue.hasSameBytes(as: second.rawValue)
    }
  }

  /// How a menu appears in another one, and how its actions are chosen.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are in the surrounding menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action marks it, and removes the mark of the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are pictures side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Pictures alone, side by side.
    case small = 0
    /// Pictures with titles below them, side by side.
    case medium = 1
    /// Titles with pictures, one below the other.
    case large = 2
    /// That of the place where the menu is shown.
    case automatic = -1
  }

  private let ownIdentifier: Identifier?
  /// How the menu appears in another one, and how its actions are chosen.
  public final let options: Options
  /// The elements, in order.
  public final let children: [UIMenuElement]
  /// The size of the elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu. Without an identifier it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    ownIdentifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The name of the menu.
  public final var identifier: Identifier {
    ownIdentifier ?? Identifier("dynamic.\(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))")
  }

  /// The actions and commands whose state is `on`, also those of menus that are displayed inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return (child as? _UIMenuLeafElement)?.state == .on ? [child] : []
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: ownIdentifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

extension UIMenu.Identifier {
  /// The menus of an app.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu of the app itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of appearances.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of explanations.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of text formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy, paste and delete.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Search in text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
}
