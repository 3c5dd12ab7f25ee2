import SwiftParser
import SwiftSyntax

/// A member that stands for a requirement of a protocol, and stops the program.
struct RequirementStub {
  /// The member's text.
  let text: String
  /// Whether the member is an initialiser: in a structure's own braces it would replace the one by members.
  let isInitializer: Bool

  /// Makes the member of a requirement as the protocol declares it; nil for a requirement that no member can stop, such as a type.
  init?(_ requirement: String, in type: Syntax, message: String) {
    let trap = "Swift.fatalError(\(message.asLiteral))"
    let tree = Parser.parse(source: "protocol P { \(requirement) }")
    guard !tree.hasError,
      let item = tree.statements.first?.item.as(ProtocolDeclSyntax.self)?.memberBlock.members.first,
      let group = type.asProtocol((any DeclGroupSyntax).self)
    else { return nil }
    let isClass = type.is(ClassDeclSyntax.self)
    let isPublic = group.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let access = isPublic ? "public " : ""
    let own = type.asProtocol((any NamedDeclSyntax).self)?.name.text
    let name = { (text: String) in own.map { Self.naming(text, $0) } ?? text }
    isInitializer = item.decl.is(InitializerDeclSyntax.self)
    if let declared = item.decl.as(FunctionDeclSyntax.self) {
      // Only the result of a class's method may be `Self`.
      let parameters = name(declared.signature.parameterClause.trimmedDescription)
      let rest = [
        declared.signature.effectSpecifiers?.trimmedDescription,
        declared.signature.returnClause?.trimmedDescription,
        declared.genericWhereClause?.trimmedDescription,
      ].compactMap { $0 }.joined(separator: " ")
      let generic = declared.genericParameterClause?.trimmedDescription ?? ""
      text =
        "\(access)\(Self.modifiers(declared.modifiers, isClass))func \(declared.name.text)\(generic)\(parameters) \(rest) { \(trap) }"
    } else if let declared = item.decl.as(InitializerDeclSyntax.self) {
      let clause = name(declared.with(\.attributes, []).with(\.modifiers, []).trimmedDescription)
      text = "\(access)\(isClass ? "required " : "")\(clause) { \(trap) }"
    } else if let declared = item.decl.as(VariableDeclSyntax.self), let binding = declared.bindings.first,
      let annotation = binding.typeAnnotation
    {
      let start = "\(access)\(Self.modifiers(declared.modifiers, isClass))var "
      text =
        start + "\(binding.pattern.trimmedDescription)\(annotation.trimmedDescription) "
        + Self.accessors(binding.accessorBlock, trap)
    } else if let declared = item.decl.as(SubscriptDeclSyntax.self) {
      let clause =
        declared.parameterClause.trimmedDescription + " " + declared.returnClause.trimmedDescription
      text = access + "subscript\(name(clause)) " + Self.accessors(declared.accessorBlock, trap)
    } else {
      return nil
    }
  }

  /// Structures change by `mutating` methods, classes without.
  private static func modifiers(_ list: DeclModifierListSyntax, _ isClass: Bool) -> String {
    list.map(\.name.text).filter { ["static", "nonisolated"].contains($0) || $0 == "mutating" && !isClass }
      .map { $0 + " " }.joined()
  }

  private static func accessors(_ block: AccessorBlockSyntax?, _ trap: String) -> String {
    let isSettable = block?.trimmedDescription.split { !$0.isLetter }.contains("set") == true
    return isSettable ? "{ get { \(trap) } set { \(trap) } }" : "{ \(trap) }"
  }

  private static func naming(_ text: String, _ name: String) -> String {
    text.replacing(/\bSelf\b(?!\.)/, with: name)
  }
}
