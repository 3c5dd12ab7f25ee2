/// A transition from one layout to another that a gesture controls.
struct LayoutTransition: ViewTreeConfined {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether the transition runs to one of its ends by itself.
  var isSettling = false

  /// Ends the connection to the layouts that the collection does not have any more.
  func release(keeping kept: UICollectionViewLayout) {
    for other in [layout.currentLayout, layout.nextLayout] where other !== kept {
      other.host = nil
      other.placing?.layoutDidLeave()
    }
    layout.host = nil
    for layout in [layout.currentLayout, layout.nextLayout] { layout.finalizeLayoutTransition() }
  }
}

extension UICollectionView {
  /// Called at the end of a transition: whether it reached its end, and whether that is the next layout.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func beginTransition(to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?)
    -> UICollectionViewTransitionLayout
  {
    require(layoutTransition == nil, "\(layoutDescription) has an interactive transition already")
    layoutIfNeeded()
    let current = collectionViewLayout
    let layout =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    current.prepareForTransition(to: next)
    next.host = self
    next.prepareForTransition(from: current)
    layoutTransition = LayoutTransition(layout: layout, completion: completion)
    // Before the transition is the collection's layout, which would read results of a layout that is not prepared.
    next.prepare()
    layout.offsets = (contentOffset, targetOffset(of: next))
    take(layout)
    layout.invalidateLayout()
    return layout
  }

  /// The content offset with another layout: the current one, as far as the content reaches, unless the layout proposes another.
  private func targetOffset(of next: UICollectionViewLayout) -> CGPoint {
    let (size, inset) = (next.collectionViewContentSize, adjustedContentInset)
    let last = CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height))
    let proposed = CGPoint(x: min(contentOffset.x, last.x), y: min(contentOffset.y, last.y))
    return chosenOffset(next.targetContentOffset(forProposedContentOffset: proposed))
  }

  /// Moves the elements to one of the layouts, which the collection has from then on.
  func settleTransition(atNext: Bool) {
    guard let transition = layoutTransition, !transition.isSettling else { return }
    layoutTransition?.isSettling = true
    // The motion starts where the last progress has put the elements, also if no layout has followed it yet.
    layoutIfNeeded()
    let layout = transition.layout
    layout.advance(to: atNext ? 1 : 0)
    animateLayout(true) { [weak self] isComplete in
      // Another layout may have replaced the transition.
      guard let self, layoutTransition?.layout === layout else { return }
      layoutTransition = nil
      let kept = atNext ? layout.nextLayout : layout.currentLayout
      take(kept)
      transition.release(keeping: kept)
      kept.invalidateLayout()
      layoutIfNeeded()
      transition.completion?(isComplete, atNext)
    }
  }
}
