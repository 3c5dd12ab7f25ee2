import ConstraintSolver

/// A guide that follows something that moves over its owning view.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, from edge to edge; without a keyboard, what the safe area leaves out at
/// the bottom. The window's host says where the keyboard is.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var height: CGFloat = 0

  /// Whether the guide is at least as high as what the safe area leaves out at the bottom.
  public var usesBottomSafeArea = true {
    didSet { keyboardMayHaveMoved() }
  }

  /// Brings the guide up to date after the keyboard, the view or its safe area may have moved. Returns whether it changed.
  @discardableResult
  func keyboardMayHaveMoved() -> Bool {
    guard let owner, covered(in: owner) != height else { return false }
    height = covered(in: owner)
    guard let engine = layoutNode.engine else {
      let bounds = owner.bounds
      layoutFrame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
      return true
    }
    engine.setConstant(-Double(height), of: layoutNode.systemRows[Self.heightRow])
    owner.setNeedsLayout()
    return true
  }

  /// How much of the view's height is covered, in points.
  private func covered(in owner: UIView) -> CGFloat {
    let least = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    guard let window = owner.window, !window.keyboardFrame.isEmpty else { return least }
    let keyboard = owner.convert(window.keyboardFrame, from: window)
    let overlap = owner.bounds.maxY - max(keyboard.minY, owner.bounds.minY)
    return max(least, keyboard.minX < owner.bounds.maxX && keyboard.maxX > owner.bounds.minX ? overlap : 0)
  }

  override func addSystemRows(to engine: LayoutEngine) {
    guard let owner else { return }
    engine.register(owner.layoutNode)
    height = covered(in: owner)
    let attributes: [NSLayoutConstraint.Attribute] = [.height, .width, .left, .bottom]
    for (row, attribute) in zip(rows(in: engine, owner), attributes) {
      engine.keep(engine.addSystemRow(row.expression, for: layoutNode, .guide, attribute), for: layoutNode)
    }
  }

  /// The place of the row for the height in those of `rows(in:_:)`.
  private static let heightRow = 0

  private func rows(in engine: LayoutEngine, _ owner: UIView) -> [SystemRow] {
    let (own, container) = (layoutNode.variables, owner.layoutNode.variables)
    let (origin, alignment) = (engine.contentOrigin(of: owner.layoutNode), owner.layoutNode.alignmentInsets)
    var height = SystemRow(constant: -Double(self.height))
    height.add(own.height, 1)
    var width = SystemRow(constant: -Double(alignment.left + alignment.right))
    width.add(own.width, 1)
    width.add(container.width, -1)
    var left = SystemRow(constant: Double(alignment.left))
    left.add(own.x, 1)
    if let origin { left.add(origin.first, -1) }
    var bottom = SystemRow(constant: -Double(alignment.bottom))
    bottom.add(own.y, 1)
    bottom.add(own.height, 1)
    bottom.add(container.height, -1)
    if let origin { bottom.add(origin.second, -1) }
    return [height, width, left, bottom]
  }
}

extension UIView {
  /// The part of the view that the keyboard covers; see `UIKeyboardLayoutGuide`.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for guide in guides.added {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    adopt(guide)
    guide.keyboardMayHaveMoved()
    return guide
  }

  /// Brings the view's keyboard guide up to date, if it has one. Returns whether it changed.
  @discardableResult
  func updateKeyboardGuide() -> Bool {
    guard !guides.added.isEmpty else { return false }
    var hasChanged = false
    for guide in guides.added {
      if let guide = guide as? UIKeyboardLayoutGuide, guide.keyboardMayHaveMoved() { hasChanged = true }
    }
    return hasChanged
  }
}
