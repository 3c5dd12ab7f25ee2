extension MemberGroup {
  /// The values that apps read, and the members of values.
  static let values: [MemberGroup] = [
    MemberGroup(
      .value,
      """
      UIApplication: shared openSessions supportsMultipleScenes windows keyWindow userInterfaceLayoutDirection
       preferredContentSizeCategory backgroundTimeRemaining
      UIScene: session
      UINavigationBar: topItem backItem
      UINavigationController: navigationBar interactivePopGestureRecognizer topViewController visibleViewController toolbar
      UITabBarController: tabBar
      UIButton: buttonType currentTitle currentTitleColor currentImage currentBackgroundImage titleLabel imageView
       currentAttributedTitle currentPreferredSymbolConfiguration currentTitleShadowColor
      UIControl: state allControlEvents allTargets
      UIImageView: isAnimating
      CALayer: superlayer
      UIScrollView: panGestureRecognizer isTracking isDragging isDecelerating isZooming isZoomBouncing pinchGestureRecognizer
       adjustedContentInset contentLayoutGuide frameLayoutGuide
      UIGestureRecognizer: view numberOfTouches
      UIViewPropertyAnimator: isRunning
      UIPercentDrivenInteractiveTransition: duration
      UIPresentationController: preferredContentSize traitCollection
      UIViewController: viewIfLoaded isViewLoaded parent children navigationController tabBarController navigationItem
       presentedViewController presentingViewController isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent
       systemMinimumLayoutMargins traitCollection topLayoutGuide bottomLayoutGuide storyboard presentationController
       transitionCoordinator
      UIResponder: isFirstResponder textInputMode
      UIViewController: editButtonItem
      UIView: isFocused coordinateSpace keyboardLayoutGuide superview subviews window constraints hasAmbiguousLayout layoutGuides
       safeAreaInsets layoutMarginsGuide safeAreaLayoutGuide readableContentGuide leadingAnchor trailingAnchor leftAnchor rightAnchor
       centerXAnchor topAnchor bottomAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor widthAnchor heightAnchor
       effectiveUserInterfaceLayoutDirection traitCollection
      UIWindow: isKeyWindow
      UIWindowScene: windows
      UISegmentedControl: numberOfSegments
      UISlider: currentThumbImage currentMinimumTrackImage currentMaximumTrackImage
      UIMenuController: shared menuFrame
      UIDatePicker: datePickerStyle
      UIPickerView: numberOfComponents
      UIStackView: arrangedSubviews
      NSTextContainer: layoutManager isSimpleRectangularTextContainer
      UITextChecker: availableLanguages
      NSLayoutManager: textStorage numberOfGlyphs
      UITextField: hasText markedTextRange beginningOfDocument endOfDocument textInputView
      UITextView: hasText textStorage layoutManager markedTextRange beginningOfDocument endOfDocument textInputView
      UICollectionView: visibleCells indexPathsForVisibleItems numberOfSections indexPathsForSelectedItems
      UICollectionViewCell: contentView
      UICollectionViewController: collectionViewLayout _flowLayoutDelegate
      UICollectionViewLayout: collectionView
      UILocalizedIndexedCollation: sectionTitles sectionIndexTitles
      UITableView: visibleCells indexPathsForVisibleRows numberOfSections indexPathForSelectedRow indexPathsForSelectedRows
       hasUncommittedUpdates
      UITableViewCell: contentView reuseIdentifier textLabel detailTextLabel imageView editingStyle showingDeleteConfirmation
      UITableViewHeaderFooterView: contentView reuseIdentifier textLabel detailTextLabel
      UIPageViewController: viewControllers gestureRecognizers
      UISearchController: searchBar
      UISplitViewController: isCollapsed displayMode
      UIAlertController: preferredStyle actions textFields
      UIContextMenuInteraction: menuAppearance
      UIDragInteraction: isEnabledByDefault
      UICollisionBehavior: boundaryIdentifiers
      UIDynamicAnimator: referenceView
      UIDynamicBehavior: childBehaviors dynamicAnimator
      """),
    MemberGroup(
      .valueClass,
      """
      UITextInputPasswordRules: copy(with:)
      UIColor: resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:) getRed(_:green:blue:alpha:)
       getHue(_:saturation:brightness:alpha:) getWhite(_:alpha:)
      UIFont: withSize(_:)
      UIFontDescriptor: pointSize postscriptName symbolicTraits withSize(_:) withFamily(_:) withFace(_:) withSymbolicTraits(_:)
       withDesign(_:)
      UIFontMetrics: scaledFont(for:) scaledFont(for:maximumPointSize:) scaledFont(for:compatibleWith:)
       scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
      UIImageAsset: register(_:with:) unregister(with:) image(with:)
      UIImage.Configuration: applying(_:)
      UIImage: cgImage size withRenderingMode(_:) withAlignmentRectInsets(_:) draw(at:) draw(at:blendMode:alpha:) draw(in:)
       draw(in:blendMode:alpha:)
      UIBezierPath: cgPath move(to:) addLine(to:) addCurve(to:controlPoint1:controlPoint2:) addQuadCurve(to:controlPoint:)
       addArc(withCenter:radius:startAngle:endAngle:clockwise:) close() removeAllPoints() append(_:) apply(_:) isEmpty bounds
       currentPoint contains(_:) lineWidth lineCapStyle lineJoinStyle miterLimit usesEvenOddFillRule setLineDash(_:count:phase:)
       fill() stroke() fill(with:alpha:) stroke(with:alpha:) addClip() getLineDash(_:count:phase:)
      UIGraphicsImageRendererFormat: scale opaque bounds preferred() default()
      UIGraphicsImageRenderer: image(actions:) pngData(actions:) jpegData(withCompressionQuality:actions:)
      UIGraphicsImageRendererContext: currentImage fill(_:) stroke(_:) clip(to:)
      UIGraphicsPDFRendererFormat: documentInfo bounds preferred() default()
      UIGraphicsPDFRenderer: pdfData(actions:) writePDF(to:withActions:)
      UIGraphicsPDFRendererContext: pdfContextBounds cgContext beginPage() beginPage(withBounds:pageInfo:) fill(_:) stroke(_:)
       clip(to:)
      NSParagraphStyle: default alignment lineBreakMode lineSpacing paragraphSpacing minimumLineHeight maximumLineHeight
       lineHeightMultiple paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent hyphenationFactor baseWritingDirection
       lineBreakStrategy allowsDefaultTighteningForTruncation
      NSTextAttachment: image bounds contents fileType
      NSShadow: shadowOffset shadowBlurRadius shadowColor
      UIAccessibilityCustomAction: name image actionHandler target selector
      UIAccessibilityElement: accessibilityContainer accessibilityIdentifier accessibilityFrameInContainerSpace
      CAAnimation: duration beginTime timeOffset speed repeatCount repeatDuration autoreverses fillMode timingFunction
       isRemovedOnCompletion delegate
      CAAnimationGroup: animations
      CAPropertyAnimation: keyPath isAdditive
      CABasicAnimation: fromValue toValue byValue
      CASpringAnimation: mass stiffness damping initialVelocity settlingDuration
      CAKeyframeAnimation: values path keyTimes timingFunctions calculationMode
      UISceneSession: scene userInfo stateRestorationActivity
      UISceneConfiguration: delegateClass sceneClass
      NSLayoutAnchor: encode(with:) constraint(equalTo:) constraint(greaterThanOrEqualTo:) constraint(lessThanOrEqualTo:)
       constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:constant:)
      NSLayoutXAxisAnchor: anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:)
       constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
      NSLayoutYAxisAnchor: anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:)
       constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
      NSLayoutDimension: constraint(equalToConstant:) constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualToConstant:)
       constraint(equalTo:multiplier:) constraint(greaterThanOrEqualTo:multiplier:) constraint(lessThanOrEqualTo:multiplier:)
       constraint(equalTo:multiplier:constant:) constraint(greaterThanOrEqualTo:multiplier:constant:)
       constraint(lessThanOrEqualTo:multiplier:constant:)
      NSLayoutConstraint: firstItem secondItem firstAttribute secondAttribute relation multiplier firstAnchor secondAnchor constant
       priority identifier shouldBeArchived isActive activate(_:) deactivate(_:)
      UILayoutGuide: encode(with:) layoutFrame owningView identifier leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor
       topAnchor bottomAnchor centerYAnchor widthAnchor heightAnchor
      UIBarAppearance: configureWithDefaultBackground() configureWithOpaqueBackground() configureWithTransparentBackground()
       backgroundEffect backgroundColor backgroundImage backgroundImageContentMode shadowColor shadowImage copy(with:)
      UIBarButtonItem: style tintColor primaryAction target action customView width possibleTitles changesSelectionAsPrimaryAction
       isSelected isHidden
      UIBarButtonItemStateAppearance: backgroundImage
      UIBarButtonItemAppearance: configureWithDefault(for:)
      UIBarItem: title image landscapeImagePhone imageInsets isEnabled tag accessibilityIdentifier accessibilityLabel
       accessibilityValue accessibilityHint setTitleTextAttributes(_:for:) titleTextAttributes(for:)
      UIBarItemStateAppearance: titlePositionAdjustment titleTextAttributes
      UINavigationBarAppearance: titlePositionAdjustment buttonAppearance doneButtonAppearance backButtonAppearance backIndicatorImage
       backIndicatorTransitionMaskImage setBackIndicatorImage(_:transitionMaskImage:) titleTextAttributes largeTitleTextAttributes
      UITabBarAppearance: stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance selectionIndicatorTintColor
       selectionIndicatorImage
      UITabBarItem: selectedImage badgeValue badgeColor titlePositionAdjustment standardAppearance scrollEdgeAppearance
       setBadgeTextAttributes(_:for:) badgeTextAttributes(for:)
      UITabBarItemStateAppearance: iconColor badgePositionAdjustment badgeBackgroundColor badgeTextAttributes
      UITabBarItemAppearance: configureWithDefault(for:)
      UIToolbarAppearance: buttonAppearance doneButtonAppearance
      CATransition: type subtype startProgress endProgress
      UIFocusUpdateContext: previouslyFocusedView nextFocusedView
      UITextInputMode: primaryLanguage
      UIPress: phase timestamp key
      CAEmitterCell: name isEnabled contents contentsScale birthRate lifetime lifetimeRange emissionLongitude emissionLatitude
       emissionRange velocity velocityRange xAcceleration yAcceleration zAcceleration scale scaleRange scaleSpeed spin spinRange color
       redRange greenRange blueRange alphaRange redSpeed greenSpeed blueSpeed alphaSpeed
      UIKeyCommand: wantsPriorityOverSystemBehavior
      UIMenu: preferredElementSize selectedElements replacingChildren(_:)
      UIMenuElement: title subtitle image
      _UIMenuLeafElement: attributes state discoverabilityTitle selectedImage _choose(from:)
      UINib: instantiate(withOwner:options:)
      UIStoryboard: instantiateInitialViewController() instantiateViewController(withIdentifier:)
      UIStoryboardSegue: identifier source destination
      UIEvent: type subtype modifierFlags timestamp allTouches touches(for:)
      UndoManager: groupsByEvent levelsOfUndo isUndoing isRedoing groupingLevel isUndoRegistrationEnabled canUndo canRedo
       undoActionName redoActionName undoMenuItemTitle redoMenuItemTitle undoMenuTitle(forUndoActionName:)
       redoMenuTitle(forUndoActionName:) disableUndoRegistration() enableUndoRegistration()
       registerUndo(withTarget:selector:object:) beginUndoGrouping() endUndoGrouping() undo() undoNestedGroup() redo()
       removeAllActions() removeAllActions(withTarget:) setActionName(_:)
      NSUserActivity: title userInfo requiredUserInfoKeys needsSave webpageURL referrerURL expirationDate keywords
       isEligibleForHandoff isEligibleForSearch isEligibleForPublicIndexing isEligibleForPrediction targetContentIdentifier
       persistentIdentifier delegate addUserInfoEntries(from:) becomeCurrent() resignCurrent() invalidate()
      UIEditMenuConfiguration: preferredArrowDirection
      UIMenuItem: title action
      UIContextMenuConfiguration: preferredMenuElementOrder
      UIPreviewParameters: visiblePath shadowPath backgroundColor
      UITargetedPreview: size retargetedPreview(with:)
      UIPasteboard: name changeCount systemBoard items numberOfItems setItems(_:options:) addItems(_:) value(forPasteboardType:)
       setValue(_:forPasteboardType:) data(forPasteboardType:) setData(_:forPasteboardType:) types contains(pasteboardTypes:) string
       strings url urls image images color colors hasStrings hasURLs hasImages hasColors
      UITextRange: start end isEmpty
      UITextSelectionRect: rect containsStart containsEnd isVertical
      UICollectionViewLayoutAttributes: indexPath frame center size bounds transform transform3D alpha zIndex isHidden
       representedElementCategory representedElementKind
      UICollectionViewLayoutInvalidationContext: interactiveMovementTarget previousIndexPathsForInteractivelyMovingItems
       targetIndexPathsForInteractivelyMovingItems invalidateEverything invalidateDataSourceCounts invalidatedItemIndexPaths
       invalidatedSupplementaryIndexPaths invalidatedDecorationIndexPaths contentOffsetAdjustment contentSizeAdjustment
       invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:) invalidateDecorationElements(ofKind:at:)
      UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutDelegateMetrics invalidateFlowLayoutAttributes
      UICollectionViewUpdateItem: indexPathBeforeUpdate indexPathAfterUpdate updateAction
      NSCollectionLayoutAnchor: isFractionalOffset
      NSCollectionLayoutGroup: interItemSpacing
      NSCollectionLayoutItem: contentInsets edgeSpacing
      NSCollectionLayoutSupplementaryItem: zIndex
      NSCollectionLayoutBoundarySupplementaryItem: extendsBoundary pinToVisibleBounds
      NSCollectionLayoutDecorationItem: zIndex
      NSCollectionLayoutSection: contentInsets interGroupSpacing contentInsetsReference orthogonalScrollingBehavior
       boundarySupplementaryItems supplementariesFollowContentInsets decorationItems visibleItemsInvalidationHandler
      UICollectionLayoutSectionOrthogonalScrollingProperties: decelerationRate bounce
      CATiledLayer: fadeDuration()
      NSCollectionLayoutDimension: isFractionalWidth isFractionalHeight isAbsolute isEstimated
      NSCollectionLayoutSpacing: isFixed
      UICollectionViewCompositionalLayoutConfiguration: scrollDirection interSectionSpacing contentInsetsReference
       boundarySupplementaryItems
      UITableViewRowAction: title backgroundColor
      UIContextualAction: title backgroundColor image
      UISwipeActionsConfiguration: performsFirstActionWithFullSwipe
      UIAlertAction: isEnabled
      UIDragItem: localObject previewProvider
      UIDropProposal: isPrecise prefersFullSizePreview
      NSExtensionItem: attributedTitle attributedContentText attachments userInfo
      NSItemProvider: suggestedName copy(with:) registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)
       registerObject(_:visibility:) registerItem(forTypeIdentifier:loadHandler:) registeredTypeIdentifiers
       registeredTypeIdentifiers(fileOptions:) hasItemConformingToTypeIdentifier(_:) canLoadObject(ofClass:)
       loadDataRepresentation(forTypeIdentifier:completionHandler:) loadItem(forTypeIdentifier:options:completionHandler:)
       loadObject(ofClass:completionHandler:)
      UIPointerRegion: latchingAxes
      """),
  ]
}
