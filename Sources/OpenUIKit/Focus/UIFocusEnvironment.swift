/// A branch of the tree that says where in it the focus goes and hears when it comes and goes: a view or a view
/// controller.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where to look for what is to have the focus, the likeliest first. An empty array means the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; nil for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items inside; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that items inside belong to, among which the arrow keys move the focus; nil for that of the parent.
  var focusGroupIdentifier: String? { get }

  /// Asks for the focus to go where the environment prefers it, with the next layout, if it is inside already.
  func setNeedsFocusUpdate()
  /// Does now what was asked for by `setNeedsFocusUpdate()`.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has come into the environment, gone out of it, or moved inside.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// nil: the group of the parent.
  public var focusGroupIdentifier: String? { nil }

  /// Whether an environment is this one or lies in it. Linear in its depth.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let inner = current {
      if inner === self { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }
}

/// Something that can have the focus.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item takes the focus at present. One that is hidden, or closed to the user, never gets it.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle, in points of the container that holds it.
  var frame: CGRect { get }
  /// How much the item is to be preferred when the focus comes into its group by the tab key.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  /// No preference.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Holds focus items.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// What the items' frames and the rectangles of requests are measured in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames meet a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How much an item is to be preferred within its group.
public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  /// More for what is preferred.
  public var rawValue: Int

  /// A priority by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// An item that matters more than the others.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
