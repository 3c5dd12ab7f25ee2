extension UIResponder {
  /// The commands that `addKeyCommand` has added; nil for none.
  final var addedKeyCommands: [UIKeyCommand]? {
    record.flatMap { $0.requests.keyCommands.isEmpty ? nil : $0.requests.keyCommands }
  }
}
