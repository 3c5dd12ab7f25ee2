extension ModuleIndex {
  /// How an object is created whose class is known only at run time; nil if neither the module nor UIKit has the class.
  func kind(of creation: Creation) -> CreationKind? {
    guard let name = createdClass(creation.reference) else { return nil }
    let line = ancestry(of: name)
    if line.contains(where: { initializers(of: $0).contains { $0.labels == creation.labels } }) {
      return .required
    }
    let isOfUIKit = line.last.map(Self.isClassOfUIKit) == true && !declares(line[line.count - 1])
    return isOfUIKit && Self.creatingLabels.contains(creation.labels) ? .ofUIKit : nil
  }

  /// The class of a creation: that which a protocol requires, if a protocol is named.
  private func createdClass(_ reference: ClassReference) -> String? {
    guard let name = name(of: reference) else { return nil }
    guard let proto = declarations(of: name).first(where: { $0.kind == .protocol }) else { return name }
    return proto.inherited.first { inherited in
      declarations(of: inherited).contains { $0.kind == .class } || Self.isClassOfUIKit(inherited)
    }
  }

  /// Whether a name is that of a class of UIKit, as far as names show it.
  static func isClassOfUIKit(_ name: String) -> Bool {
    if name.hasSuffix("Delegate") || name.contains("DataSource") { return false }
    return name.hasPrefix("UI") || InitializerPass.layers.contains(name)
  }

  /// The arguments of UIKit's initialisers by which the module `ObjectCreation` creates objects.
  private static let creatingLabels: Set<[String?]> = [
    [], ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"], ["style", "reuseIdentifier"],
    ["type"],
    ["image"], ["nibName", "bundle"], ["rootViewController"], ["style"], ["collectionViewLayout"],
    ["target", "action"],
  ]

  /// Whether the initialiser of a class has to be `required`, because the class is created through a value of its type. Those of UIKit
  /// with arguments are found by themselves.
  func isCreated(_ type: String, labels: [String?]) -> Bool {
    let line = ancestry(of: type)
    return creations.contains { creation in
      guard creation.labels == labels, let created = createdClass(creation.reference),
        line.contains(where: { $0 == created || $0.hasSuffix("." + created) })
      else { return false }
      return labels.isEmpty || kind(of: creation) == .required
    }
  }

  /// Whether a class has an initialiser without arguments by which it is created as a class of UIKit's.
  func isCreatedWithoutArguments(_ type: String) -> Bool {
    guard initializers(of: type).contains(where: { $0.labels.isEmpty && !$0.isFailable && !$0.isPrivate })
    else { return false }
    let line = ancestry(of: type)
    return creations.contains { creation in
      guard creation.labels.isEmpty, let created = createdClass(creation.reference) else { return false }
      return line.contains(created) && kind(of: creation) == .ofUIKit
    }
  }
}
