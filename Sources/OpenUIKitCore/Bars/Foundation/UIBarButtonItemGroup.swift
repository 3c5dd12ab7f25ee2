/// Items of bars that belong together.
open class UIBarButtonItemGroup: NSObject, ViewTreeConfined {
  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      releaseAfterAssignment(oldValue)
      didChange?()
    }
  }
  /// The item that stands for all where there is no space for them; nil for none. Bars narrow items instead.
  open var representativeItem: UIBarButtonItem?
  /// Whether a navigation bar leaves the items out; false by default.
  public final var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }

  /// Called after the group has changed, by the navigation bar that shows it.
  final var didChange: (() -> Void)?

  /// The name by which the place that a user has given to the group is stored; empty for a group that users cannot move.
  public private(set) final var customizationIdentifier = ""

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Returns a group that users cannot move or remove. None can here, because bars have no editor.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that users can move and not remove. They cannot here, because bars have no editor.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Returns a group that users can move and remove, and add if it is not visible at first. They cannot here, because bars have no editor: a
  /// group that is not `isInDefaultCustomization` stays hidden.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// Returns a group of this item alone, which users cannot move or remove.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this item alone, which users can move and not remove. They cannot here, because bars have no editor.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this item alone, which users can move and remove. They cannot here, because bars have no editor: a group that is
  /// not `isInDefaultCustomization` stays hidden.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
