extension AssociatedObjects {
  /// The owner's name in messages, from an associated value: the text that the value shows in a playground,
  /// if it has one. So other modules can name views without a type of OpenUIKit.
  package var nameOfOwner: String? {
    switch objects {
    case .none: nil
    case .only(let object, _): Self.name(from: object)
    case .entries(let first): first.firstName(Self.name)
    }
  }

  private static func name(from object: AnyObject) -> String? {
    guard let named = object as? any CustomPlaygroundDisplayConvertible else { return nil }
    return named.playgroundDescription as? String
  }
}
