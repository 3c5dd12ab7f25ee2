@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Whether another position or size would satisfy the constraints as well.
  var isAmbiguous: Bool {
    guard layoutFlags.contains(.placedByConstraints), let engine = currentEngine else { return false }
    return engine.isAmbiguous(layoutNode)
  }

  /// The views that their constraints do not determine. O(views), where `hasAmbiguousLayout` is so for a single view.
  package static func ambiguousViews(among views: [UIView]) -> [UIView] {
    var found: [UIView] = []
    var engine: LayoutEngine?
    var hasFreedom = true
    for view in views where view.layoutFlags.contains(.placedByConstraints) {
      if engine == nil || view.layoutNode.engine !== engine {
        hasFreedom = !view.solvedEngine.determinesAll
        engine = hasFreedom ? view.currentEngine : view.layoutNode.engine
      }
      guard let engine, hasFreedom || !engine.mentions(view.layoutNode) else { continue }
      if engine.isAmbiguous(view.layoutNode) { found.append(view) }
    }
    return found
  }

  func exerciseAmbiguity() {
    guard layoutFlags.contains(.placedByConstraints), let engine = currentEngine else { return }
    engine.exerciseAmbiguity(of: layoutNode)
    superviewStorage?.setNeedsLayout()
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    currentEngine?.constraintsAffecting(layoutNode, axis) ?? []
  }

  /// The engine of the view's tree, with its solution up to date. Sizes have a lower bound only where one was needed.
  private var solvedEngine: LayoutEngine {
    let engine = treeEngine
    engine.solveIfNeeded()
    return engine
  }

  /// The engine of the view, with its solution up to date and every size bounded below.
  private var currentEngine: LayoutEngine? {
    treeEngine.solveWithAllSizesBounded()
    return layoutNode.engine
  }
}
