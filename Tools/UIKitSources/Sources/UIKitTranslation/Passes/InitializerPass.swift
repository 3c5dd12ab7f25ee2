import SwiftSyntax

/// Initialisers of classes that are created through a value of their type become `required`. OpenUIKit creates cells by required
/// initialisers of its own, which a class without the common ones has to provide.
final class InitializerPass: Pass {
  /// The initialisers that a class of cells has to provide, by the class of UIKit that it inherits from.
  private static let cells: [(class: String, labels: [String?], initializer: String)] = [
    (
      "UITableViewCell", ["style", "reuseIdentifier"],
      "required convenience init(_style style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
    ),
    ("UICollectionReusableView", ["frame"], "required convenience init(_frame frame: CGRect)"),
    ("UICollectionViewCell", ["frame"], "required convenience init(_frame frame: CGRect)"),
    ("UINavigationBar", ["frame"], "required convenience init(_frame frame: CGRect)"),
    ("UIToolbar", ["frame"], "required convenience init(_frame frame: CGRect)"),
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.memberBlock.enclosingType else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      makeRequired(initializer, of: name, isPublic: access(of: node) != "")
    }
    provideMissing(node, name)
    provideCreation(node, name)
    return .visitChildren
  }

  private func makeRequired(_ node: InitializerDeclSyntax, of type: String, isPublic: Bool) {
    guard node.modifiers.named("required") == nil, node.modifiers.access != "fileprivate ",
      index.isCreated(type, labels: node.signature.parameterClause.parameters.labels)
    else { return }
    if let override = node.modifiers.named("override"), isRequiredAbove(node, type) {
      edits.replace(override, by: "required")  // Which implies the other.
    } else {
      // It has to be as visible as its class.
      edits.insert(
        isPublic && node.modifiers.access == "" ? "public required " : "required ", before: node.initKeyword)
    }
  }

  /// A class with an initialiser without arguments is created by it where a class of UIKit is created, as in `kinds[0].init()`.
  private func provideCreation(_ node: ClassDeclSyntax, _ name: String) {
    guard !translation.options.isEmbedded, index.isCreatedWithoutArguments(name),
      !index.classesAbove(name).contains(where: index.isCreatedWithoutArguments),
      let inherited = node.inheritanceClause?.inheritedTypes.last
    else { return }
    translation.createsByClass = true
    edits.insert(", CreatedWithoutArguments", after: inherited)
    edits.insert(
      " \(access(of: node))static func createdObject() -> AnyObject { self.init() };",
      after: node.memberBlock.leftBrace)
  }

  private func isRequiredAbove(_ node: InitializerDeclSyntax, _ type: String) -> Bool {
    let labels = node.signature.parameterClause.parameters.labels
    return index.requiredAbove(type).contains { $0.labels == labels }
  }

  /// A class with designated initialisers of its own inherits none.
  private func provideMissing(_ node: ClassDeclSyntax, _ name: String) {
    let own = index.initializers(of: name)
    if let copying = copying(own, of: node, name) { edits.insert(copying, after: node.memberBlock.leftBrace) }
    guard own.contains(where: { !$0.isConvenience && $0.labels != ["coder"] }) else { return }
    var missing = index.requiredAbove(name).filter { above in !own.contains { $0.labels == above.labels } }
      .map { "required init\($0.isFailable ? "?" : "")\($0.signature.onOneLine)" }
    let ancestry = index.ancestry(of: name)
    for cell in Self.cells
    where ancestry.last == cell.class && !own.contains(where: { $0.labels == cell.labels }) {
      missing.append(access(of: node) + cell.initializer)
    }
    let text = missing.map { " \($0) { fatalError(\"\(name) has no such initializer\") };" }.joined()
    if !text.isEmpty { edits.insert(text, after: node.memberBlock.leftBrace) }
  }

  /// The classes of layers that OpenUIKit copies, for presentation layers and as layers of views.
  static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
  ]

  /// The initialiser that copies layers, of a class that does not inherit it. A layer that UIKit would create by an initialiser that its class
  /// lacks stops the program there as well.
  private func copying(
    _ own: [InitializerFacts], of node: ClassDeclSyntax, _ name: String
  ) -> String? {
    let inherits = [[], ["layer"], ["coder"]].allSatisfy { labels in own.contains { $0.labels == labels } }
    guard !inherits, own.contains(where: { !$0.isConvenience }), let last = index.ancestry(of: name).last,
      Self.layers.contains(last)
    else { return nil }
    func branch(_ labels: [String?], _ call: String) -> String {
      let isThere = own.contains { $0.labels == labels && !$0.isFailable }
      return isThere ? "{ \(call) }" : "{ fatalError(\"\(name) has no such initializer\") }"
    }
    let copies = own.contains { $0.labels == ["layer"] && !$0.isFailable }
    let copy = branch(["layer"], "self.init(layer: original)"), new = branch([], "self.init()")
    return
      " \(access(of: node))required convenience init(_copyOf original: CALayer?) { if \(copies ? "let original" : "original != nil") \(copy) else \(new) };"
  }

  private func access(of node: ClassDeclSyntax) -> String {
    node.modifiers.access == "public " ? "public " : ""
  }
}
