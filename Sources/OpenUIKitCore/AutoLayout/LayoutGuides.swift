import ConstraintSolver
@_spi(Layout) import OpenUIKitLayout

/// The guides of a view: those that code has added, and the system's, each created on first use.
struct LayoutGuides {
  /// The added guides, in order.
  var added: [UILayoutGuide] = []
  /// The existing system guides, in the order of their first use.
  var system: [SystemLayoutGuide] = []

  /// The layout guides of the view's controller.
  var supports: [LayoutSupportGuide] = []

  /// Whether no guide exists.
  var isEmpty: Bool { added.isEmpty && system.isEmpty && supports.isEmpty }

  /// Calls `body` for all existing guides.
  func forEach(_ body: (UILayoutGuide) -> Void) {
    for guide in system { body(guide) }
    for guide in supports { body(guide) }
    for guide in added { body(guide) }
  }
}

/// A guide of the system inside its owning view's bounds, or a scroll view's content, with an inset at each
/// edge.
final class SystemLayoutGuide: UILayoutGuide {
  override nonisolated var describedTypeName: String { "UILayoutGuide" }

  /// The insets of a system guide.
  enum Kind {
    case layoutMargins
    case safeArea
    case readableContent
    /// The margins of a scroll view, around its content.
    case contentMargins

    /// UIKit's identifier of the guide.
    var identifier: String {
      switch self {
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .contentMargins: "UIScrollView-contentMarginsGuide"
      }
    }
  }

  let kind: Kind
  private var insets = UIEdgeInsets.zero

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    identifier = kind.identifier
  }

  package override var isGuideOfEdges: Bool { true }

  /// Always fails: views create these guides themselves.
  required init?(coder: NSCoder) { nil }

  package override func addSystemRows(to engine: LayoutEngine) {
    guard let owner else { return }
    engine.register(owner.layoutNode)
    insets = owner.insets(of: kind)
    // The view that was called may have left the engine.
    guard owner.layoutNode.isRegistered(with: engine), layoutNode.isRegistered(with: engine) else { return }
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    for (row, attribute) in zip(rows(in: engine, owner), attributes) {
      engine.keep(engine.addSystemRow(row.expression, for: layoutNode, .guide, attribute), for: layoutNode)
    }
  }

  /// Updates the guide after the owner's insets may have changed.
  func insetsMayHaveChanged() {
    guard let owner else { return }
    let newInsets = owner.insets(of: kind)
    guard newInsets != insets || !layoutNode.isRegistered else { return }
    insets = newInsets
    guard let engine = layoutNode.engine else { return updateFrame(in: owner) }
    // A row whose number was refused is missing.
    guard layoutNode.systemRows.count == 4 else { return engine.rebuildSystemRows(of: layoutNode) }
    for (row, system) in zip(rows(in: engine, owner), layoutNode.systemRows) {
      engine.setConstant(row.constant, of: system)
    }
  }

  /// Follows the owner's bounds. With an engine, the engine does that.
  func ownerDidMove() {
    if let owner, !layoutNode.isRegistered { updateFrame(in: owner) }
  }

  private func updateFrame(in owner: UIView) {
    layoutFrame = owner.bounds.inset(by: insets)
  }

  /// The four rows of the guide: its origin, and its size relative to the owner's.
  private func rows(in engine: LayoutEngine, _ owner: UIView) -> [SystemRow] {
    if kind == .contentMargins, let content = (owner as? UIScrollView)?.contentLayoutGuide {
      engine.register(content.layoutNode)
      let variables = content.layoutNode.variables
      return rows(variables, (variables.x, variables.y), alignment: .zero)
    }
    let origin = engine.contentOrigin(of: owner.layoutNode).map { ($0.first, $0.second) }
    return rows(owner.layoutNode.variables, origin, alignment: owner.layoutNode.alignmentInsets)
  }

  /// The four rows in a container whose origin is `origin`, or zero.
  private func rows(
    _ container: LayoutNode.Variables, _ origin: (ConstraintSolver.Variable, ConstraintSolver.Variable)?,
    alignment: UIEdgeInsets
  ) -> [SystemRow] {
    let own = layoutNode.variables
    var x = SystemRow(constant: -Double(insets.left - alignment.left))
    x.add(own.x, 1)
    if let origin { x.add(origin.0, -1) }
    var y = SystemRow(constant: -Double(insets.top - alignment.top))
    y.add(own.y, 1)
    if let origin { y.add(origin.1, -1) }
    var width = SystemRow(
      constant: Double(insets.left + insets.right - alignment.left - alignment.right))
    width.add(own.width, 1)
    width.add(container.width, -1)
    var height = SystemRow(
      constant: Double(insets.top + insets.bottom - alignment.top - alignment.bottom))
    height.add(own.height, 1)
    height.add(container.height, -1)
    return [x, y, width, height]
  }
}

extension UIView {
  /// The engine that has registered the first registered guide of the view.
  final var engineOfFirstGuide: LayoutEngine? {
    var engine: LayoutEngine?
    guides.forEach { if engine == nil { engine = $0.layoutNode.engine } }
    return engine
  }

  /// The system guide of a kind.
  func guide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    if let guide = guides.system.first(where: { $0.kind == kind }) { return guide }
    let guide = SystemLayoutGuide(kind)
    guide.setOwner(self)
    guides.system.append(guide)
    guide.insetsMayHaveChanged()
    return guide
  }

  /// The insets of a system guide of the view.
  func insets(of kind: SystemLayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .layoutMargins: layoutMargins
    case .safeArea: safeAreaInsets
    case .readableContent: readableContentInsets
    case .contentMargins: contentMargins
    }
  }

  /// The layout margins without the part of the safe area that is already part of the content insets.
  private var contentMargins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    return layoutMargins.subtracting(safeAreaInsets).adding(safeAreaOfContent)
  }

  func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guides.added.append(guide)
    guide.setOwner(self)
  }

  func abandon(_ guide: UILayoutGuide) { abandon([guide]) }

  /// Removes several guides in one search through all of them.
  package func abandon(_ abandoned: [UILayoutGuide]) {
    var hasAbandoned = false
    for guide in abandoned where guide.owner === self {
      let node = guide.layoutNode
      for constraint in node.mentioningConstraints { constraint.isActive = false }
      node.engine?.unregister(node)
      guide.setOwner(nil)
      hasAbandoned = true
    }
    if hasAbandoned { _ = guides.added.extract { $0.owner !== self } }
  }
}
