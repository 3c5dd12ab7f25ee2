/// The origin of a constraint, determined from its class, its identifier and its items.
enum ConstraintOrigin {
  static func origin(
    of constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> ConstraintLog.Origin {
    byClass(constraint.className) ?? byIdentifier(constraint.identifier)
      ?? (isOfGuide(constraint, items) ? .guide : isOfSystem(constraint, items) ? .system : .code)
  }

  private static func byClass(_ name: String) -> ConstraintLog.Origin? {
    if name.hasSuffix("NSAutoresizingMaskLayoutConstraint") { return .autoresizing }
    if name.hasSuffix("NSContentSizeLayoutConstraint") { return .contentSize }
    if name.hasPrefix("SnapKit.") || name == "LayoutConstraint" { return .snapKit }
    if name.hasSuffix("MASLayoutConstraint") { return .masonry }
    if name.hasSuffix("_UILayoutSupportConstraint") { return .guide }
    return name.hasPrefix("_UI") ? .system : nil
  }

  private static func byIdentifier(_ identifier: String) -> ConstraintLog.Origin? {
    if identifier.hasPrefix("UIView-Encapsulated") || identifier.hasPrefix("NSView-Encapsulated") {
      return .encapsulated
    }
    if identifier == "UISV-hiding" { return .stackHiding }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("UISVInternal")
      || identifier.hasPrefix("NSStackView.")
    {
      return .stackView
    }
    if identifier.hasPrefix("UITemporaryLayout") || identifier.hasPrefix("_UITemporaryLayout")
      || identifier.hasPrefix("fittingSize")
    {
      return .temporary
    }
    if identifier.hasPrefix("UIViewSafeArea") || identifier.hasPrefix("UIViewLayoutMarginsGuide")
      || identifier.hasSuffix("guide-constraint")
    {
      return .guide
    }
    if isOfKit(identifier) || systemIdentifiers.contains(identifier)
      || barIdentifiers.contains(where: identifier.hasPrefix)
    {
      return .system
    }
    return nil
  }

  /// Whether the identifier begins with the name of a class of UIKit or AppKit. Interface Builder names the constraints that it adds to
  /// an app's views.
  private static func isOfKit(_ identifier: String) -> Bool {
    let name = identifier.hasPrefix("_") ? identifier.dropFirst() : identifier[...]
    guard name.hasPrefix("UI") && !name.hasPrefix("UIIB") || name.hasPrefix("NS"),
      let third = name.utf8.dropFirst(2).first
    else {
      return false
    }
    return third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
  }

  /// The class is one of the keyboard's views and their accessories.
  private static let systemIdentifiers = [
    "assistantHeight", "assistantView.bottom", "assistantView.top", "assistantView.left",
    "assistantView.right",
    "accessoryView.bottom", "accessoryView.top", "inputView.top", "inputView.bottom", "inputViewPlaceholder",
  ]

  /// Of the buttons of bars.
  private static let barIdentifiers = [
    "IB_Leading", "IB_Trailing", "IB_Top", "IB_Bottom", "IB_Baseline", "TB_", "BIB_", "CB_",
    "Mask_", "MaskEV_", "NUIContainer",
  ]

  /// Whether the constraint holds a guide of the system in its view.
  private static func isOfGuide(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> Bool {
    guard let second = constraint.second, constraint.text.utf8.contains(UInt8(ascii: "|")) else {
      return false
    }
    return [constraint.first.item, second.item].contains {
      items[$0].isGuide && items[$0].text.hasPrefix("UIView")
    }
  }

  /// Constraints between private views alone belong to the system. So do those of a private view that has no content:
  /// an app has no access to it.
  private static func isOfSystem(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> Bool {
    let owners = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return owners.allSatisfy { isPrivate(items[$0]) } || owners.contains { isInaccessible(items[$0]) }
  }

  private static func isInaccessible(_ item: ConstraintLog.Item) -> Bool {
    let name = item.className
    if name.hasSuffix("ContentView") || name.contains(".") { return false }
    return name.hasPrefix("_UI") && !name.hasPrefix("_UILayout")
      || [
        "UIKeyboard", "UIKB", "UIInputSet", "UITextEffects", "UIRemote", "NSToolbarItemViewer",
        "NSToolbarButton",
      ].contains { name.hasPrefix($0) }
  }

  /// Whether a view's class is private to the system.
  static func isPrivate(_ item: ConstraintLog.Item) -> Bool {
    let name = item.className
    if name.hasPrefix("_UI") && !name.hasPrefix("_UILayoutGuide") { return true }
    return [
      "_NS", "NSToolbar", "UIKeyboard", "UIKB", "TUI", "_TUI", "UIInputSet", "UITextEffects", "SF", "_SF",
      "PU",
      "UIRemote",
    ]
    .contains { name.hasPrefix($0) } && !name.contains(".")
  }
}
