/// What happens when a control sends an event: a closure with a title, an image and a name to find it by.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIAction: NSObject {
  /// A name; actions with the same one stand for each other in a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public var rawValue: String

    /// A name from its characters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether both are the same characters.
    public static func == (first: Identifier, second: Identifier) -> Bool {
      first.rawValue.hasSameBytes(as: second.rawValue)
    }
  }

  /// The title that a control made for the action shows.
  open var title: String
  /// The image that a control made for the action shows.
  open var image: UIImage?
  /// The name, or nil for an action that stands only for itself.
  public let identifier: Identifier?
  /// The control that is sending the event, while the closure runs.
  public private(set) var sender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action from a closure.
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
