/// The actions that undo and redo, with the keys of the system.
enum UndoActions: ViewTreeConfined {
  static var undo: Selector { Selector("undo:", UIResponder.undoLastChange(_:)) }
  static var redo: Selector { Selector("redo:", UIResponder.redoLastChange(_:)) }

  static var keyCommands: [UIKeyCommand] {
    [
      UIKeyCommand(input: "z", modifierFlags: .command, action: undo),
      UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: redo),
    ]
  }

  /// A responder without methods of an app.
  fileprivate static var plainResponder: UIResponder { sharedObject(UIResponder()) }
}

extension UIResponder {
  /// Whether a command is enabled after the responder has changed it.
  func validates(_ command: UICommand) -> Bool {
    validate(command)
    return !command.attributes.contains(.disabled)
  }

  /// Undoes the last change of the undo manager in the chain. No public member, because apps have methods of the name `undo(_:)`.
  final func undoLastChange(_ sender: Any?) { undoManager?.undo() }
  /// Redoes the change that was undone last.
  final func redoLastChange(_ sender: Any?) { undoManager?.redo() }

  /// Whether there is something to undo or redo; nil for other actions, also those of an app that have the same names.
  func allowsUndo(_ action: Selector) -> Bool? {
    let isUndo = action == UndoActions.undo
    guard isUndo || action == UndoActions.redo, action.isMethod(of: UndoActions.plainResponder) else {
      return nil
    }
    return (isUndo ? undoManager?.canUndo : undoManager?.canRedo) ?? false
  }
}

extension UIWindow {
  /// Undoes or redoes by the keys of the system. Returns false for other keys, while a text element of the host has the focus, and if
  /// nothing can be undone or redone.
  func performUndoCommand(_ key: UIKey, from start: UIResponder) -> Bool {
    guard textKeys == .performed else { return false }
    for command in UndoActions.keyCommands {
      guard let action = command.action(for: key), let target = start.responder(for: action, from: command)
      else { continue }
      action(target, [command])
      return true
    }
    return false
  }
}
