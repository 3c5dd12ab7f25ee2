/// The declarations of all files of a module, and what they mean together.
public struct ModuleIndex: Codable, Equatable, Sendable {
  private var types: [TypeFacts]
  let creations: [Creation]
  private let classValues: [String: String]
  private let parameters: [String: [String: String]]

  /// The classes of other modules that are translated.
  private let elsewhere: Set<String>

  /// The declarations of a module's files, and of the files of other modules.
  public init(_ own: [FileFacts] = [], others: [FileFacts] = []) {
    let files = own + others
    types = files.flatMap(\.types)
    elsewhere = Set(others.flatMap(\.types).filter { $0.kind == .class }.map(\.name))
    creations = Set(files.flatMap(\.creations)).sorted { "\($0)" < "\($1)" }
    classValues = files.reduce(into: [:]) { all, file in all.merge(file.classValues) { min($0, $1) } }
    parameters = files.reduce(into: [:]) { all, file in
      all.merge(file.parameters) { $0.merging($1) { min($0, $1) } }
    }
  }

  /// The written name of a class that is created.
  func name(of reference: ClassReference) -> String? {
    switch reference {
    case .type(let name): name
    case .property(let name): classValues[name]
    case .parameter(let name, let type): parameters[type]?[name]
    }
  }

  /// The declarations and extensions of a type. A nested type is found by its last name too, as within its outer type.
  func declarations(of name: String) -> [TypeFacts] {
    let exact = types.filter { $0.name == name }
    return exact.isEmpty ? types.filter { $0.name.hasSuffix("." + name) } : exact
  }

  /// Whether the module itself declares a class, whose body can pass members on.
  func declaresClass(_ type: String) -> Bool {
    !elsewhere.contains(type) && declarations(of: type).contains { $0.kind == .class }
  }

  /// Whether the module declares a type with a name outside of other types.
  func declares(_ name: String) -> Bool {
    types.contains { $0.name == name && $0.kind != .extension }
  }

  /// The types of this module that state one of the types after their colon, without those that they stand in.
  func types(inheritingAnyOf names: Set<String>) -> [String] {
    types.filter { $0.kind != .extension && !names.isDisjoint(with: $0.inherited) }
      .map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
  }

  /// The class that a class inherits from, as far as the module declares it.
  func superclass(of name: String) -> String? {
    declarations(of: name).first { $0.kind == .class }?.inherited.first
  }

  /// A class and the classes above it; the last one is a class of another module, or a protocol.
  func ancestry(of name: String) -> [String] {
    var line = [name]
    while let next = superclass(of: line[line.count - 1]), !line.contains(next) { line.append(next) }
    return line
  }

  /// The methods of a type and of its superclasses in this module with a base name; those of the nearest class that has any.
  func methods(named base: String, in type: String) -> [MethodFacts] {
    for name in ancestry(of: type) {
      let found = declarations(of: name).flatMap(\.methods).filter { $0.base == base }
      let exposed = found.filter(\.isExposed)
      if !found.isEmpty { return exposed.isEmpty ? found : exposed }
    }
    return []
  }

