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

  /// The attributes and values that have an effect.
  private static let understood = names(
    """
    accessibilityConfiguration accessibilityHint accessibilityLabel accessoryType accessoryView
    adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth alignment allowableMovement
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical animates
    animating animations attributedSubtitle attributedText attributedTitle attributes
    autocapitalizationType autocorrectionType automaticallyAdjustsScrollViewInsets
    automaticEstimatedItemSize autorepeat autoresizesSubviews autoresizingMask axis
    backBarButtonItem backButtonTitle background backgroundColor backgroundImage backgroundView
    badgeColor badgeValue barStyle barTintColor baseBackgroundColor baseForegroundColor
    baselineAdjustment baselineRelativeArrangement borderStyle bounces bouncesZoom buttonSize
    buttonType canCancelContentTouches cancelsTouchesInView catalog
    changesSelectionAsPrimaryAction clearButtonMode clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews collectionViewLayout color compactAppearance
    configuration constant contentEdgeInsets contentHorizontalAlignment contentInset
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMode
    contentVerticalAlignment contentView continuous controlSize cornerStyle countDownDuration
    currentPage currentPageIndicatorTintColor customClass customModule customView
    dataDetectorTypes date datePickerMode definesPresentationContext delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded destination destinationCreationSelector
    detailTextLabel direction directionalLayoutMargins directionalLockEnabled disabledBackground
    distribution edgesForExtendedLayout editable editingAccessoryType effect enabled
    enablesReturnKeyAutomatically estimatedItemSize estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight exclusiveTouch
    extendedLayoutIncludesOpaqueBars fillerRowHeight firstAttribute firstItem fixedFrame
    fontDescription footerReferenceSize footerTitle frame frameLayoutGuide headerReferenceSize
    headerTitle hidden hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBottomBarWhenPushed
    hidesForSinglePage hidesWhenStopped highlighted highlightedColor highlightedImage hint
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image
    imageEdgeInsets imageInsets imagePadding imagePlacement imageView indentationLevel
    indentationWidth indicatorStyle insetsLayoutMarginsFromSafeArea isElement items itemSize key
    keyboard keyboardAppearance keyboardDismissMode keyboardType kind label landscapeImage
    largeTitleDisplayMode largeTitles largeTitleTextAttributes layoutMargins
    layoutMarginsFollowReadableWidth leftBarButtonItem leftItemsSupplementBackButton
    lineBreakMode locale maximumDate maximumPrimaryColumnWidth maximumTrackTintColor
    maximumValue maximumValueImage maximumZoomScale maxValue menu minimumDate minimumFontSize
    minimumInteritemSpacing minimumLineSpacing minimumPressDuration minimumPrimaryColumnWidth
    minimumScaleFactor minimumTrackTintColor minimumValue minimumValueImage minimumZoomScale
    minuteInterval minValue modalInPresentation modalPresentationStyle modalTransitionStyle
    momentary multipleTouchEnabled multiplier navigationBar navigationBarHidden navigationItem
    navigationOrientation numberOfLines numberOfPages numberOfTapsRequired
    numberOfTouchesRequired on onTintColor opaque options overrideUserInterfaceStyle
    pageIndicatorTintColor pagingEnabled placeholder popoverAnchorBarButtonItem
    popoverAnchorView popoverArrowDirection preferredContentSize preferredDisplayMode
    preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction preferredSymbolConfiguration
    preferredSymbolConfigurationForImage prefersLargeTitles prefetchingEnabled
    preservesSuperviewLayoutMargins priority progress progressTintColor progressViewStyle prompt
    property providesPresentationContextTransitionStyle readableContent reference
    referencedIdentifier refreshControl relation relationship restorationIdentifier
    returnKeyType reuseIdentifier rightBarButtonItem role rowHeight safeArea scopeButtonTitles
    scrollDirection scrollEdgeAppearance scrollEnabled scrollIndicatorInsets searchBarStyle
    secondAttribute secondItem sectionFooterHeight sectionFootersPinToVisibleBounds
    sectionFooterView sectionHeaderHeight sectionHeadersPinToVisibleBounds sectionHeaderView
    sectionIndexBackgroundColor sectionIndexColor sectionInset secureTextEntry selectable
    selected selectedBackgroundView selectedColor selectedImage selectedImageTintColor
    selectedIndex selectedSegmentIndex selectedSegmentTintColor selectionStyle selector
    semanticContentAttribute separatorColor separatorInset separatorStyle shadowColor
    shadowOffset shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton
    showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction
    showsReorderControl showsScopeBar showsTouchWhenHighlighted showsVerticalScrollIndicator
    smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType
    standardAppearance state stepValue storyboardIdentifier storyboardName style subtitle
    subtitleFontDescription supportsAlpha symbolConfiguration systemItem tabBar tabBarItem
    tableFooterView tableHeaderView tag text textAlignment textColor textContentType
    textInputTraits textLabel thumbTintColor tintColor title titleAlignment titleColor
    titleEdgeInsets titleFontDescription titlePadding titlePositionAdjustment titleShadowColor
    titleShadowOffset titleTextAttributes titleView toolbar toolbarHidden toolbarItems
    trackTintColor traits transitionStyle translatesAutoresizingMaskIntoConstraints translucent
    type unselectedItemTintColor unwindAction useCurrentDate userInteractionEnabled
    useStoryboardIdentifierAsRestorationIdentifier value verticalCompressionResistancePriority
    verticalHuggingPriority view width wraps
    """)

  /// What Xcode and its canvas need alone, and what UIKit does without since iOS 13.
  private static let ofCanvas = names(
    """
    ambiguous autoresizesArchivedViewToFullSize bundleIdentifier canvasLocation
    clearsContextBeforeDrawing colorLabel customModuleProvider customSize dataMode designTime
    freeformSize hasAttributedTitle hidesAccessoryWhenEditing misplaced multipleSelection nibName
    placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth
    reversesTitleShadowWhenHighlighted sceneMemberID segmentControlStyle symbolic tableViewCell
    userComments userLabel usesAttributedText verifyAmbiguity wantsFullScreenLayout
    """)
}
