import SwiftSyntax

/// A member of an extension that Objective-C would let classes override.
///
/// Swift allows overriding in the body of a class alone. If the class is in another file, its body gets a member that calls the one of the
/// extension under another name.
struct OverridableFacts: Codable, Equatable {
  /// The name of a method with its labels, or of a property.
  var name: String
  var isOverride: Bool
  /// The member of the class: what stands in front of its keyword without `override`, the keyword and what follows, with its body.
  var modifiers: String
  var declaration: String
  /// A method as far as delegates need it.
  var method: MethodFacts?

  /// Returns the name that the member of the extension has then.
  static func movedName(_ name: String) -> String { "moved_\(name)" }

  /// Nil for members that no class overrides, and for those whose calls cannot be passed on.
  init?(_ member: DeclSyntax, in extending: ExtensionDeclSyntax) {
    guard extending.genericWhereClause == nil, let name = member.memberName,
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.named("final") == nil, modifiers.named("static") == nil,
      modifiers.named("override") != nil
        || extending.modifiers.access != "fileprivate " && modifiers.access != "fileprivate "
    else { return nil }
    let function = member.as(FunctionDeclSyntax.self), variable = member.as(VariableDeclSyntax.self)
    guard let declaration = function?.passedOn ?? variable?.passedOn else { return nil }
    let access = modifiers.access.isEmpty ? extending.modifiers.access : modifiers.access
    (self.name, self.declaration) = (name, declaration)
    isOverride = member.isOverride
    self.modifiers =
      (access == "public " && modifiers.named("open") != nil
        ? "open " : access == "fileprivate " ? "" : access)
      + (modifiers.named("class") == nil ? "" : "class ")
    method = function.map { MethodFacts($0, exposed: false) }
  }

  /// The node of a member's name, which another name replaces.
  static func nameToken(of member: DeclSyntax) -> TokenSyntax? {
    if let function = member.as(FunctionDeclSyntax.self) { return function.name }
    return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier
  }
}

extension FunctionDeclSyntax {
  /// The method with a body that calls the same one under its other name; nil if its arguments cannot be passed on.
  fileprivate var passedOn: String? {
    guard genericParameterClause == nil, name.text.first.map({ $0.isLetter || $0 == "_" }) == true,
      signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text != "rethrows"
    else { return nil }
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let type = parameter.type.trimmedDescription
      if type.hasPrefix("@autoclosure") { return nil }
      let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
      let name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { return nil }
      arguments.append(label + (type.hasPrefix("inout ") ? "&" : "") + name)
    }
    let effects =
      (signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    let call = "\(OverridableFacts.movedName(name.identifierText))(\(arguments.joined(separator: ", ")))"
    return "func \(name.text)\(signature.trimmedDescription.onOneLine) { \(effects)\(call) }"
  }
}

extension VariableDeclSyntax {
  /// The computed property with accessors that use the same one under its other name.
  fileprivate var passedOn: String? {
    guard bindings.count == 1, let binding = bindings.first,
      let type = binding.typeAnnotation?.trimmedDescription,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let moved = OverridableFacts.movedName(name.identifierText)
    let start = "var \(name.text)\(type.onOneLine) { "
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return start + "\(moved) }" }
    let kinds = list.map(\.accessorSpecifier.text)
    guard kinds.contains("get"), list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
    return start + (kinds.contains("set") ? "get { \(moved) } set { \(moved) = newValue } }" : "\(moved) }")
  }
}
