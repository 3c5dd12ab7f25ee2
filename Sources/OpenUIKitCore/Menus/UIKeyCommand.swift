/// A key with modifiers that sends an action, and its element in menus.
open class UIKeyCommand: UICommand {
  /// The characters of the key without modifiers, or one of the `input` constants; nil for none.
  public final let input: String?
  /// The modifiers that are held with the key.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over text input and the focus; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key with a title for menus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Selector.Value? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    )
  }

  /// Creates a command of a key without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The input of the arrow up.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The input of the arrow down.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The input of the arrow to the left.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The input of the arrow to the right.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The input of the escape key.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The input of the key that scrolls up by a page.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The input of the key that scrolls down by a page.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The input of the key that goes to the start.
  public class var inputHome: String { "UIKeyInputHome" }
  /// The input of the key that goes to the end.
  public class var inputEnd: String { "UIKeyInputEnd" }
  /// The input of the key that deletes forwards.
  public class var inputDelete: String { "UIKeyInputDelete" }

  /// The action of a key with its modifiers: that of the command, or of an alternate with its modifiers in addition. Nil if the key is
  /// not the command's.
  final func action(for key: UIKey) -> Selector? {
    guard isInput(key) else { return nil }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    if held == modifierFlags.intersection(relevant) { return action }
    return alternates.first { held == modifierFlags.union($0.modifierFlags).intersection(relevant) }?.action
  }

  private func isInput(_ key: UIKey) -> Bool {
    guard let input else { return false }
    if let name = Self.input(of: key.keyCode) { return input.hasSameBytes(as: name) }
    let characters = key.charactersIgnoringModifiers
    return input.utf8.count == characters.utf8.count
      && input.utf8.lazy.map(Self.lowercase).elementsEqual(characters.utf8.lazy.map(Self.lowercase))
  }

  /// A byte of text, in lower case if it is a Latin letter. Foundation's function would bring Unicode's tables into web pages.
  private nonisolated static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  /// The input of a key without characters; nil for others.
  private static func input(of key: UIKeyboardHIDUsage) -> String? {
    switch key {
    case .keyboardUpArrow: return inputUpArrow
    case .keyboardDownArrow: return inputDownArrow
    case .keyboardLeftArrow: return inputLeftArrow
    case .keyboardRightArrow: return inputRightArrow
    case .keyboardEscape: return inputEscape
    case .keyboardPageUp: return inputPageUp
    case .keyboardPageDown: return inputPageDown
    case .keyboardHome: return inputHome
    case .keyboardEnd: return inputEnd
    case .keyboardDeleteForward: return inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: return "\r"
    case .keyboardTab: return "\t"
    case .keyboardSpacebar: return " "
    case .keyboardDeleteOrBackspace: return "\u{8}"
    default:
      #if hasFeature(Embedded)
        return nil
      #else
        return functionKeyInput(of: key)
      #endif
    }
  }
}

extension UIWindow {
  /// Sends the action of the first key command that matches a key, from the first responder up the chain. Returns whether there
  /// was one whose action a responder performs.
  func performKeyCommand(_ phase: UIPress.Phase, _ key: UIKey, withPriority: Bool) -> Bool {
    guard phase == .began, withPriority || !isForText(key) else { return false }
    let start = firstResponder ?? rootViewController?.topPresented ?? self
    var current: UIResponder? = start
    while let responder = current {
      for command in responder.keyCommands ?? []
      where command.wantsPriorityOverSystemBehavior == withPriority && !command.attributes.contains(.disabled)
      {
        guard let action = command.action(for: key), let target = start.responder(for: action, from: command),
          target.validates(command)
        else { continue }
        action(target, [command])
        return true
      }
      current = responder.next
    }
    guard !withPriority else { return false }
    #if hasFeature(Embedded)
      return performUndoCommand(key, from: start)
    #else
      return performUndoCommand(key, from: start) || performMenuCommand(key, from: start)
    #endif
  }
}

extension UIWindow {
  /// Whether the text that is being edited uses a key.
  private func isForText(_ key: UIKey) -> Bool {
    guard firstResponder?.keyInput != nil, key.modifierFlags.isDisjoint(with: [.command, .control]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardEscape: return false
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome,
      .keyboardEnd, .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter, .keypadEnter:
      return true
    default: return key.typedText != nil
    }
  }
}
