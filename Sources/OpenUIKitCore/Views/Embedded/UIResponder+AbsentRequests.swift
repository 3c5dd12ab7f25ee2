// Responders of pages have no edit actions, no undo managers and no added commands of keys.
extension UIResponder {
  var addedKeyCommands: [UIKeyCommand]? { nil }

  func allowsUndo(_ action: Selector) -> Bool? { nil }
  func validates(_ command: UICommand) -> Bool { true }
}

extension UIWindow {
  func performUndoCommand(_ key: UIKey, from start: UIResponder) -> Bool { false }
}

enum EditActions {
  static func contains(_ action: Selector) -> Bool { false }
}
