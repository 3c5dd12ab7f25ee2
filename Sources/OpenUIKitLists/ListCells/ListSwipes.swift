import OpenUIKitCore

/// The actions that swipes over items of a list show. The class does nothing: the properties that need it create its subclass, so
/// that programs without them do not contain its code.
class ListSwipeSource: ViewTreeConfined {
  let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  init(
    leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
    trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) {
    (self.leading, self.trailing) = (leading, trailing)
  }

  /// Lets swipes over the items of a collection show actions.
  func attach(to collectionView: UICollectionView) {}
}

/// The actions of the lists whose configuration has some.
final class ListSwipeActions: ListSwipeSource {
  override func attach(to collectionView: UICollectionView) {
    let isAttached =
      collectionView.gestureRecognizers?.contains { $0 is SidewaysPanGestureRecognizer } ?? false
    if !isAttached { _ = ListSwipes(collectionView) }
  }
}

/// Follows swipes over the items of a collection. Its recogniser owns it.
final class ListSwipes: NSObject, ViewTreeConfined {
  /// The item whose actions are open or being opened.
  private struct Open {
    let cell: UICollectionViewListCell
    let actions: SwipeActionsView
    /// How far the cell is moved, in points.
    var offset: CGFloat = 0
    /// How far it was moved when the finger touched it.
    var startOffset: CGFloat = 0
    /// The frame of the cell at rest.
    let frame: CGRect
  }

  @Weak private var collectionView: UICollectionView?
  private var open: Open?

  init(_ collectionView: UICollectionView) {
    super.init()
    self.collectionView = collectionView
    let swipe = SidewaysPanGestureRecognizer()
    // The closures of the recogniser are all that own this object.
    swipe.mayOpen = { self.mayOpen(at: $0, towardsRight: $1) }
    let recognizer = Weak<SidewaysPanGestureRecognizer>(wrappedValue: swipe)
    swipe.addAction { _ in if let swipe = recognizer.wrappedValue { self.follow(swipe) } }
    collectionView.addGestureRecognizer(swipe)
    let list = Weak<ListSwipes>(wrappedValue: self)
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.addAction { _ in list.wrappedValue?.close(animated: true) }
    collectionView.addGestureRecognizer(tap)
    collectionView.panGestureRecognizer.addAction { scroll in
      if scroll.state == .began { list.wrappedValue?.close(animated: true) }
    }
  }

  // MARK: Actions

  private func mayOpen(at point: CGPoint, towardsRight: Bool) -> Bool {
    if let open, open.frame.contains(point) { return true }
    close(animated: true)
    return item(at: point).map { actions(of: $0.cell, $0.path, atLeft: towardsRight) != nil } ?? false
  }

  private func item(at point: CGPoint) -> (cell: UICollectionViewListCell, path: IndexPath)? {
    guard let collectionView, !collectionView.isEditing,
      let path = collectionView.indexPathForItem(at: point),
      let cell = collectionView.cellForItem(at: path) as? UICollectionViewListCell
    else { return nil }
    return (cell, path)
  }

  /// The actions of an item at an edge; nil for none.
  private func actions(
    of cell: UICollectionViewListCell, _ path: IndexPath, atLeft: Bool
  ) -> UISwipeActionsConfiguration? {
    let isLeading = atLeft != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let source = cell.swipeSource
    let found = isLeading ? source?.leading?(path) : source?.trailing?(path)
    return found?.actions.isEmpty == false ? found : nil
  }

  // MARK: Dragging

  private func follow(_ swipe: SidewaysPanGestureRecognizer) {
    switch swipe.state {
    case .began: begin(swipe)
    case .changed: drag(by: swipe.translation(in: collectionView).x)
    case .ended: end(velocity: swipe.velocity(in: collectionView).x)
    case .cancelled: close(animated: true)
    case .possible, .failed: break
    }
  }

  private func begin(_ swipe: SidewaysPanGestureRecognizer) {
    let point = swipe.location(in: collectionView)
    if let open, open.frame.contains(point) {
      self.open?.startOffset = open.offset
      return
    }
    close(animated: false)
    let isAtLeft = swipe.movement.x > 0
    guard let (cell, path) = item(at: point), let actions = actions(of: cell, path, atLeft: isAtLeft) else {
      return
    }
    show(actions, behind: cell, isAtLeft: isAtLeft)
  }

