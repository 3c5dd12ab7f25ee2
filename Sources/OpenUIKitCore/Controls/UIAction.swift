/// A closure that a control calls for its events or a menu when it is chosen, with a title, an image and an identifier.
open class UIAction: _UIMenuLeafElement {
  /// An identifier. Of several actions with the same one, a control has only the last.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public var rawValue: String

    /// Creates a name from its characters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether both are the same characters.
    public static func == (first: Identifier, second: Identifier) -> Bool {
      first.rawValue.hasSameBytes(as: second.rawValue)
    }
  }

  private var currentTitle: String
  private var currentImage: UIImage?
  /// The identifier that the action was created with.
  private let ownIdentifier: Identifier?
  /// The control that is sending the event, while the closure runs.
  public private(set) var sender: AnyObject? { didSet { releaseAfterAssignment(oldValue) } }

  private let handler: UIActionHandler

  /// Creates an action with a closure. Without an identifier it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    currentTitle = title
    currentImage = image
    ownIdentifier = identifier
    self.handler = handler
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The title in a menu, and of a control that was created for the action.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The image in a menu, and of a control that was created for the action.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// The identifier.
  public final var identifier: Identifier {
    ownIdentifier ?? Identifier("dynamic.\(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))")
  }

  /// Calls the closure of the action.
  open override func _choose(from sender: AnyObject?) { perform(from: sender) }

  /// Whether an action is this one, or has the same identifier.
  final func isSame(as other: UIAction) -> Bool {
    if self === other { return true }
    guard let ownIdentifier, let otherIdentifier = other.ownIdentifier else { return false }
    return ownIdentifier == otherIdentifier
  }

  func perform(from sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// The closure of an action.
public typealias UIActionHandler = ViewTreeFunction<UIAction, Void>
