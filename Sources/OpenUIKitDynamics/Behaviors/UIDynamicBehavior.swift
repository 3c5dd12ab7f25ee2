import OpenUIKitCore

/// A rule of motion for items, or several rules together.
open class UIDynamicBehavior: NSObject, ViewTreeConfined {
  /// The behaviours that this one consists of.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// Called in every step of the simulation; nil if there is nothing to call.
  open var action: (() -> Void)?
  /// The animator of the behaviour; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  private var children: [UIDynamicBehavior] = []
  private weak var animator: UIDynamicAnimator?

  /// Creates a behaviour without a rule, for subclasses that consist of others.
  public override init() { super.init() }

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    behavior.move(to: animator)
    animator?.wake()
  }

  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index).move(to: nil)
    animator?.wake()
  }

  /// Called before the behaviour gets another animator, or none.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in children { child.move(to: animator) }
  }

  /// The behaviour and those in it.
  final var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }

  /// The items that the rule itself concerns.
  var ownItems: [any UIDynamicItem] { [] }

  /// Changes velocities by the rule for a step, in seconds.
  func apply(_ step: CGFloat, to world: DynamicWorld) {}

  /// Whether the rule moves items that are at rest now.
  var isActing: Bool { false }
}

/// A rule for a list of items.
open class _UIItemsBehavior: UIDynamicBehavior {
  /// The items of the behaviour.
  open private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.wake()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
