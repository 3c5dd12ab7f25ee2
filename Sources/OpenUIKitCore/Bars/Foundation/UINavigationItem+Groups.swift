/// The properties that most items of navigation bars leave at their defaults.
struct NavigationItemExtras: ViewTreeConfined {
  var style = UINavigationItem.ItemStyle.navigator
  var backAction: UIAction?
  /// The groups at the leading edge; nil for the items of `leftBarButtonItems`.
  var leadingGroups: [UIBarButtonItemGroup]?
  /// The groups at the trailing edge; nil for the items of `rightBarButtonItems`.
  var trailingGroups: [UIBarButtonItemGroup]?
  var centerGroups: [UIBarButtonItemGroup] = []
  var pinnedGroup: UIBarButtonItemGroup?
}

extension UINavigationItem {
  /// The arrangement of title and items in a bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, for moving through a hierarchy.
    case navigator = 0
    /// The title at the leading edge and `centerItemGroups` in the middle, for moving through a history.
    case browser = 1
    /// Like `browser`, with a back button without a title, for documents.
    case editor = 2
  }

  /// The arrangement of title and items; `navigator` by default.
  public final var style: ItemStyle {
    get { extras?.style ?? .navigator }
    set { changeExtras { $0.style = newValue } }
  }

  /// The action of the back button instead of going back; nil, the default, for that.
  ///
  /// Where there is no back button, the action makes one with its image or else its title. With the style
  /// `editor` that one is a chevron alone.
  public final var backAction: UIAction? {
    get { extras?.backAction }
    set { changeExtras { $0.backAction = newValue } }
  }

  /// The groups at the leading edge, from there on. Setting them replaces `leftBarButtonItems`, and the other way
  /// round.
  public final var leadingItemGroups: [UIBarButtonItemGroup] {
    get { extras?.leadingGroups ?? Self.groups(of: leftBarButtonItems) }
    set {
      leftBarButtonItems = nil
      changeExtras { $0.leadingGroups = newValue }
    }
  }

  /// The groups at the trailing edge, the last one there. Setting them replaces `rightBarButtonItems`, and the other
  /// way round.
  public final var trailingItemGroups: [UIBarButtonItemGroup] {
    get { extras?.trailingGroups ?? Self.groups(of: rightBarButtonItems.map { $0.reversed() }) }
    set {
      rightBarButtonItems = nil
      changeExtras { $0.trailingGroups = newValue }
    }
  }

  /// The groups in the middle of the bar, with the styles `browser` and `editor`. With `navigator` UIKit has them in
  /// a menu, and bars here leave them out.
  public final var centerItemGroups: [UIBarButtonItemGroup] {
    get { extras?.centerGroups ?? [] }
    set { changeExtras { $0.centerGroups = newValue } }
  }

  /// The group at the trailing edge, after all other items; nil for none.
  public final var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { extras?.pinnedGroup }
    set { changeExtras { $0.pinnedGroup = newValue } }
  }

  private func changeExtras(_ change: (inout NavigationItemExtras) -> Void) {
    var changed = extras ?? NavigationItemExtras()
    change(&changed)
    extras = changed
  }

  private static func groups(of items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    guard let items, !items.isEmpty else { return [] }
    return [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  // MARK: For bars

  /// The items at the leading edge, from there on.
  final var itemsFromStart: [UIBarButtonItem] { leftBarButtonItems ?? Self.items(in: extras?.leadingGroups) }

  /// The items at the trailing edge, from there on.
  final var itemsFromEnd: [UIBarButtonItem] {
    let pinned = Self.items(in: extras?.pinnedGroup.map { [$0] }).reversed()
    return pinned + (rightBarButtonItems ?? Self.items(in: extras?.trailingGroups).reversed())
  }

  /// The items in the middle, from the leading edge on.
  final var itemsInMiddle: [UIBarButtonItem] {
    style == .navigator ? [] : Self.items(in: extras?.centerGroups)
  }

  /// Calls a closure after each change of a group.
  final func observeGroups(_ didChange: @escaping () -> Void) {
    guard let extras else { return }
    let pinned = extras.pinnedGroup.map { [$0] } ?? []
    for group in (extras.leadingGroups ?? []) + (extras.trailingGroups ?? []) + extras.centerGroups + pinned {
      group.didChange = didChange
    }
  }

  private static func items(in groups: [UIBarButtonItemGroup]?) -> [UIBarButtonItem] {
    (groups ?? []).filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
