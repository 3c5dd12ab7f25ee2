/// The shortcuts above the keyboard of a tablet. No host has such a bar, so its items are kept and not shown.
open class UITextInputAssistantItem: NSObject, ViewTreeConfined {
  /// Whether the user can hide the shortcuts; true by default.
  open var allowsHidingShortcuts = true
  /// The groups at the leading edge.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing edge.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The shortcuts above the keyboard of a tablet, which no host shows.
  public final var inputAssistantItem: UITextInputAssistantItem {
    if let known = record?.requests.inputAssistantItem as? UITextInputAssistantItem { return known }
    let made = UITextInputAssistantItem()
    ownRecord.requests.inputAssistantItem = made
    return made
  }
}
