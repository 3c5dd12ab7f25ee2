/// Drags a sheet between its detents, and out of the window.
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
  private unowned(unsafe) let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var startHeight: CGFloat = 0

  /// Follows drags of the sheet's view, and taps beside it. The sheet keeps the object.
  init(_ sheet: UISheetPresentationController, in container: UIView) {
    self.sheet = sheet
    super.init()
    let reference = Weak<SheetDragging>(wrappedValue: self)
    pan.delegate = self
    pan.addAction { _ in reference.wrappedValue?.followPan() }
    sheet.presentedView?.addGestureRecognizer(pan)
    tap.addAction { _ in _ = reference.wrappedValue?.sheet.dismissByUser() }
    sheet.shade.addGestureRecognizer(tap)
  }

  private func followPan() {
    let distance = pan.translation(in: sheet.containerView).y
    switch pan.state {
    case .began:
      startHeight = sheet.isAttachedToBottom ? sheet.restingHeight : leastHeight
      move(by: distance)
    case .changed: move(by: distance)
    case .ended: settle(velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled: settle(velocity: 0)
    default: break
    }
  }

  // MARK: Following the finger

  /// Follows the finger, with resistance beyond the greatest detent and below the least one of a sheet that
  /// may not be dismissed.
  private func move(by distance: CGFloat) {
    guard sheet.isAttachedToBottom else { return moveCard(by: distance) }
    let heights = sheet.heights.map { $0.height }
    guard let least = heights.min(), let greatest = heights.max() else { return }
    let height = startHeight - distance
    if height > greatest {
      sheet.draggedHeight = greatest + resisted(height - greatest)
    } else if height < least, sheet.presentedViewController.isModalInPresentation {
      sheet.draggedHeight = least - resisted(least - height)
    } else {
      sheet.draggedHeight = max(height, least)
    }
    // Below the least detent the sheet keeps its height and moves out of the window.
    moveContent(by: max(0, least - height), resists: sheet.presentedViewController.isModalInPresentation)
    sheet.containerView?.setNeedsLayout()
    sheet.containerView?.layoutIfNeeded()
  }

  private func moveContent(by distance: CGFloat, resists: Bool) {
    UIView.performWithoutAnimation {
      sheet.presentedView?.transform = CGAffineTransform(translationX: 0, y: resists ? 0 : distance)
    }
  }

  private func moveCard(by distance: CGFloat) {
    let resists = sheet.presentedViewController.isModalInPresentation || distance < 0
    let shown = resists ? (distance < 0 ? -resisted(-distance) : resisted(distance)) : distance
    UIView.performWithoutAnimation {
      sheet.presentedView?.transform = CGAffineTransform(translationX: 0, y: shown)
    }
  }

  private func resisted(_ distance: CGFloat) -> CGFloat { 0.55 * 60 * distance / (0.55 * distance + 60) }

  // MARK: Coming to rest

  /// Moves to the nearest detent, or out of the window, at the end of a drag.
  private func settle(velocity: CGFloat) {
    let distance = pan.translation(in: sheet.containerView).y
    let projected = startHeight - distance - velocity * Self.projection
    if projected < leastHeight / 2, sheet.dismissByUser() { return sheet.draggedHeight = nil }
    rest(at: projected)
  }

  /// The height of the least detent, or of a card.
  private var leastHeight: CGFloat {
    guard sheet.isAttachedToBottom else { return sheet.presentedView?.bounds.height ?? 0 }
    return sheet.heights.map { $0.height }.min() ?? 0
  }

  private func rest(at projected: CGFloat) {
    let nearest = sheet.heights.min { abs($0.height - projected) < abs($1.height - projected) }
    let former = sheet.selectedDetentIdentifier ?? sheet.heights.first?.identifier
    // Before the layout, which sets the frame: a frame that is set with a transform is that of the transformed view.
    UIView.animate(
      withDuration: UISheetPresentationController.springDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      self.sheet.presentedView?.transform = .identity
    }
    sheet.animateChanges {
      sheet.draggedHeight = nil
      sheet.containerView?.setNeedsLayout()
      if let nearest, nearest.identifier != former { sheet.selectedDetentIdentifier = nearest.identifier }
    }
    guard let nearest, nearest.identifier != former else { return }
    sheet.delegate?._sheetPresentationControllerDelegate?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  // MARK: Gestures

  /// A vertical drag moves the sheet, unless it scrolls content below the finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let pull = pan.translation(in: nil)
    guard abs(pull.y) > abs(pull.x) else { return false }
    guard let scrollView = scrollViewBelowFinger else { return true }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    if pull.y > 0 { return isAtTop }
    return isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge && canGrow
  }

  private var canGrow: Bool {
    guard sheet.isAttachedToBottom, let greatest = sheet.heights.map({ $0.height }).max() else {
      return false
    }
    return sheet.restingHeight < greatest
  }

  private var scrollViewBelowFinger: UIScrollView? {
    guard let content = sheet.presentedView else { return nil }
    var view = content.hitTest(pan.location(in: content), with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
      view = current === content ? nil : current.superview
    }
    return nil
  }

  /// Scrolling waits until the drag is known not to move the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is ScrollPanGestureRecognizer,
      let scrollView = otherGestureRecognizer.view, let content = sheet.presentedView
    else { return false }
    return scrollView.isDescendant(of: content)
  }

  // The time in seconds within which a drag's velocity continues.
  private static let projection: CGFloat = 0.2
}
