/// The origin of a constraint, determined from its class, its identifier and its items.
///
/// The names of an app's classes may begin with any letters. So the system's classes are named as far as they are distinct.
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
    // The class of `constraint(equalToSystemSpacingBelow:multiplier:)`, which apps and stack views use.
    if name == "_UISystemBaselineConstraint" { return nil }
    return name.hasPrefix("_UI") ? .system : nil
  }

  private static func byIdentifier(_ identifier: String) -> ConstraintLog.Origin? {
    guard !identifier.isEmpty else { return nil }
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
      || identifier.hasPrefix("fittingSize") || identifier.hasPrefix("UIView-SystemLayout")
    {
      return .temporary
    }
    if identifier.hasPrefix("UIViewSafeArea") || identifier.hasPrefix("UIViewLayoutMarginsGuide")
      || identifier.hasPrefix("UIViewReadable") || identifier.hasSuffix("guide-constraint")
    {
      return .guide
    }
    return systemIdentifiers.contains(identifier) || systemPrefixes.contains(where: identifier.hasPrefix)
      ? .system : nil
  }

  /// Of the keyboard's views and their accessories, and of what a file of Interface Builder makes for a cell's content.
  private static let systemIdentifiers = [
    "assistantHeight", "assistantView.bottom", "assistantView.top", "assistantView.left",
    "assistantView.right",
    "accessoryView.bottom", "accessoryView.top", "inputView.top", "inputView.bottom", "inputViewPlaceholder",
    ConstraintLog.Constraint.nameInFiles,
  ]

  /// Of views of UIKit and AppKit, and of the buttons of bars.
  private static let systemPrefixes = [
    "_UI", "_NS", "UIView-", "NSView-", "UIInputView", "UIInputSet", "UIKeyboard", "UIKB", "UIRemoteKeyboard",
    "UIScrollView-", "UINavigationBar", "UINavItem", "UINav_", "UIBarButton",
    "UIDatePicker", "UIAlertController", "NSToolbar", "NSTitlebar", "NSWindow",
    "IB_Leading", "IB_Trailing", "IB_Top", "IB_Bottom", "IB_Baseline", "TB_", "BIB_", "CB_",
    "Mask_", "MaskEV_", "NUIContainer",
  ]

  /// Whether the constraint holds a guide of the system in its view.
  private static func isOfGuide(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> Bool {
    if isOfMap(constraint, items) { return true }
    guard let second = constraint.second, constraint.text.utf8.contains(UInt8(ascii: "|")) else {
      return false
    }
    return [constraint.first.item, second.item].contains {
      items[$0].isGuide && items[$0].text.hasPrefix("UIView")
    }
  }

  /// Whether the constraint is one of the guide that a map has around its attribution. Apps have no access to it. The name is from
  /// http://www.openradar.me/33961931.
  private static func isOfMap(_ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]) -> Bool {
    [constraint.first.item, constraint.second?.item].compactMap { $0 }.contains {
      items[$0].isGuide && items[$0].text == "Edge Insets"
    }
  }

  /// Constraints between private views alone belong to the system. So do those of a private view that has no content:
  /// an app has no access to it.
  private static func isOfSystem(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> Bool {
    let owners = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    if isOfAlert(constraint, owners.map { items[$0] }) { return false }
    return owners.allSatisfy { isPrivate(items[$0]) } || owners.contains { isInaccessible(items[$0]) }
  }

  /// Whether an app may have added the constraint to the view of its alert, which it gets from the controller.
  private static func isOfAlert(_ constraint: ConstraintLog.Constraint, _ owners: [ConstraintLog.Item])
    -> Bool
  {
    guard
      owners.contains(where: {
        $0.className.hasPrefix("_UIAlertController") && $0.className.hasSuffix("View")
      })
    else { return false }
    let others = owners.filter { !$0.isAlert }
    return owners.count == 1
      ? constraint.first.attribute.isSize && constraint.constant > 0
      : !others.isEmpty && others.allSatisfy { $0.className != "UIView" && !isPrivate($0) }
  }

  /// Whether an app has no access to views of this class.
  static func isInaccessible(_ item: ConstraintLog.Item) -> Bool {
    let name = item.className
    if isGuideOfBar(item) { return true }
    if name.hasSuffix("ContentView"), !name.hasPrefix("_UIBackdrop") { return false }
    if name.includes(".") { return false }
    return name.hasPrefix("_UI") && !name.hasPrefix("_UILayout") && !name.hasPrefix("_UIHosting")
      || inaccessible.contains { name.hasPrefix($0) }
  }

  /// Whether the item is one of the guides in a navigation bar.
  private static func isGuideOfBar(_ item: ConstraintLog.Item) -> Bool {
    item.isGuide
      && ["TabBarGuide(", "TitleView(layout", "UINavigationBarItem"].contains { item.text.hasPrefix($0) }
  }

  private static let inaccessible =
    [
      "UIKeyboard", "UIKB", "UIInputSet", "UITextEffects", "UIRemote", "NSToolbarItemViewer",
      "NSToolbarButton",
    ] + player

  /// The controls of AVKit's and MediaPlayer's players, and what Spotlight shows. The names are from logs in public threads.
  /// `AVPlayerView` and `AVRoutePickerView` are not among them: apps constrain these.
  private static let player = [
    "AVAlphaUpdatingView", "AVPlayerControl", "AVUnsupportedContent", "AVButton",
    "AVPlaybackControls", "AVTransportControls", "AVMobileChrome", "AVMobileControls", "AVVolumeSlider",
    "AVVolumeButton", "AVScrubber", "AVTurboModePlaybackControls", "AVBackgroundView", "AVBackdropView",
    "AVLayoutView", "AVTouchIgnoringView", "AVStackView", "AVView", "AVFullScreen",
    "AVCaptionLayer", "AVPictureInPicture", "AVLabel", "AVTimeControls", "AVEventPassthrough", "AVAudioOnly",
    "AVDesktop",
    "NSGlassView", "AVContentOverlay",
    "MPVideoPlaybackOverlay", "MPVideoContainer", "MPVideoView", "MPSwipable", "MPMovieView",
    "MPAVController",
    "SPUI",
  ]

  /// Whether the view is one of a player's controls, or of what Spotlight shows. What is tied to it is the system's too.
  static func isOfPlayer(_ item: ConstraintLog.Item) -> Bool {
    player.contains { item.className.hasPrefix($0) }
  }

  /// Whether a view's class is private to the system.
  static func isPrivate(_ item: ConstraintLog.Item) -> Bool {
    let name = item.className
    if name.includes(".") || name.hasPrefix("_UIHosting") { return false }
    if name.hasPrefix("_UI") && !name.hasPrefix("_UILayoutGuide") { return true }
    return privatePrefixes.contains { name.hasPrefix($0) } || inaccessible.contains { name.hasPrefix($0) }
  }

  /// The keyboard's views, and those of panels that the system shows in an app.
  private static let privatePrefixes = [
    "_NS", "NSToolbar", "_TUI", "_SF", "TUIKeyboard", "TUIEmoji", "TUICandidate", "TUIPrediction",
    "TUISystemInput",
    "TUIInputAssistant", "SFAutoFillInput", "SFPasswordAutoFill", "PUPhotosGrid", "PUPhotoPicker", "PUOneUp",
    "UIAlertControllerVisual", "UICompatibilityInput",
  ]
}
