import SwiftParser
import SwiftSyntax

/// Members of extensions that override, or that a subclass overrides. Without Objective-C only members in the body of a class do so:
/// they are moved there, if the class is in the same file.
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
      guard let name = member.decl.memberName,
        member.decl.isOverride || index.isOverridden(name, of: type) || isOfDelegate(member.decl, type)
      else { continue }
      let own = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.access ?? ""
      found.append(Found(type: type, member: member.decl, access: own.isEmpty ? node.modifiers.access : ""))
    }
    return .visitChildren
  }

  /// Whether a method becomes an override (`DelegatePass`).
  private func isOfDelegate(_ member: DeclSyntax, _ type: String) -> Bool {
    guard let method = member.as(FunctionDeclSyntax.self).map({ MethodFacts($0, exposed: false) }) else {
      return false
    }
    return !method.hasResult && index.conformer(above: type, without: method) != nil
  }
}
