extension ModuleIndex {
  /// Whether a member of an extension overrides, or is overridden, so that the body of its class has to have it.
  func takesPart(_ name: String, isOverride: Bool, method: MethodFacts?, of type: String) -> Bool {
    if isOverride || isOverridden(name, of: type) { return true }
    guard let method else { return false }
    return !method.hasResult && conformer(above: type, without: method) != nil
  }

  /// The members that the body of a class passes on to its extensions in other files.
  func passedOn(by type: String) -> [OverridableFacts] {
    declarations(of: type).filter { $0.kind == .extension }.flatMap(\.overridable).filter {
      takesPart($0.name, isOverride: $0.isOverride, method: $0.method, of: type)
    }
  }
}
