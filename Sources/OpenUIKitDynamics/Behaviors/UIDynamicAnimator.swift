import OpenUIKitLists

/// The delegate of an animator. All methods are optional.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The items are about to move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of its behaviours, on the clock of its view's window, until all are at rest.
///
/// An item that the app moves itself continues from there after `updateItem(usingCurrentState:)`.
open class UIDynamicAnimator: NSObject, ViewTreeConfined {
  /// The view whose coordinates the items have; nil for items of a layout.
  open private(set) weak var referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is notified of rest and motion; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items move.
  open private(set) var isRunning = false
  /// The seconds for which items have moved.
  open private(set) var elapsedTime: TimeInterval = 0

  final let world = DynamicWorld()
  private var link: CADisplayLink?
  private var lastTime: TimeInterval = 0
  private var restingTime: TimeInterval = 0

  /// The length of a step in seconds: short, so that fast items do not pass others.
  private static let step: TimeInterval = 1.0 / 240
  /// Longer pauses of the clock do not move items farther, in seconds.
  private static let longestFrame: TimeInterval = 0.1
  /// How long all items hardly move before they are at rest, in seconds.
  private static let patience: TimeInterval = 0.25

  /// Creates an animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of the attributes of a layout, which is invalidated in every frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  private weak var layout: UICollectionViewLayout?

  // MARK: Behaviours

  /// Adds a behaviour, with those in it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    wake()
  }

  /// Removes a behaviour. Its items stay where they are unless another behaviour moves them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    wake()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items inside a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return rect.overlaps(frame)
    }
  }

  /// Reads the place of an item that the app has moved. Its velocity ends.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.read(item)
    wake()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private var allItems: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return allBehaviors.flatMap(\.ownItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Motion

  private var view: UIView? { referenceView ?? layout?.collectionView }

  /// Lets the items move until they are at rest.
  final func wake() {
    world.hold(allItems)
    restingTime = 0
    guard !behaviors.isEmpty else { return pause() }
    guard !isRunning, let clock = view?.window?.clock else { return }
    isRunning = true
    lastTime = clock.now
    // The clock retains the link, which ends itself when the animator is gone.
    link = CADisplayLink(clock: clock) { [weak self] link in
      guard let self else { return link.invalidate() }
      advance(to: link.timestamp)
    }
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func pause() {
    guard isRunning else { return }
    link?.invalidate()
    link = nil
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(to time: TimeInterval) {
    let length = min(time - lastTime, Self.longestFrame)
    lastTime = time
    guard length > 0 else { return }
    world.referenceBounds = view?.bounds ?? .zero
    let count = max(1, (length / Self.step).rounded(.up))
    for _ in 0..<Int(count) { world.advance(CGFloat(length / count), allBehaviors) }
    elapsedTime += length
    world.write()
    layout?.invalidateLayout()
    for behavior in allBehaviors { behavior.action?() }
    restIfNothingMoves(after: length)
  }

  private func restIfNothingMoves(after length: TimeInterval) {
    guard world.isAtRest, !allBehaviors.contains(where: \.isActing) else { return restingTime = 0 }
    restingTime += length
    if restingTime >= Self.patience { pause() }
  }
}
