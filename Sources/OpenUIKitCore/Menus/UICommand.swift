/// A menu element that sends an action to the first responder in the chain that performs it.
open class UICommand: _UIMenuLeafElement {
  private let commandImage: UIImage?
  private let commandTitle: String
  /// The action. The method receives the command.
  public final let action: Selector
  /// A value for the action's method; nil for none.
  public final let propertyList: Selector.Value?
  /// Further actions of the command, each with other modifiers.
  public final let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Selector.Value? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    commandTitle = title
    commandImage = image
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: nil,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Sends the action along the responder chain from the window's first responder, or else from the sender.
  open override func _choose(from sender: AnyObject?) {
    let responder = sender as? UIResponder
    let window = responder.flatMap { $0.ancestorWindow(of: $0) }
    let start = window?.firstResponder ?? responder ?? window
    guard
      let target = start?.responder(for: action, from: self) ?? responder?.responder(for: action, from: self)
    else {
      return
    }
    action(target, [self])
  }
}

/// A further way to choose a command, with other modifiers.
open class UICommandAlternate: NSObject, ViewTreeConfined {
  /// The title while the modifiers are held.
  public final let title: String
  /// The action.
  public final let action: Selector
  /// The modifiers.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
