/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the group before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus that is about to happen or has happened.
open class UIFocusUpdateContext: NSObject, ViewTreeConfined {
  /// The item that had the focus before; nil for none.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// The item that has the focus afterwards; nil for none.
  public let nextFocusedItem: (any UIFocusItem)?
  /// The direction of the user's move; empty for a move by code.
  public let focusHeading: UIFocusHeading

  package init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = old
    nextFocusedItem = new
    focusHeading = heading
    super.init()
  }

  /// The view that had the focus before, or contained the item.
  open var previouslyFocusedView: UIView? { view(around: previouslyFocusedItem) }

  /// The view that has the focus afterwards, or contains the item.
  open var nextFocusedView: UIView? { view(around: nextFocusedItem) }

  private func view(around item: (any UIFocusItem)?) -> UIView? {
    var current: (any UIFocusEnvironment)? = item
    while let environment = current {
      if let view = environment as? UIView { return view }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  /// The environments that are notified of the move: the previous item and its ancestors, then the next item
  /// and its ancestors; common ancestors once.
  var environments: [any UIFocusEnvironment] {
    var list: [any UIFocusEnvironment] = []
    for item in [previouslyFocusedItem, nextFocusedItem] {
      var current: (any UIFocusEnvironment)? = item
      while let environment = current, !list.contains(where: { $0 === environment }) {
        list.append(environment)
        current = environment.parentFocusEnvironment
      }
    }
    return list
  }
}

/// Collects animations that run together with a move of the focus.
open class UIFocusAnimationCoordinator: NSObject, ViewTreeConfined {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  nonisolated override init() {
    super.init()
  }

  /// Animates changes together with the move of the focus.
  ///
  /// - Parameters:
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end of the animation.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs the collected animations.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }

  /// UIKit does not document the duration of its own.
  private static let duration: TimeInterval = 0.2
}
