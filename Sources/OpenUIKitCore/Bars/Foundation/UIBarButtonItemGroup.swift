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
}

extension UIBarButtonItem {
  /// Returns a group of this item alone, which users cannot move or remove.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
}
