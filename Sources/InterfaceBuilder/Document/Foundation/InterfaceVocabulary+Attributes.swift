/// The attributes and values that the reader understands.
///
/// Each name means the same in all elements that have it. What is in no list has no effect, and is named.
extension InterfaceVocabulary {
  /// Whether the attributes of an element are checked: those of objects that are available, and of what connects them.
  static func hasKnownAttributes(_ element: String) -> Bool {
    InterfaceClasses.isAvailable(element) || checked.contains(element)
  }

  /// Whether an attribute, or a value by its key, has an effect or belongs to the canvas alone.
  static func isKnownProperty(_ name: String) -> Bool {
    understood.contains(name) || ofCanvas.contains(name) || name.hasPrefix("simulated")
  }

  private static let checked: Set<String> = [
    "segue", "state", "buttonConfiguration", "constraint", "textInputTraits", "accessibility",
    "tableViewSection", "segment", "menu", "command",
  ]

  private static func names(_ text: StaticString) -> Set<String> {
    Set("\(text)".split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// What has an effect.
  private static let understood = names(
    """
    accessibilityConfiguration accessibilityHint accessibilityLabel accessoryType accessoryView
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth alignment allowableMovement
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
    alpha alwaysBounceHorizontal alwaysBounceVertical animates animating attributedText attributedTitle
    attributedSubtitle attributes autocapitalizationType autocorrectionType automaticEstimatedItemSize
    automaticallyAdjustsScrollViewInsets autorepeat autoresizesSubviews autoresizingMask axis
    backBarButtonItem backButtonTitle background backgroundColor backgroundImage backgroundView badgeColor
    badgeValue barStyle barTintColor baseBackgroundColor baseForegroundColor baselineAdjustment
    baselineRelativeArrangement borderStyle bounces bouncesZoom buttonSize buttonType canCancelContentTouches
    cancelsTouchesInView catalog changesSelectionAsPrimaryAction clearButtonMode clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews collectionViewLayout color compactAppearance configuration
    constant contentEdgeInsets contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior
    contentInsets contentMode contentVerticalAlignment contentView continuous controlSize cornerStyle
    countDownDuration currentPage currentPageIndicatorTintColor customClass customModule customView
    dataDetectorTypes date datePickerMode definesPresentationContext delaysContentTouches delaysTouchesBegan
    delaysTouchesEnded destination destinationCreationSelector direction directionalLayoutMargins
    directionalLockEnabled disabledBackground distribution edgesForExtendedLayout editable
    editingAccessoryType effect enabled enablesReturnKeyAutomatically estimatedItemSize estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight exclusiveTouch extendedLayoutIncludesOpaqueBars
    firstAttribute firstItem fixedFrame fontDescription footerReferenceSize footerTitle frame
    headerReferenceSize headerTitle hidden hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
    hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted highlightedColor
    highlightedImage hint horizontalCompressionResistancePriority horizontalHuggingPriority id identifier
    image imageEdgeInsets imageInsets imagePadding imagePlacement indentationLevel indentationWidth
    indicatorStyle insetsLayoutMarginsFromSafeArea isElement itemSize items key keyboardAppearance
    keyboardDismissMode keyboardType kind label landscapeImage largeTitleDisplayMode largeTitleTextAttributes
    largeTitles layoutMargins leftBarButtonItem leftItemsSupplementBackButton lineBreakMode locale maxValue
    maximumDate maximumPrimaryColumnWidth maximumTrackTintColor maximumValue maximumValueImage
    maximumZoomScale menu minValue minimumDate minimumFontSize minimumInteritemSpacing minimumLineSpacing
    minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumTrackTintColor minimumValue
    minimumValueImage minimumZoomScale minuteInterval modalInPresentation modalPresentationStyle
    modalTransitionStyle momentary multipleTouchEnabled multiplier navigationBar navigationBarHidden
    navigationItem navigationOrientation numberOfLines numberOfPages numberOfTapsRequired
    numberOfTouchesRequired on onTintColor opaque options overrideUserInterfaceStyle pageIndicatorTintColor
    pagingEnabled placeholder preferredContentSize preferredDisplayMode preferredMaxLayoutWidth
    preferredPrimaryColumnWidthFraction preferredSymbolConfiguration preferredSymbolConfigurationForImage
    prefersLargeTitles prefetchingEnabled preservesSuperviewLayoutMargins priority progress
    progressTintColor progressViewStyle prompt property reference relation relationship
    restorationIdentifier returnKeyType reuseIdentifier rightBarButtonItem rowHeight safeArea
    scopeButtonTitles scrollDirection scrollEdgeAppearance scrollEnabled scrollIndicatorInsets
    searchBarStyle secondAttribute secondItem sectionFooterHeight sectionFooterView
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderView sectionHeadersPinToVisibleBounds
    sectionIndexBackgroundColor sectionIndexColor sectionInset secureTextEntry selectable selected
    selectedBackgroundView selectedImage selectedImageTintColor selectedIndex selectedSegmentIndex
    selectedSegmentTintColor selectionStyle selector semanticContentAttribute separatorColor separatorInset
    separatorStyle shadowColor shadowOffset shouldIndentWhileEditing showsActivityIndicator
    showsBookmarkButton showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction
    showsReorderControl showsScopeBar showsTouchWhenHighlighted showsVerticalScrollIndicator
    smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType
    standardAppearance state stepValue storyboardIdentifier storyboardName style subtitle
    subtitleFontDescription symbolConfiguration systemItem tabBar tabBarItem tableFooterView
    tableHeaderView tag text textAlignment textColor textContentType textInputTraits thumbTintColor
    tintColor title titleAlignment titleColor titleEdgeInsets titleFontDescription titlePadding
    titlePositionAdjustment titleShadowColor titleShadowOffset titleTextAttributes titleView toolbar
    toolbarHidden toolbarItems trackTintColor traits transitionStyle
    translatesAutoresizingMaskIntoConstraints translucent type unselectedItemTintColor unwindAction
    useCurrentDate useStoryboardIdentifierAsRestorationIdentifier userInteractionEnabled value
    verticalCompressionResistancePriority verticalHuggingPriority view width wraps referencedIdentifier
    contentLayoutGuide frameLayoutGuide keyboard readableContent animations
    """)

  /// What Xcode and its canvas need alone, and what UIKit does without since iOS 13.
  private static let ofCanvas = names(
    """
    ambiguous misplaced userLabel userComments customModuleProvider sceneMemberID verifyAmbiguity symbolic
    placeholderIntrinsicWidth placeholderIntrinsicHeight placeholderIdentifier tableViewCell dataMode
    customSize freeformSize canvasLocation clearsContextBeforeDrawing usesAttributedText hasAttributedTitle
    hidesAccessoryWhenEditing autoresizesArchivedViewToFullSize wantsFullScreenLayout reversesTitleShadowWhenHighlighted
    segmentControlStyle multipleSelection nibName colorLabel designTime bundleIdentifier
    """)
}
