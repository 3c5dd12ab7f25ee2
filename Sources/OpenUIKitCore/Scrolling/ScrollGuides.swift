import ConstraintSolver
@_spi(Layout) import OpenUIKitLayout

/// The rectangle of a scroll view's content. Constraints to its edges determine its size.
///
/// Its origin is that of the content's coordinates. If no constraint determines its size, it has the
/// `contentSize` that was set.
final class ScrollContentGuide: UILayoutGuide {
  override nonisolated var describedTypeName: String { "_UIScrollViewLayoutGuide" }

  /// Weaker than anything a layout would ask for.
  private static let fallbackPriority = UILayoutPriority(1)

  package override func addSystemRows(to engine: LayoutEngine) {
    let (node, variables) = (layoutNode, layoutNode.variables)
    for attribute in [NSLayoutConstraint.Attribute.left, .top] {
      let row = Self.value(of: variables[attribute], 0)
      engine.keep(engine.addSystemRow(row.expression, for: node, .guide, attribute), for: node)
    }
    for (size, attribute) in zip(fallbackRows, [NSLayoutConstraint.Attribute.width, .height]) {
      let row = engine.addSystemRow(
        size.expression, priority: Self.fallbackPriority, for: node, .guide, attribute)
      engine.keep(row, for: node)
    }
    engine.keepSizeNonNegative(of: node)
  }

  /// Updates the guide after `contentSize` was set.
  func contentSizeDidChange() {
    guard let engine = layoutNode.engine, layoutNode.systemRows.count >= 4 else { return }
    for (row, system) in zip(fallbackRows, layoutNode.systemRows[2..<4]) {
      engine.setConstant(row.constant, of: system)
    }
  }

  private var fallbackRows: [SystemRow] {
    let scrollView = owner as? UIScrollView
    // The guide has the size of the content without zoom.
    let (size, scale) = (scrollView?.contentSize ?? .zero, scrollView?.zoomScale ?? 1)
    let variables = layoutNode.variables
    return [
      Self.value(of: variables.width, Double(size.width / scale)),
      Self.value(of: variables.height, Double(size.height / scale)),
    ]
  }

  private static func value(of variable: ConstraintSolver.Variable, _ value: Double) -> SystemRow {
    var row = SystemRow(constant: -value)
    row.add(variable, 1)
    return row
  }
}

/// The visible part of a scroll view's content. It moves with the offset and has the view's size.
final class ScrollFrameGuide: UILayoutGuide {
  override nonisolated var describedTypeName: String { "_UIScrollViewLayoutGuide" }

  package override func addSystemRows(to engine: LayoutEngine) {
    guard let owner else { return }
    engine.register(owner.layoutNode)
    // The view's answers may have been to leave.
    guard owner.layoutNode.isRegistered(with: engine), layoutNode.isRegistered(with: engine) else { return }
    let (own, view) = (layoutNode.variables, owner.layoutNode.variables)
    let insets = owner.layoutNode.alignmentInsets
    var pairs: [(NSLayoutConstraint.Attribute, ConstraintSolver.Variable, CGFloat)] = [
      (.width, view.width, -insets.left - insets.right), (.height, view.height, -insets.top - insets.bottom),
    ]
    if let origin = engine.contentOrigin(of: owner.layoutNode) {
      pairs += [(.left, origin.first, insets.left), (.top, origin.second, insets.top)]
    }
    for (attribute, other, inset) in pairs {
      var expression = LayoutEngine.Expression(constant: Double(inset))
      expression.add(own[attribute], 1)
      expression.add(other, -1)
      engine.keep(engine.addSystemRow(expression, for: layoutNode, .guide, attribute), for: layoutNode)
    }
  }
}
