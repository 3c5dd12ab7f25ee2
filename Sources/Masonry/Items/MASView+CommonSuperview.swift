import UIKitShim

extension MASView {
  /// The closest view that is an ancestor of both, where a view counts as an ancestor of itself; nil if there
  /// is none.
  ///
  /// Takes time proportional to the depth of the deeper view.
  public func mas_closestCommonSuperview(_ other: MASView?) -> MASView? {
    guard let other else { return nil }
    var first: MASView? = ancestor(levelsUp: max(0, depth - other.depth))
    var second: MASView? = other.ancestor(levelsUp: max(0, other.depth - depth))
    while let one = first, one !== second {
      first = one.superview
      second = second?.superview
    }
    return first
  }

  private var depth: Int {
    var depth = 0
    var view = superview
    while let ancestor = view {
      depth += 1
      view = ancestor.superview
    }
    return depth
  }

  private func ancestor(levelsUp levels: Int) -> MASView? {
    var view: MASView? = self
    for _ in 0..<levels { view = view?.superview }
    return view
  }
}
