/// A closure that a control calls for its events, with a title, an image and an identifier.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIAction: NSObject {
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

  /// The title of a control that was created for the action.
  open var title: String
  /// The image of a control that was created for the action.
  open var image: UIImage?
  /// The identifier; nil for an action that is identified only by itself.
  public let identifier: Identifier?
  /// The control that is sending the event, while the closure runs.
  public private(set) var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action with a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

#if ThreadConfined
  /// The closure of an action.
  public typealias UIActionHandler = (UIAction) -> Void
#else
  /// The closure of an action.
  public typealias UIActionHandler = @MainActor (UIAction) -> Void
#endif
