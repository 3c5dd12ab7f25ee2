import SwiftParser
import SwiftSyntax

/// Members of extensions that override, or that a subclass overrides. Without Objective-C only members in the body of a class do so:
/// they are moved there, if the class is in the same file. A class in another file passes the calls on to the member, which gets another name.
struct MovedOverrides {
  private(set) var text: String
  private(set) var remarks: [Remark] = []

  init(_ source: String, path: String, index: ModuleIndex) {
    text = source
    guard source.contains("extension") else { return }
    let tree = Parser.parse(source: source)
    let finder = OverrideFinder(tree, index: index)
    guard !finder.found.isEmpty else { return }
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    let edits = Edits(Array(source.utf8))
    for found in finder.found {
      let line = lines.location(for: found.member.positionAfterSkippingLeadingTrivia).line
      if let body = finder.bodies[found.type] {
        let end = lines.location(for: body.rightBrace.positionAfterSkippingLeadingTrivia).line
        edits.blank(found.member)
        let (start, rest) = (directive(path, line), directive(path, end))
        edits.insert("\n\(start)\(found.text)\n\(rest)", before: body.rightBrace)
      } else if found.isPassedOn {
        rename(found.member, edits)
      } else if found.member.isOverride {
        edits.blank(found.member)
        remarks.append(
          Remark(line: line, message: "an override in an extension is left out: its class is in another file")
        )
      } else {
        remarks.append(
          Remark(
            line: line,
            message: "this member of an extension takes part in no overriding: its class is in another file")
        )
      }
    }
    text = edits.result
  }

  private func rename(_ member: DeclSyntax, _ edits: Edits) {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if let override = modifiers?.named("override") { edits.blank(override) }
    if let open = modifiers?.named("open") { edits.replace(open, by: "public") }
    if let name = OverridableFacts.nameToken(of: member) {
      edits.replace(name, by: OverridableFacts.movedName(name.identifierText))
    }
  }

  private func directive(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(path.asLiteral), line: \(line))\n"
  }
}

private final class OverrideFinder: SyntaxVisitor {
  struct Found {
    var type: String
    var member: DeclSyntax
    /// The access level of the extension, where the member has none.
    var access: String
    /// Whether the class, in another file, passes calls of the member on.
    var isPassedOn: Bool

    /// The member as it stands in a class: attributes, the access level, and the rest.
    var text: String {
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes.trimmedDescription ?? ""
      let rest = member.trimmedDescription.dropFirst(attributes.count)
      return attributes.isEmpty ? access + rest : "\(attributes) \(access)\(rest.drop { $0 == " " })"
    }
  }

  private(set) var found: [Found] = []
  /// The bodies of the classes in the file, by their names.
  private(set) var bodies: [String: MemberBlockSyntax] = [:]
  private let index: ModuleIndex

  init(_ tree: SourceFileSyntax, index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.memberBlock.enclosingType { bodies[name] = node.memberBlock }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil, let type = node.memberBlock.enclosingType else {
      return .visitChildren
    }
    for member in node.memberBlock.members {
      let method = member.decl.as(FunctionDeclSyntax.self).map { MethodFacts($0, exposed: false) }
      guard let name = member.decl.memberName,
        index.takesPart(name, isOverride: member.decl.isOverride, method: method, of: type)
      else { continue }
      let own = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.access ?? ""
      let isPassedOn = index.declaresClass(type) && OverridableFacts(member.decl, in: node) != nil
      found.append(
        Found(
          type: type, member: member.decl, access: own.isEmpty ? node.modifiers.access : "",
          isPassedOn: isPassedOn))
    }
    return .visitChildren
  }
}
