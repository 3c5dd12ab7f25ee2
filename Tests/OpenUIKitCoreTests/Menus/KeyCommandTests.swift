import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { log.append("save \((sender as? UICommand)?.title ?? "-")") }
    func find() { log.append("find") }
    var forbids = false
    override func validate(_ command: UICommand) {
      super.validate(command)
      if forbids { command.attributes.insert(.disabled) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("press")
      super.pressesBegan(presses, with: event)
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = Screen()
  private let save = Selector("save:", Screen.save(_:))
  private let find = Selector("find", Screen.find)

  init() {
    window.rootViewController = screen
    window.layoutIfNeeded()
    screen.commands = [
      UIKeyCommand(title: "Save", action: save, input: "s", modifierFlags: .command),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: find),
    ]
  }

  @discardableResult
  private func press(_ key: UIKeyboardHIDUsage, _ characters: String = "", _ flags: UIKeyModifierFlags = [])
    -> Bool
  {
    let key = UIKey(key, characters: characters, modifierFlags: flags)
    defer { window.sendKey(.ended, key) }
    return window.sendKey(.began, key)
  }

  @Test("send their action to the responder that performs it, with the command as sender")
  func command() {
    #expect(press(.keyboardS, "s", .command))
    #expect(press(.keyboardS, "S", [.command, .alphaShift]))
    #expect(press(.keyboardEscape))
    #expect(screen.log == ["save Save", "save Save", "find"])
  }

  @Test("ask their target to validate them first")
  func validation() {
    screen.forbids = true
    #expect(!press(.keyboardS, "s", .command))
    #expect(screen.commands[0].attributes.contains(.disabled) && !screen.log.contains("save Save"))
  }

  @Test("are found for function keys")
  func functionKeys() {
    screen.commands = [
      UIKeyCommand(input: UIKeyCommand.f1, modifierFlags: [], action: find),
      UIKeyCommand(input: UIKeyCommand.f12, modifierFlags: .shift, action: find),
    ]
    #expect(press(.keyboardF1) && press(.keyboardF12, "", .shift))
    #expect(!press(.keyboardF12) && !press(.keyboardF2) && !press(.keyboardPrintScreen))
  }

  @Test("do nothing for other keys and modifiers, and when disabled")
  func others() {
    press(.keyboardS, "s")
    press(.keyboardS, "s", [.command, .shift])
    press(.keyboardD, "d", .command)
    screen.commands[0].attributes = .disabled
    press(.keyboardS, "s", .command)
    #expect(screen.log == Array(repeating: "press", count: 4))
  }

  @Test("leave keys to text that is edited, unless they have priority")
  func text() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    screen.commands = [UIKeyCommand(input: "s", modifierFlags: [], action: find)]
    press(.keyboardS, "s")
    #expect(field.text == "s" && screen.log == [])
    screen.commands[0].wantsPriorityOverSystemBehavior = true
    press(.keyboardS, "s")
    #expect(field.text == "s" && screen.log == ["find"])
    screen.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: find)]
    press(.keyboardS, "s", .command)
    #expect(screen.log == ["find", "find"])
  }

  @Test("of a responder that is nearer to the first responder come first")
  func order() {
    let child = Screen()
    child.commands = [UIKeyCommand(title: "Inner", action: save, input: "s", modifierFlags: .command)]
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.becomeFirstResponder()
    press(.keyboardS, "s", .command)
    press(.keyboardEscape)
    // The command of the outer controller is performed by the inner one, which is first in the chain.
    #expect(child.log == ["save Inner", "find"] && screen.log == [])
  }

  @Test("have alternates with further modifiers")
  func alternates() {
    screen.commands = [
      UIKeyCommand(
        title: "Save", action: save, input: "s", modifierFlags: .command,
        alternates: [UICommandAlternate(title: "Find", action: find, modifierFlags: .alternate)])
    ]
    press(.keyboardS, "s", [.command, .alternate])
    press(.keyboardS, "s", .command)
    press(.keyboardS, "s", [.command, .shift])
    #expect(screen.log == ["find", "save Save", "press"])
  }

  @Test("are performed by menus")
  func menu() {
    UICommand(title: "Menu", action: save)._choose(from: screen.view)
    #expect(screen.log == ["save Menu"])
  }
}
