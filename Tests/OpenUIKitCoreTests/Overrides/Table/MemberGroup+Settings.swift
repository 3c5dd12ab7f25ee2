extension MemberGroup {
  /// Properties that apps set.
  static let settings: [MemberGroup] = [
    MemberGroup(
      .setting,
      """
      UIApplication: delegate applicationState connectedScenes shortcutItems applicationIconBadgeNumber isIdleTimerDisabled
      UIScene: activationState title delegate
      UIBarButtonItemGroup: barButtonItems representativeItem
      UITextInputAssistantItem: allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
      UINavigationBar: items delegate prefersLargeTitles standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
       barTintColor barStyle isTranslucent shadowImage backIndicatorImage titleTextAttributes largeTitleTextAttributes
      UINavigationItem: title titleView prompt backButtonTitle backBarButtonItem backButtonDisplayMode hidesBackButton
       leftItemsSupplementBackButton largeTitleDisplayMode leftBarButtonItems rightBarButtonItems leftBarButtonItem rightBarButtonItem
       standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
      UITabBar: itemPositioning itemWidth itemSpacing delegate items selectedItem standardAppearance scrollEdgeAppearance unselectedItemTintColor barTintColor
       backgroundImage shadowImage selectionIndicatorImage barStyle isTranslucent
      UIToolbar: items standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance barTintColor barStyle
       isTranslucent
      UINavigationController: delegate viewControllers isNavigationBarHidden isToolbarHidden
      UITabBarController: delegate viewControllers selectedIndex
      UIActivityIndicatorView: style color hidesWhenStopped isAnimating
      UIButton: role contentEdgeInsets titleEdgeInsets imageEdgeInsets adjustsImageWhenHighlighted adjustsImageWhenDisabled
       showsTouchWhenHighlighted
      UIControl: isEnabled isSelected contentHorizontalAlignment contentVerticalAlignment isTracking isTouchInside
      UIImageView: image highlightedImage animationImages animationDuration animationRepeatCount preferredSymbolConfiguration
      UILabel: text attributedText shadowColor shadowOffset baselineAdjustment allowsDefaultTighteningForTruncation lineBreakStrategy
       showsExpansionTextWhenTruncated font textColor highlightedTextColor isEnabled textAlignment lineBreakMode numberOfLines
       preferredMaxLayoutWidth adjustsFontSizeToFitWidth minimumScaleFactor adjustsFontForContentSizeCategory
      UIRefreshControl: isRefreshing attributedTitle
      UIInputView: allowsSelfSizing
      CAEmitterLayer: emitterCells birthRate lifetime emitterPosition emitterZPosition emitterSize emitterDepth emitterShape
       emitterMode renderMode preservesDepth velocity scale spin seed
      CAReplicatorLayer: instanceCount preservesDepth instanceDelay instanceTransform instanceColor instanceRedOffset
       instanceGreenOffset instanceBlueOffset instanceAlphaOffset
      CAGradientLayer: colors locations type startPoint endPoint
      CALayer: position bounds anchorPoint transform frame backgroundColor opacity isHidden masksToBounds isDoubleSided sublayers
       zPosition anchorPointZ sublayerTransform cornerRadius maskedCorners cornerCurve borderWidth borderColor shadowColor
       shadowOpacity shadowOffset shadowRadius shadowPath mask name delegate contents actions contentsGravity contentsScale
       needsDisplayOnBoundsChange
      CAShapeLayer: path fillColor fillRule strokeColor strokeStart strokeEnd lineWidth miterLimit lineCap lineJoin lineDashPhase
       lineDashPattern
      CATextLayer: string font fontSize foregroundColor isWrapped truncationMode alignmentMode allowsFontSubpixelQuantization
      UIScrollView: isDirectionalLockEnabled delegate isPagingEnabled isScrollEnabled bounces alwaysBounceVertical alwaysBounceHorizontal decelerationRate
       showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle verticalScrollIndicatorInsets
       horizontalScrollIndicatorInsets scrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets delaysContentTouches
       canCancelContentTouches keyboardDismissMode scrollsToTop refreshControl minimumZoomScale maximumZoomScale bouncesZoom zoomScale
       contentInset contentInsetAdjustmentBehavior
      UIPopoverPresentationController: sourceView sourceRect barButtonItem permittedArrowDirections arrowDirection
       popoverLayoutMargins backgroundColor passthroughViews canOverlapSourceViewRect
      UISheetPresentationController: detents selectedDetentIdentifier largestUndimmedDetentIdentifier prefersGrabberVisible
       preferredCornerRadius prefersScrollingExpandsWhenScrolledToEdge prefersEdgeAttachedInCompactHeight
       widthFollowsPreferredContentSizeWhenEdgeAttached
      UIGestureRecognizer: delegate cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded name isEnabled
      UILongPressGestureRecognizer: minimumPressDuration allowableMovement numberOfTouchesRequired numberOfTapsRequired
      UIPanGestureRecognizer: minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask
      UIPinchGestureRecognizer: scale
      UIRotationGestureRecognizer: rotation
      UIScreenEdgePanGestureRecognizer: edges
      UISwipeGestureRecognizer: direction numberOfTouchesRequired
      UITapGestureRecognizer: numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired
      UIViewPropertyAnimator: isInterruptible pausesOnCompletion scrubsLinearly isUserInteractionEnabled isReversed fractionComplete
      UIPresentationController: containerView delegate
      UIPercentDrivenInteractiveTransition: percentComplete completionSpeed
      UIViewController: view title tabBarItem modalPresentationStyle preferredContentSize modalTransitionStyle transitioningDelegate
       definesPresentationContext isModalInPresentation modalPresentationCapturesStatusBarAppearance
       automaticallyAdjustsScrollViewInsets edgesForExtendedLayout extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed isEditing
       additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins toolbarItems restoresFocusAfterTransition
       providesPresentationContextTransitionStyle overrideUserInterfaceStyle
      UIResponder: restorationIdentifier focusGroupIdentifier userActivity
      UIView: focusGroupPriority tag isUserInteractionEnabled isMultipleTouchEnabled gestureRecognizers accessibilityIdentifier
       transform transform3D anchorPoint backgroundColor alpha isHidden clipsToBounds mask contentScaleFactor isOpaque interactions
       contentMode tintColor translatesAutoresizingMaskIntoConstraints autoresizingMask autoresizesSubviews layoutMargins
       directionalLayoutMargins preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea semanticContentAttribute
       isExclusiveTouch clearsContextBeforeDrawing accessibilityIgnoresInvertColors largeContentTitle showsLargeContentViewer
       overrideUserInterfaceStyle
      UIVisualEffectView: effect
      UIWindow: windowScene rootViewController windowLevel screenScale deviceSafeAreaInsets keyboardFrame hostTraits layoutDirection
       textMeasurer imageSource colorSource unsatisfiableConstraintsHandler layoutLimits layoutErrorHandler
      UIWindowScene: keyWindow textMeasurer imageSource colorSource preferredLanguages
      UIPageControl: numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor currentPageIndicatorTintColor backgroundStyle
       direction
      UIProgressView: progressViewStyle progress progressTintColor trackTintColor
      UISegmentedControl: selectedSegmentIndex isMomentary apportionsSegmentWidthsByContent selectedSegmentTintColor
      UISlider: value minimumValue maximumValue isContinuous minimumTrackTintColor maximumTrackTintColor thumbTintColor
       minimumValueImage maximumValueImage
      UIStepper: value minimumValue maximumValue stepValue isContinuous autorepeat wraps
      UISwitch: isOn onTintColor thumbTintColor
      UIMenuController: menuItems arrowDirection isMenuVisible
      UIDatePicker: date minimumDate maximumDate countDownDuration minuteInterval datePickerMode preferredDatePickerStyle locale
       calendar timeZone
      UIPickerView: dataSource delegate
      UIStackView: axis distribution alignment spacing isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
      NSTextContainer: lineFragmentPadding maximumNumberOfLines lineBreakMode size exclusionPaths widthTracksTextView heightTracksTextView
      UITextChecker: ignoredWords
      NSLayoutManager: delegate textContainers usesFontLeading
      NSTextStorage: delegate layoutManagers editedMask editedRange changeInLength
      UITextField: background disabledBackground delegate text placeholder font adjustsFontSizeToFitWidth minimumFontSize adjustsFontForContentSizeCategory
       textColor textAlignment borderStyle isSecureTextEntry leftView leftViewMode rightView rightViewMode isEditing
       clearsOnBeginEditing attributedPlaceholder clearButtonMode inputDelegate selectedTextRange attributedText defaultTextAttributes
       typingAttributes autocapitalizationType autocorrectionType spellCheckingType smartQuotesType passwordRules smartDashesType
       smartInsertDeleteType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically textContentType
      UITextView: text font adjustsFontForContentSizeCategory textColor textAlignment textContainerInset isSecureTextEntry isEditable
       isSelectable attributedText typingAttributes inputDelegate selectedTextRange selectedRange autocapitalizationType
       autocorrectionType spellCheckingType smartQuotesType passwordRules smartDashesType smartInsertDeleteType keyboardType keyboardAppearance
       returnKeyType enablesReturnKeyAutomatically textContentType delegate
      UICollectionViewTransitionLayout: transitionProgress
      UICollectionReusableView: reuseIdentifier
      UICollectionView: dataSource prefetchDataSource isPrefetchingEnabled collectionViewLayout allowsSelection
       allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing isEditing backgroundView delegate
      UICollectionViewCell: backgroundView selectedBackgroundView automaticallyUpdatesContentConfiguration
       automaticallyUpdatesBackgroundConfiguration contentConfiguration backgroundConfiguration configurationUpdateHandler
      UICollectionViewController: clearsSelectionOnViewWillAppear collectionView installsStandardGestureForInteractiveMovement
      UICollectionViewFlowLayout: sectionInsetReference scrollDirection itemSize estimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInset
       headerReferenceSize footerReferenceSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      UICollectionViewCompositionalLayout: configuration
      UICollectionViewDiffableDataSource: supplementaryViewProvider sectionSnapshotHandlers reorderingHandlers
      UITableViewDiffableDataSource: defaultRowAnimation
      UICollectionViewListCell: accessories indentationLevel indentationWidth indentsAccessories
      UITableView: dataSource rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight
       estimatedSectionFooterHeight sectionHeaderTopPadding insetsContentViewsToSafeArea cellLayoutMarginsFollowReadableWidth
       separatorStyle separatorColor separatorInset separatorInsetReference allowsSelection allowsSelectionDuringEditing
       allowsMultipleSelection allowsMultipleSelectionDuringEditing tableHeaderView tableFooterView backgroundView prefetchDataSource
       isPrefetchingEnabled
       sectionIndexColor sectionIndexBackgroundColor sectionIndexMinimumDisplayRowCount isEditing delegate
      UITableViewCell: backgroundView selectedBackgroundView multipleSelectionBackgroundView accessoryType accessoryView
       editingAccessoryType editingAccessoryView showsReorderControl shouldIndentWhileEditing indentationLevel indentationWidth
       separatorInset selectionStyle isSelected isHighlighted isEditing automaticallyUpdatesContentConfiguration
       automaticallyUpdatesBackgroundConfiguration contentConfiguration backgroundConfiguration configurationUpdateHandler
      UITableViewController: clearsSelectionOnViewWillAppear tableView refreshControl
      UITableViewHeaderFooterView: backgroundView automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
       contentConfiguration backgroundConfiguration configurationUpdateHandler
      UIPageViewController: transitionStyle navigationOrientation dataSource delegate
      SFSafariViewController: delegate preferredBarTintColor preferredControlTintColor dismissButtonStyle
      UISearchBar: delegate text placeholder searchBarStyle barTintColor backgroundImage isTranslucent showsCancelButton
       showsBookmarkButton scopeButtonTitles selectedScopeButtonIndex showsScopeBar
      UISearchController: searchResultsController searchResultsUpdater delegate obscuresBackgroundDuringPresentation
       hidesNavigationBarDuringPresentation automaticallyShowsCancelButton automaticallyShowsScopeBar showsSearchResultsController
       isActive
      UISplitViewController: style delegate preferredDisplayMode preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth
       preferredSupplementaryColumnWidth minimumPrimaryColumnWidth maximumPrimaryColumnWidth viewControllers displayModeButtonItem
      UIActivityViewController: excludedActivityTypes completionWithItemsHandler allowsProminentActivity
      UIAlertController: message severity preferredAction
      UIDragInteraction: isEnabled allowsSimultaneousRecognitionDuringLift
      UIDropInteraction: allowsSimultaneousDropSessions
      UIFontPickerViewController: delegate selectedFontDescriptor
      UIFontPickerViewController.Configuration: includeFaces displayUsingSystemFont filteredTraits
      UIColorPickerViewController: delegate selectedColor supportsAlpha
      UIColorWell: selectedColor supportsAlpha title
      UIDocumentPickerViewController: delegate allowsMultipleSelection shouldShowFileExtensions directoryURL
      UIImagePickerController: sourceType mediaTypes allowsEditing cameraDevice delegate
      UIPointerInteraction: isEnabled
      UIAttachmentBehavior: anchorPoint length damping frequency frictionTorque
      UICollisionBehavior: collisionMode translatesReferenceBoundsIntoBoundary collisionDelegate
      UIDynamicAnimator: behaviors delegate isRunning elapsedTime
      UIDynamicBehavior: action
      _UIItemsBehavior: items
      UIDynamicItemBehavior: elasticity friction density resistance angularResistance isAnchored allowsRotation
      UIGravityBehavior: gravityDirection angle magnitude
      UIPushBehavior: active pushDirection angle magnitude
      UISnapBehavior: snapPoint damping
      UIInterpolatingMotionEffect: minimumRelativeValue maximumRelativeValue
      UIMotionEffectGroup: motionEffects
      iCarousel: dataSource delegate type perspective contentOffset viewpointOffset isVertical measuresEveryItem decelerationRate
       scrollSpeed bounceDistance animatedScrollSpeed bounces isScrollEnabled isPagingEnabled stopAtItemBoundary scrollToItemBoundary
       ignorePerpendicularSwipes centerItemWhenSelected autoscroll motionPreference prefetchDataSource prefetchDistance
       itemPositionText accessibilityNames allowsFocus
      MASLayoutConstraint: mas_key
      """)
  ]
}
