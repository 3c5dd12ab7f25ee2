import SwiftSyntax

/// Protocols of Objective-C become protocols of classes.
///
/// An optional method becomes a requirement that throws, with an implementation that does so. Methods that do not throw fulfil it, and
/// `try?` of a call is what an optional call is. An optional property becomes one that throws, in a protocol of its own that the protocol
/// inherits from, beside a property of the optional type in an extension.
final class ProtocolPass: Pass {
  static let error = "OptionalRequirementIsNotImplemented()"

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.named("objc") != nil, let name = node.memberBlock.enclosingType else {
      return .visitChildren
    }
    var requirements = OptionalRequirements(node, name: name)
    for member in node.memberBlock.members {
      guard let modifier = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.named("optional")
      else { continue }
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        requirements.methods.append(method)
        makeThrowing(method, modifier)
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        requirements.properties.append(property)
        edits.blank(property)
      } else {
        edits.blank(member.decl)
        translation.remark(member.decl, "an optional subscript is left out of the protocol")
      }
    }
    inherit(node, requirements)
    edits.insert(requirements.declarations, after: node.outermost)
    return .visitChildren
  }

  private func makeThrowing(_ method: FunctionDeclSyntax, _ modifier: DeclModifierSyntax) {
    edits.blank(modifier)
    let effects = method.signature.effectSpecifiers
    guard effects?.throwsClause == nil else { return }
    if let async = effects?.asyncSpecifier {
      edits.insert(" throws", after: async)
    } else {
      edits.insert(" throws", after: method.signature.parameterClause)
    }
  }

  /// Objective-C's protocols are of classes.
  private func inherit(_ node: ProtocolDeclSyntax, _ requirements: OptionalRequirements) {
    let hidden = requirements.properties.isEmpty ? [] : [requirements.protocolOfProperties]
    guard let clause = node.inheritanceClause else {
      let types = hidden.isEmpty ? "AnyObject" : hidden[0]
      return edits.insert(
        ": \(types)", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
    }
    let inherited = clause.inheritedTypes.map { $0.type.trimmedDescription }
    let missing =
      (inherited.contains("AnyObject") || inherited.contains("class") ? [] : ["AnyObject"]) + hidden
    if let first = clause.inheritedTypes.first, !missing.isEmpty {
      edits.insert(missing.joined(separator: ", ") + ", ", before: first)
    }
  }
}

/// The optional requirements of a protocol.
private struct OptionalRequirements {
  let name: String
  let access: String
  /// Attributes such as `@MainActor`.
  let attributes: String
  var methods: [FunctionDeclSyntax] = []
  var properties: [VariableDeclSyntax] = []

  init(_ node: ProtocolDeclSyntax, name: String) {
    self.name = name
    access = node.modifiers.access
    attributes = node.attributes.filter {
      guard case .attribute(let attribute) = $0 else { return false }
      return attribute.attributeName.trimmedDescription.hasSuffix("Actor")
    }.map { $0.trimmedDescription + " " }.joined()
  }

  /// The protocol of the properties.
  var protocolOfProperties: String {
    "_\(name.split(separator: ".").joined(separator: "_"))Properties"
  }

  /// The declarations beside the protocol, on the line of its end.
  var declarations: String {
    var result = ""
    if !methods.isEmpty {
      result += "; \(attributes)extension \(name) { \(methods.map(implementation).joined(separator: "; ")) }"
    }
    guard !properties.isEmpty else { return result }
    let bindings = properties.flatMap { property in
      property.bindings.map { (isStatic: property.modifiers.named("static") != nil, binding: $0) }
    }
    let requirements = bindings.map { declaration($0.isStatic, $0.binding, access: "") + " { get throws }" }
    let defaults = bindings.map {
      declaration($0.isStatic, $0.binding, access: access) + " { get throws { throw \(ProtocolPass.error) } }"
    }
    let values = bindings.map(value)
    result +=
      "; \(attributes)\(access)protocol \(protocolOfProperties): AnyObject { \(requirements.joined(separator: "; ")) }"
    result += "; \(attributes)extension \(protocolOfProperties) { \(defaults.joined(separator: "; ")) }"
    return result + "; \(attributes)extension \(name) { \(values.joined(separator: "; ")) }"
  }

  private func implementation(_ method: FunctionDeclSyntax) -> String {
    let signature = method.signature
    let effects = signature.effectSpecifiers
    let kind = method.modifiers.named("static") != nil ? "static " : ""
    let async = effects?.asyncSpecifier == nil ? "" : " async"
    let result = signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
    let head = "\(method.name.text)\(method.genericParameterClause?.trimmedDescription ?? "")"
    let conditions = method.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let text = "\(access)\(kind)func \(head)\(signature.parameterClause.trimmedDescription)\(async) throws"
    return (text + result + conditions).onOneLine + " { throw \(ProtocolPass.error) }"
  }

  // Without the attribute `let title = delegate.title` would be ambiguous.
  private func declaration(_ isStatic: Bool, _ binding: PatternBindingSyntax, access: String) -> String {
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "Never"
    let kind = isStatic ? "static " : ""
    return "@_disfavoredOverload \(access)\(kind)var \(binding.pattern.trimmedDescription): \(type.onOneLine)"
  }

  private func value(_ isStatic: Bool, _ binding: PatternBindingSyntax) -> String {
    let name = binding.pattern.trimmedDescription
    let type = binding.typeAnnotation?.type
    let isOptional = type?.is(OptionalTypeSyntax.self) == true
    let written = (type?.trimmedDescription ?? "Never").onOneLine
    let result = isOptional ? written : "(\(written))?"
    let base =
      isStatic ? "(self as any \(protocolOfProperties).Type)" : "(self as any \(protocolOfProperties))"
    return "\(access)\(isStatic ? "static " : "")var \(name): \(result) { try? \(base).\(name) }"
  }
}

extension SyntaxProtocol {
  /// The declaration of the file that this one stands in, or this one. Extensions are declared beside it.
  fileprivate var outermost: Syntax {
    var result = Syntax(self)
    var node = parent
    while let current = node {
      if current.isProtocol((any DeclGroupSyntax).self) { result = current }
      node = current.parent
    }
    return result
  }
}
