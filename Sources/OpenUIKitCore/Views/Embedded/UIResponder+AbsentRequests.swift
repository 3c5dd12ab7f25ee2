// Responders of pages have no edit actions and no added commands of keys.
extension UIResponder {
  var addedKeyCommands: [UIKeyCommand]? { nil }
}

enum EditActions {
  static func contains(_ action: Selector) -> Bool { false }
}
