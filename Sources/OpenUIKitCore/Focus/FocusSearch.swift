/// Finds the focusable items of a window.
struct FocusSearch: ViewTreeConfined {
  private let window: UIWindow
  /// The root of the search: the presented view in front of all others, which alone receives events.
  private let root: UIView

  init(_ window: UIWindow) {
    self.window = window
    root = window.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden } ?? window
  }

  /// An item with its rectangle in the window.
  private struct Place {
    let item: any UIFocusItem
    let frame: CGRect
  }

  // MARK: Eligible items

  /// Whether an item can get the focus and the user can reach it.
  func isEligible(_ item: any UIFocusItem) -> Bool {
    item.canBecomeFocused && isReachable(item)
  }

  /// Whether an environment is in the frontmost part of the window, and no ancestor is hidden, transparent or
  /// disabled.
  private func isReachable(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let inner = current {
      if let view = inner as? UIView, !Self.isOpen(view) { return false }
      if inner === root { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }

  private static func isOpen(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  /// The focusable items in a container, outer ones before those inside.
  private func places(in container: any UIFocusItemContainer, isScrolled: Bool = false) -> [Place] {
    var found: [Place] = []
    collect(container, isScrolled: isScrolled, depth: 0, &found)
    return found
  }

  private func collect(
    _ container: any UIFocusItemContainer, isScrolled: Bool, depth: Int, _ found: inout [Place]
  ) {
    guard depth < Self.mostLevels else { return }
    let isScrolled = isScrolled || container is UIScrollView
    for item in container.focusItems(in: Self.everywhere) {
      if let view = item as? UIView, !Self.isOpen(view) { continue }
      if item.canBecomeFocused {
        let frame = container.coordinateSpace.convert(item.frame, to: window)
        // An item that a scroll view can scroll to is focusable too.
        if isScrolled || frame.overlaps(window.bounds) { found.append(Place(item: item, frame: frame)) }
      }
      if let inner = item.focusItemContainer {
        collect(inner, isScrolled: isScrolled, depth: depth + 1, &found)
      }
    }
  }

  // MARK: Preferred items

  /// The item that gets the focus in an environment: the preferred one, or else the item nearest to its top
  /// leading corner.
  func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    preferredItem(in: environment, depth: 0)
  }

  private func preferredItem(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
    guard depth < Self.mostLevels else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(in: preferred, depth: depth + 1) { return item }
    }
    // After the preferred environments, which take precedence over the environment itself.
    if let item = focusItem(environment), isEligible(item) { return item }
    guard isReachable(environment), let container = environment.focusItemContainer else {
      return environment === window && root !== window ? preferredItem(in: root, depth: depth + 1) : nil
    }
    let places = places(in: container)
    guard let first = places.min(by: isBefore)?.item else { return nil }
    // If the group of the item is a different environment, the group's preference decides.
    guard let owner = group(of: first), owner !== environment, environment.contains(owner) else {
      return first
    }
    return entry(to: places.filter { isSame(group(of: $0.item), owner) }, of: owner)
  }

  /// The order of reading.
  private func isBefore(_ first: Place, _ second: Place) -> Bool {
    if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
    return isRightToLeft ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
  }

  private var isRightToLeft: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Neighbouring items

  /// The nearest item of the same group in a direction. Items straight ahead come first.
  func item(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    guard let container = item.parentFocusEnvironment?.focusItemContainer else { return nil }
    let start = container.coordinateSpace.convert(item.frame, to: window)
    let group = group(of: item)
    var nearest: (item: any UIFocusItem, distance: CGFloat)?
    for place in places(in: root) where place.item !== item && isSame(self.group(of: place.item), group) {
      guard let distance = distance(from: start, to: place.frame, heading) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (place.item, distance) }
    }
    return nearest?.item
  }

  /// The distance of a rectangle in a direction, greater for one to the side; nil if it is not in that
  /// direction.
  private func distance(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
    let isHorizontal = heading == .left || heading == .right
    let isBackwards = heading == .left || heading == .up
    let along = (isHorizontal ? dx : dy) * (isBackwards ? -1 : 1)
    let gap =
      isHorizontal
      ? max(end.minY - start.maxY, start.minY - end.maxY)
      : max(end.minX - start.maxX, start.minX - end.maxX)
    guard along > Self.leastDistance else { return nil }
    if gap < 0 { return along + abs(isHorizontal ? dy : dx) }
    // Within about 45 degrees to each side. Items further to the side belong to another direction.
    return gap <= along ? Self.asideCost + along + 2 * gap : nil
  }

  // MARK: Groups

  /// The environment that determines an item's group; nil for the window's.
  private func group(of item: any UIFocusItem) -> (any UIFocusEnvironment)? {
    var current: (any UIFocusEnvironment)? = item
    while let environment = current {
      if environment.focusGroupIdentifier != nil { return environment }
      if let view = environment as? UIView, view.isFocusGroup { return environment }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  private func isSame(_ first: (any UIFocusEnvironment)?, _ second: (any UIFocusEnvironment)?) -> Bool {
    guard first !== second else { return true }
    guard let first = first?.focusGroupIdentifier else { return false }
    return String.haveSameBytes(first, second?.focusGroupIdentifier)
  }

  /// The item that gets the focus in the next or previous group, in reading order. After the last group comes
  /// the first.
  func item(inGroupBeside item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    var groups: [(owner: (any UIFocusEnvironment)?, members: [Place])] = []
    for place in places(in: root).sorted(by: isBefore) {
      let owner = group(of: place.item)
      if let index = groups.firstIndex(where: { isSame($0.owner, owner) }) {
        groups[index].members.append(place)
      } else {
        groups.append((owner, [place]))
      }
    }
    let own = group(of: item)
    guard groups.count > 1, let index = groups.firstIndex(where: { isSame($0.owner, own) }) else {
      return nil
    }
    let next = groups[(index + (heading == .next ? 1 : groups.count - 1)) % groups.count]
    return entry(to: next.members, of: next.owner)
  }

  /// The first item of a group to get the focus: the one with the highest priority, the one that the group's
  /// owner prefers, or the first.
  private func entry(to members: [Place], of owner: (any UIFocusEnvironment)?) -> (any UIFocusItem)? {
    let most = members.map { $0.item.focusGroupPriority.rawValue }.max() ?? 0
    if most > 0 { return members.first { $0.item.focusGroupPriority.rawValue == most }?.item }
    if let owner, let item = preferredItem(in: owner) { return item }
    return members.first?.item
  }

  /// The additional distance in points of an item to the side, so that any item straight ahead is nearer.
  private static let asideCost: CGFloat = 1e6
  /// The least distance along a direction, in points, at which an item counts as being in it.
  private static let leastDistance: CGFloat = 0.5
  /// A limit for environments that prefer each other. No tree is deeper.
  private static let mostLevels = 256
  private static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}
