/// Where the user has moved the focus to.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set from its bits.
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
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIFocusUpdateContext: NSObject {
  /// What had the focus before; nil for nothing.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// What has it afterwards; nil for nothing.
  public let nextFocusedItem: (any UIFocusItem)?
  /// How the user has moved it; empty for a move by code.
  public let focusHeading: UIFocusHeading

  init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = old
    nextFocusedItem = new
    focusHeading = heading
    super.init()
  }

  /// The view that had the focus before, or that held what had it.
  open var previouslyFocusedView: UIView? { view(around: previouslyFocusedItem) }

  /// The view that has the focus afterwards, or that holds what has it.
  open var nextFocusedView: UIView? { view(around: nextFocusedItem) }

  private func view(around item: (any UIFocusItem)?) -> UIView? {
    var current: (any UIFocusEnvironment)? = item
    while let environment = current {
      if let view = environment as? UIView { return view }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  /// The environments that hear of the move: what had the focus and everything around it, then what gets it and
  /// everything around that; those around both once.
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

/// Collects what is to be animated while the focus moves.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  nonisolated override init() {
    super.init()
  }

  /// Animates changes together with the move of the focus.
  ///
  /// - Parameters:
  ///   - animations: Makes the changes.
  ///   - completion: Called when the animation is over.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs what was collected.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }

  /// UIKit does not say how long its own takes.
  private static let duration: TimeInterval = 0.2
}