  private func show(
    _ configuration: UISwipeActionsConfiguration, behind cell: UICollectionViewListCell, isAtLeft: Bool
  ) {
    let list = Weak<ListSwipes>(wrappedValue: self)
    let view = SwipeActionsView(configuration, isAtLeft: isAtLeft) { action, view in
      list.wrappedValue?.perform(action, from: view)
    }
    collectionView?.insertSubview(view, belowSubview: cell)
    view.frame = cell.frame
    view.layer.cornerRadius = cell.layer.cornerRadius
    view.layer.maskedCorners = cell.layer.maskedCorners
    self.open = Open(cell: cell, actions: view, frame: cell.frame)
  }

  private func drag(by distance: CGFloat) {
    guard let open else { return }
    var offset = open.startOffset + distance
    if open.actions.isAtLeft ? offset < 0 : offset > 0 { offset = 0 }
    let isFull = open.actions.configuration.performsFirstActionWithFullSwipe
    // Beyond the buttons the item resists, unless a full swipe means something.
    let excess = abs(offset) - open.actions.fullWidth
    if excess > 0, !isFull { offset = (offset < 0 ? -1 : 1) * (open.actions.fullWidth + excess / 3) }
    let fills = isFull && abs(offset) > open.frame.width * Self.fullSwipe
    if fills != open.actions.firstFills {
      UIView.animate(withDuration: 0.2) {
        open.actions.firstFills = fills
        open.actions.layoutIfNeeded()
      }
    }
    move(to: offset)
  }

  private func move(to offset: CGFloat) {
    open?.offset = offset
    guard let open else { return }
    open.cell.frame = open.frame.offsetBy(dx: offset, dy: 0)
    open.actions.frame = open.frame
    open.actions.shownWidth = abs(offset)
  }

  private func end(velocity: CGFloat) {
    guard let open else { return }
    if open.actions.firstFills, let action = open.actions.configuration.actions.first,
      let button = open.actions.firstButton
    {
      glide(to: (open.offset < 0 ? -1 : 1) * open.frame.width)
      return perform(action, from: button)
    }
    let towards = open.actions.isAtLeft ? velocity : -velocity
    let isHalfOpen = abs(open.offset) > open.actions.fullWidth / 2
    guard towards > Self.flingSpeed || towards > -Self.flingSpeed && isHalfOpen else {
      return close(animated: true)
    }
    glide(to: (open.actions.isAtLeft ? 1 : -1) * open.actions.fullWidth)
  }

  private func glide(to offset: CGFloat) {
    UIView.animate(withDuration: 0.25) {
      self.move(to: offset)
      self.open?.actions.layoutIfNeeded()
    }
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let (list, cell) = (Weak<ListSwipes>(wrappedValue: self), open?.cell)
    action.handler(action, view) { _ in
      // The handler may have removed the item, or another one may have been opened since.
      guard let list = list.wrappedValue, list.open?.cell === cell else { return }
      list.close(animated: true)
    }
  }

  private func close(animated: Bool) {
    guard let open else { return }
    self.open = nil
    // An update of the collection has moved the cell, or uses it for another item.
    let isInPlace = open.cell.frame.minY == open.frame.minY
    let restore = {
      if isInPlace { open.cell.frame = open.frame }
      open.actions.shownWidth = 0
      open.actions.layoutIfNeeded()
    }
    guard animated, isInPlace, collectionView?.window != nil else {
      restore()
      return open.actions.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.25, animations: restore) { _ in open.actions.removeFromSuperview() }
  }

  /// The part of an item's width that a full swipe passes.
  private static let fullSwipe: CGFloat = 0.6
  /// In points per second.
  private static let flingSpeed: CGFloat = 300
}

extension ListSwipes: UIGestureRecognizerDelegate {
  /// A tap closes the open item, unless it is on a button of its actions.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let open, let collectionView else { return false }
    let point = touch.location(in: collectionView)
    return !open.frame.contains(point) || open.cell.frame.contains(point)
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the actions of an item at an edge; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The actions of a swipe from the leading edge over an item; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { swipes?.leading }
    set { swipes = ListSwipeActions(leading: newValue, trailing: swipes?.trailing) }
  }

  /// The actions of a swipe from the trailing edge over an item; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { swipes?.trailing }
    set { swipes = ListSwipeActions(leading: swipes?.leading, trailing: newValue) }
  }
}