  /// The method with a name in Objective-C: that of a class or of the classes above it, or else the only one in the module.
  func exposedMethod(selector: String, near type: String?) -> (type: String, method: MethodFacts)? {
    for name in type.map(ancestry) ?? [] {
      let found = methods(of: name).first { $0.isExposed && $0.selectorName == selector }
      if let found, let type { return (type, found) }
    }
    let others = types.flatMap { declaration in
      declaration.methods.filter { $0.isExposed && $0.selectorName == selector }.map {
        (type: declaration.name, method: $0)
      }
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The written type of a property of a type or of its superclasses in this module.
  func type(of property: String, in type: String) -> String? {
    for name in ancestry(of: type) {
      for declaration in declarations(of: name) {
        if let type = declaration.properties[property], !type.isEmpty { return type }
      }
    }
    return nil
  }

  /// Whether a protocol of this module has an optional method that is called with these labels.
  func hasOptionalMethod(_ base: String, labels: [String?], trailingClosures: Int) -> Bool {
    types.contains { type in
      type.kind == .protocol
        && type.methods.contains {
          $0.isOptional && $0.base == base && $0.labels.count == labels.count + trailingClosures
            && $0.labels.starts(with: labels)
        }
    }
  }

  /// Whether a type of this module has a property of this name.
  func hasProperty(_ name: String) -> Bool {
    types.contains { $0.properties[name] != nil }
  }

  /// Whether a class below a class of this module overrides a member.
  func isOverridden(_ member: String, of type: String) -> Bool {
    types.contains { other in
      other.overrides.contains(member) && other.name != type
        && ancestry(of: other.name).dropFirst().contains(type)
    }
  }

  // Delegates

  /// The class above a class that conforms to a delegate's protocol of UIKit without a method of it, which the class implements. Swift
  /// calls what that class has.
  func conformer(above type: String, without method: MethodFacts) -> String? {
    guard method.isOfDelegate, !method.isOverride, !method.isStatic else { return nil }
    let above = ancestry(of: type).dropFirst().filter { name in
      declarations(of: name).contains { $0.kind == .class }
    }
    let implements = above.contains { name in
      declarations(of: name).flatMap(\.methods).contains { $0.reference == method.reference }
    }
    // UIKit's own table and collection controllers implement their protocols.
    return implements ? nil : above.last { conformsToDelegate($0) }
  }

  private func conformsToDelegate(_ type: String) -> Bool {
    declarations(of: type).flatMap(\.inherited).contains {
      $0.hasPrefix("UI")
        && ($0.hasSuffix("Delegate") || $0.contains("DataSource") || $0.hasSuffix("DelegateFlowLayout"))
    }
  }

  /// The methods of delegates that a class has to have because a class below it implements them.
  func missingDelegateMethods(of type: String) -> [MethodFacts] {
    var result: [MethodFacts] = []
    for declaration in types where declaration.name != type && ancestry(of: declaration.name).contains(type) {
      for method in declaration.methods
      where !method.hasResult && conformer(above: declaration.name, without: method) == type
        && !result.contains(where: { $0.reference == method.reference })
      {
        result.append(method)
      }
    }
    return result
  }

  /// Whether a class that changes rows leaves it to UIKit whether they can be changed. Classes below another one that does so inherit
  /// the decision, and a diffable data source allows no changes unless it decides so itself.
  func lacksDecision(_ decision: String, about change: MethodFacts, of type: String) -> Bool {
    let line = ancestry(of: type)
    guard line.last?.hasSuffix("DiffableDataSource") != true else { return false }
    let above = line.dropFirst().flatMap(methods)
    return !(methods(of: type) + above).contains { $0.reference == decision }
      && !above.contains { $0.reference == change.reference }
  }

  private func methods(of type: String) -> [MethodFacts] {
    declarations(of: type).flatMap(\.methods)
  }

  // Interface Builder

  /// Returns the parts of a class that files may name, in its declaration and its extensions.
  func exposed(of name: String) -> ExposedFacts {
    declarations(of: name).reduce(into: ExposedFacts()) { all, declaration in
      all.outlets += declaration.exposed.outlets
      all.actions += declaration.exposed.actions
      all.segueActions += declaration.exposed.segueActions
      guard declaration.kind == .class else { return }
      all.name = declaration.exposed.name
      all.isPrivate = declaration.exposed.isPrivate
      all.isGeneric = declaration.exposed.isGeneric
    }
  }

  /// The class of this module that a file names: by its name in Objective-C, or in Swift.
  func classNamed(_ name: String) -> String? {
    types.first { $0.kind == .class && $0.exposed.name == name }?.name
      ?? types.first { $0.kind == .class && $0.name == name }?.name
  }

  /// The classes above a class that the module declares, from the nearest.
  func classesAbove(_ name: String) -> [String] {
    ancestry(of: name).dropFirst().filter { declarations(of: $0).contains { $0.kind == .class } }
  }

  /// The extensions of classes of other modules whose members files may name.
  var exposingExtensions: [(type: String, facts: ExposedFacts)] {
    types.filter { $0.kind == .extension && $0.exposed.hasMembers && !declares($0.name) }
      .map { ($0.name, $0.exposed) }
  }

  // Initialisers

  /// The initialisers that have to be provided by a class because a class above it in this module makes them required.
  func requiredAbove(_ type: String) -> [InitializerFacts] {
    var result: [InitializerFacts] = []
    for name in ancestry(of: type).dropFirst() {
      for initializer in initializers(of: name)
      where isCreated(name, labels: initializer.labels)
        && !result.contains(where: { $0.labels == initializer.labels })
      {
        result.append(initializer)
      }
    }
    return result
  }

  /// The initialisers in the body of a class.
  func initializers(of type: String) -> [InitializerFacts] {
    declarations(of: type).filter { $0.kind == .class }.flatMap(\.initializers)
  }
}
