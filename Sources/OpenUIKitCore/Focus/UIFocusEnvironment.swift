/// A branch of the tree that determines where the focus goes within it, and is notified of changes: a view or
/// a view controller.
public protocol UIFocusEnvironment: NSObjectProtocol, ViewTreeConfined {
  /// The environments to search for the item that gets the focus, the most preferred first. An empty array
  /// means the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The surrounding environment; nil for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items inside; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group of the items inside, within which arrow keys move the focus; nil for that of the parent.
  var focusGroupIdentifier: String? { get }

  /// Requests that the focus moves to the preferred item, in the next layout, if the focus is inside the
  /// environment.
  func setNeedsFocusUpdate()
  /// Carries out a request of `setNeedsFocusUpdate()` now.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has entered or left the environment, or moved inside.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// nil: the group of the parent.
  public var focusGroupIdentifier: String? { nil }

  /// Whether an environment is this one or a descendant. Linear in its depth.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let inner = current {
      if inner === self { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }
}

/// An item that can get the focus.
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can get the focus now. A hidden or disabled item never gets it.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle, in points of its container.
  var frame: CGRect { get }
  /// The preference for the item when the tab key moves the focus to its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  /// No preference.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// A container of focus items.
public protocol UIFocusItemContainer: NSObjectProtocol, ViewTreeConfined {
  /// The coordinate space of the items' frames and of the rectangles of requests.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames intersect a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The preference for an item within its group.
public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  /// The priority; items with greater values are preferred.
  public var rawValue: Int

  /// Creates a priority by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority by its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// An item that is preferred to the others.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
