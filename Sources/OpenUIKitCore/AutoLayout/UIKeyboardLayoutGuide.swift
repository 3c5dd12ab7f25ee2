import ConstraintSolver
@_spi(Layout) import OpenUIKitLayout

/// A guide that follows an object that moves over its owning view.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of the keyboard in a view: between the view's side edges, and down to the bottom of its window,
/// which may be below the view's. Without a keyboard it is the area outside the safe area. The window's host
/// sets the keyboard's frame.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var height: CGFloat = 0
  /// The distance of the window's bottom below the view's, in points.
  private var drop: CGFloat = 0

  /// Whether the guide is at least as high as the safe area's bottom inset.
  public var usesBottomSafeArea = true {
    didSet { keyboardMayHaveMoved() }
  }

  override var followsKeyboard: Bool { true }

  @discardableResult
  override func keyboardMayHaveMoved() -> Bool {
    guard let owner else { return false }
    let (height, drop) = place(in: owner)
    guard height != self.height || drop != self.drop else { return false }
    (self.height, self.drop) = (height, drop)
    guard let engine = layoutNode.engine else {
      let bounds = owner.bounds
      layoutFrame = CGRect(
        x: bounds.minX, y: bounds.maxY + drop - height, width: bounds.width, height: height)
      return true
    }
    // A row whose number was refused is missing.
    guard layoutNode.systemRows.count == Self.rowCount else {
      engine.rebuildSystemRows(of: layoutNode)
      return true
    }
    for (row, system) in zip(rows(in: engine, owner), layoutNode.systemRows) {
      engine.setConstant(row.constant, of: system)
    }
    owner.setNeedsLayout()
    return true
  }

  /// The height of the guide, and the distance of its end below the view's bottom, in points.
  private func place(in owner: UIView) -> (height: CGFloat, drop: CGFloat) {
    let bounds = owner.bounds
    let inset = owner.safeAreaInsets.bottom
    guard let window = owner.window else { return (usesBottomSafeArea ? inset : 0, 0) }
    let screen = owner.convert(window.bounds, from: window)
    let drop = max(0, screen.maxY - bounds.maxY)
    var top = bounds.maxY + drop
    // A view that ends above the window's bottom inset has no inset itself. The window's inset is used then.
    if usesBottomSafeArea { top = inset > 0 ? bounds.maxY - inset : top - window.safeAreaInsets.bottom }
    if !window.keyboardArea.isEmpty {
      let keyboard = owner.convert(window.keyboardArea, from: window)
      let isBelow = keyboard.minX < bounds.maxX && keyboard.maxX > bounds.minX
      if isBelow { top = min(top, max(keyboard.minY, bounds.minY)) }
    }
    return (bounds.maxY + drop - top, drop)
  }

  package override func addSystemRows(to engine: LayoutEngine) {
    guard let owner else { return }
    engine.register(owner.layoutNode)
    (height, drop) = place(in: owner)
    guard owner.layoutNode.isRegistered(with: engine), layoutNode.isRegistered(with: engine) else { return }
    let attributes: [NSLayoutConstraint.Attribute] = [.height, .width, .left, .bottom]
    for (row, attribute) in zip(rows(in: engine, owner), attributes) {
      engine.keep(engine.addSystemRow(row.expression, for: layoutNode, .guide, attribute), for: layoutNode)
    }
  }

  /// The number of the guide's rows.
  private static let rowCount = 4

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
    var bottom = SystemRow(constant: -Double(alignment.bottom + drop))
    bottom.add(own.y, 1)
    bottom.add(own.height, 1)
    bottom.add(container.height, -1)
    if let origin { bottom.add(origin.second, -1) }
    return [height, width, left, bottom]
  }
}

extension UIView {
  /// The implementation of `keyboardLayoutGuide`.
  final var ownKeyboardGuide: UIKeyboardLayoutGuide {
    for guide in guides.added {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    adopt(guide)
    window?.hasKeyboardGuides = true
    guide.keyboardMayHaveMoved()
    return guide
  }

  /// Updates the view's keyboard guide, if it has one. Returns whether it changed.
  @discardableResult
  func updateKeyboardGuide() -> Bool {
    guard extras != nil, !guides.added.isEmpty else { return false }
    var hasChanged = false
    for guide in guides.added where guide.followsKeyboard {
      window?.hasKeyboardGuides = true
      if guide.keyboardMayHaveMoved() { hasChanged = true }
    }
    return hasChanged
  }
}
