/// The symbols of UIKit that the portable modules call, by the names that Swift gives them: developer.apple.com/documentation/uikit
/// and /quartzcore. All of them are older than the oldest systems that the package supports (iOS 15, tvOS 15), apart from those that
/// `conditional` lists.
enum UIKitSymbols {
  struct Conditional: Sendable {
    /// The symbol as it is called.
    let spelling: String
    /// The condition above the call.
    let condition: String
  }

  static let conditional = [
    // iOS 17.
    Conditional(spelling: "registerForTraitChanges(", condition: "#available(iOS 17.0, tvOS 17.0"),
    // iOS 13.4; not in tvOS.
    Conditional(spelling: "allowedScrollTypesMask", condition: "#if !os(tvOS)"),
    // iOS 14; not in tvOS.
    Conditional(spelling: "focusGroupIdentifier", condition: "#if !os(tvOS)"),
    // iOS 7; not in visionOS.
    Conditional(spelling: "(of: topLayoutGuide, supportView: view, .top)", condition: "#if !os(visionOS)"),
  ]

  /// The symbols that stand in the platforms' own files alone, in branches that Apple's platforms do not compile.
  static let elsewhere: Set = [
    "AnimationClock.now", "CADisplayLink.init(clock:handler:)", "UIGestureRecognizer.addAction",
    "AccessibilityNotification.layoutChanged", "AccessibilityNotification.pageScrolled",
    "AccessibilityRoleDescription.init(role:label:)", "UIResponder.describeRole",
    "ReducedMotionObserver.init(_:handler:)", "UIWindow.accessibilityFocusedElement",
    "UIWindow.accessibilityNotificationHandler", "UIWindow.clock", "UIWindow.prefersReducedMotion",
    "Weak.init(wrappedValue:)", "Weak.wrappedValue",
  ]

  static let declared = Set(
    members.flatMap { type, names in
      names.split(whereSeparator: \.isWhitespace).map { type.isEmpty ? String($0) : "\(type).\($0)" }
    })

  private static let members = [
    "":
      "CATransform3DIdentity CATransform3DScale objc_getAssociatedObject objc_setAssociatedObject",
    "CADisplayLink": "invalidate() isPaused",
    "CALayer": "isDoubleSided isHidden opacity transform",
    "CATransform3D": """
    init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)
    m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    """,
    "NSDirectionalEdgeInsets": "bottom leading top trailing",
    "NSLayoutConstraint": """
    activate constant deactivate firstAttribute firstItem identifier init()
    init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) isActive multiplier priority relation
    secondAttribute secondItem
    """,
    "NSLayoutConstraint.Attribute": """
    bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height init(rawValue:)
    lastBaseline leading leadingMargin left leftMargin notAnAttribute rawValue right rightMargin top topMargin trailing
    trailingMargin width
    """,
    "NSLayoutConstraint.Axis": "horizontal rawValue vertical",
    "NSLayoutConstraint.Relation": "equal greaterThanOrEqual lessThanOrEqual",
    "UIAccessibilityCustomAction": "init(name:actionHandler:)",
    "UIAccessibilityElement": "accessibilityFrameInContainerSpace init(accessibilityContainer:)",
    "UIAccessibilityTraits": "adjustable",
    "UIAction":
      "init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)",
    "UIAction.Identifier": "init(_:)",
    "UIControl": "addAction(_:for:) removeAction(identifiedBy:for:)",
    "UIControl.Event": "valueChanged",
    "UIEdgeInsets": "bottom init(top:left:bottom:right:) left right top",
    "UIFocusEnvironment": "contains",
    "UIFocusUpdateContext": "focusHeading nextFocusedItem nextFocusedView",
    "UIGestureRecognizer": """
    cancelsTouchesInView delaysTouchesEnded delegate init() init(target:action:) isEnabled location(in:) numberOfTouches
    reset() state
    """,
    "UIGestureRecognizer.State": "began cancelled ended failed possible",
    "UIKey": "keyCode",
    "UILayoutGuide": "description owningView",
    "UILayoutPriority": "defaultHigh defaultLow fittingSizeLevel init(_:) rawValue required",
    "UIPageControl": "currentPage numberOfPages",
    "UIPanGestureRecognizer": "allowedScrollTypesMask init() translation(in:) velocity(in:)",
    "UIPress": "key",
    // UIKit declares focus and restoration on views and on controllers, not on what both are.
    "_UIFocusResponder":
      "didUpdateFocus(in:with:) focusGroupIdentifier preferredFocusEnvironments setNeedsFocusUpdate()",
    "UIResponder": """
    accessibilityCustomActions accessibilityElements accessibilityLabel accessibilityTraits accessibilityValue
    decodeRestorableState(with:) encodeRestorableState(with:)
    isAccessibilityElement pressesBegan(_:with:) pressesChanged(_:with:)
    touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    """,
    "UIScrollTypeMask": "all",
    "UIScrollView":
      "adjustedContentInset alwaysBounceHorizontal alwaysBounceVertical bounds contentSize isScrollEnabled",
    "UITapGestureRecognizer": "init()",
    "UITouch": "view",
    "UITraitCollection": "horizontalSizeClass verticalSizeClass",
    "UITraitEnvironment": "registerForTraitChanges(_:handler:)",
    "UIUserInterfaceLayoutDirection": "rightToLeft",
    "UIView": """
    centerXAnchor centerYAnchor heightAnchor invalidateIntrinsicContentSize() layoutFittingCompressedSize
    systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    widthAnchor
    addGestureRecognizer addSubview alignmentRect(forFrame:) alpha
    animate(withDuration:delay:options:animations:completion:) autoresizingMask bounds center constraints
    constraintsAffectingLayout(for:) convert(_:from:) didMoveToWindow() effectiveUserInterfaceLayoutDirection
    exchangeSubview(at:withSubviewAt:) frame hasAmbiguousLayout hitTest(_:with:) inheritedAnimationDuration init()
    init(coder:)
    init(frame:) insertSubview(_:belowSubview:) intrinsicContentSize isDescendant(of:) isFocused isHidden
    isUserInteractionEnabled layer layoutIfNeeded() layoutMarginsGuide layoutSubviews() noIntrinsicMetric performWithoutAnimation
    removeFromSuperview() safeAreaLayoutGuide setContentCompressionResistancePriority(_:for:)
    setContentHuggingPriority(_:for:) setNeedsLayout() subviews superview traitCollection
    translatesAutoresizingMaskIntoConstraints willMove(toWindow:) willRemoveSubview window
    """,
    "UIView.AnimationOptions": "allowUserInteraction",
    "UIView.AutoresizingMask": "flexibleHeight flexibleWidth",
    "UIViewController": "bottomLayoutGuide topLayoutGuide view",
    "NSLayoutAnchor": "constraint(equalTo:)",
    "NSLayoutDimension": "constraint(equalToConstant:)",
    "UIVisualEffectView": "contentView",
    "objc_AssociationPolicy": "OBJC_ASSOCIATION_RETAIN_NONATOMIC",
  ]
}
