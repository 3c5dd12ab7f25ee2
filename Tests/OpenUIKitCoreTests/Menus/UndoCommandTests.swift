import OpenUIKit
import Testing

/// By Apple's documentation of `UIResponder.undoManager`: the nearest one in the chain, and at its end that of the window.
@MainActor
@Suite("Undo in the responder chain")
struct UndoCommandTests {
  private final class Counter: UIViewController {
    let own = UndoManager()
    var hasOwn = true
    var value = 0
    var undone = 0

    override var undoManager: UndoManager? { hasOwn ? own : super.undoManager }
    override var canBecomeFirstResponder: Bool { true }

    func set(_ new: Int) {
      let old = value
      undoManager?.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func undo(_ sender: Any?) { undone += 1 }
  }

  private final class Drawing: UIViewController {
    var undone = 0
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("undo:", Drawing.undo(_:)))]
    }
    func undo(_ sender: Any?) { undone += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = Counter()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @discardableResult private func pressZ(_ modifiers: UIKeyModifierFlags) -> Bool {
    window.sendKey(.began, UIKey(.keyboardZ, characters: "z", modifierFlags: modifiers))
  }

  @Test("A view has the manager of its controller, and otherwise that of the window")
  func chain() {
    let view = UIView()
    root.view.addSubview(view)
    #expect(view.undoManager === root.own)
    root.hasOwn = false
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    view.removeFromSuperview()
    #expect(view.undoManager == nil && UIViewController().undoManager == nil)
  }

  @Test("Command-Z undoes and Shift-Command-Z redoes, while there is something", arguments: [true, false])
  func keys(hasOwn: Bool) {
    root.hasOwn = hasOwn
    #expect(!pressZ(.command))
    root.set(1)
    #expect(pressZ(.command) && root.value == 0)
    #expect(!pressZ(.command))
    #expect(pressZ([.command, .shift]) && root.value == 1)
    #expect(!pressZ([.command, .shift]) && !pressZ([.command, .alternate]))
  }

  @Test("The actions are possible while there is something to undo and redo")
  func actions() {
    let command = Selector("undo:")
    #expect(!root.canPerformAction(command, withSender: nil))
    root.set(1)
    // A name without a method, as an app writes it, cannot be performed.
    #expect(!root.canPerformAction(command, withSender: nil))
  }

  @Test("A key command of the app comes first, and its method may have the action's name")
  func commandsOfTheApp() {
    let drawing = Drawing()
    window.rootViewController = drawing
    window.undoManager?.registerUndo(withTarget: root) { $0.value = 5 }
    #expect(pressZ(.command))
    #expect(drawing.undone == 1 && root.value == 0)
    #expect(drawing.canPerformAction(Selector("undo:", Drawing.undo(_:)), withSender: nil))
  }

  @Test("A method with an argument undoes a change")
  func selectors() {
    let manager = UndoManager()
    manager.registerUndo(withTarget: root, selector: Selector("undo:", Counter.undo(_:)), object: nil)
    manager.undo()
    #expect(root.undone == 1)
  }
}
