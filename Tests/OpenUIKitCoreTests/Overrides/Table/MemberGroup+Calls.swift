extension MemberGroup {
  /// Members that are called, by others than the cases of the table.
  static let calls: [MemberGroup] = [
    MemberGroup(
      .tested("OpenUIKitCoreTests/ObjectiveC/SelectorTests.swift"),
      """
      UIApplication: sendAction(_:to:from:for:)
      """),
    MemberGroup(
      .noOccasion("there are no nib files"),
      """
      NSLayoutConstraint: awakeFromNib()
      UICollectionViewLayout: awakeFromNib()
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Storyboards/StoryboardTests.swift"),
      """
      UIStoryboardSegue: perform()
      UIViewController: prepare(for:sender:) shouldPerformSegue(withIdentifier:sender:)
      UIResponder: awakeFromNib()
      """),
    MemberGroup(
      .report,
      """
      UIGestureRecognizer: state ignore(_:for:)
      NSTextStorage: edited(_:range:changeInLength:)
      UIActivity: activityDidFinish(_:)
      """),
    MemberGroup(
      .noOccasion("the rest of a transition has the curve of its animator"),
      """
      UIPercentDrivenInteractiveTransition: completionCurve
      """),
    MemberGroup(
      .noOccasion("no presentation asks for it"),
      """
      UIPresentationController: shouldPresentInFullscreen
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Application/UIApplicationTests.swift"),
      """
      UIViewController: didReceiveMemoryWarning()
      """),
    MemberGroup(
      .noOccasion("hosts show the status bar without an animation"),
      """
      UIViewController: preferredStatusBarUpdateAnimation
      """),
    MemberGroup(
      .noOccasion("there is no Interface Builder"),
      """
      UIResponder: prepareForInterfaceBuilder()
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Windows/RestorationTests.swift"),
      """
      UIResponder: encodeRestorableState(with:) decodeRestorableState(with:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Touches/MotionTests.swift"),
      """
      UIResponder: motionBegan(_:with:) motionEnded(_:with:) motionCancelled(_:with:) remoteControlReceived(with:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/ViewControllers/RotationTests.swift"),
      """
      UIViewController: willRotate(to:duration:) willAnimateRotation(to:duration:) didRotate(from:) overrideTraitCollection(forChild:)
       prefersHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures
       childForScreenEdgesDeferringSystemGestures
      UIWindow: becomeKey() resignKey() canBecomeKey
      """),
    MemberGroup(
      .noOccasion("hosts determine the shape of a window, and whether their keyboard is shown"),
      """
      UIViewController: preferredInterfaceOrientationForPresentation disablesAutomaticKeyboardDismissal
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Menus/KeyCommandTests.swift"),
      """
      UIResponder: validate(_:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Accessibility/FocusedElementTests.swift"),
      """
      UIResponder: accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus()
      """),
    MemberGroup(
      .noOccasion("no host estimates touches"),
      """
      UIResponder: touchesEstimatedPropertiesUpdated(_:)
      """),
    MemberGroup(
      .noOccasion("hosts determine which element has the focus"),
      """
      UIResponder: accessibilityElementIsFocused()
      """),
    MemberGroup(
      .noOccasion("hosts do not measure how hard a finger presses"),
      """
      UIViewController: previewActionItems
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/ObjectiveC/NamedObserverTests.swift"),
      """
      UIResponder: observeValue(forKeyPath:of:change:context:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Menus/UndoCommandTests.swift"),
      """
      UIResponder: undoManager
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Application/UserActivityTests.swift"),
      """
      UIResponder: updateUserActivityState(_:) restoreUserActivityState(_:)
      """),
    MemberGroup(
      .host,
      """
      UIResponder: accessibilityLabel accessibilityValue accessibilityHint accessibilityTraits accessibilityFrame
       accessibilityActivationPoint accessibilityLanguage accessibilityUserInputLabels accessibilityRespondsToUserInteraction
       shouldGroupAccessibilityChildren accessibilityContainerType accessibilityCustomActions accessibilityIncrement()
       accessibilityDecrement() accessibilityAttributedLabel accessibilityAttributedValue accessibilityAttributedHint
       accessibilityTextualContext
      """),
    MemberGroup(
      .host,
      """
      UIResponder: accessibilityPath accessibilityCustomRotors
      UIAccessibilityCustomRotor: name attributedName itemSearchBlock
      UIAccessibilityCustomRotorSearchPredicate: currentItem searchDirection
      UIAccessibilityCustomRotorItemResult: targetElement
      """),
    MemberGroup(
      .noOccasion("hosts scroll areas by themselves"),
      """
      UIResponder: accessibilityScroll(_:)
      """),
    MemberGroup(
      .noOccasion("no host has the gesture"),
      """
      UIResponder: accessibilityPerformMagicTap()
      """),
    MemberGroup(
      .tested("CarouselKitTests/PresetTests.swift"),
      """
      CarouselCell: prepareForReuse()
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Archives/ArchiveTests.swift"),
      """
      UIView: encode(with:)
      """),
    MemberGroup(
      .noOccasion("every window has an engine from the start"),
      """
      UIView: requiresConstraintBasedLayout
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/AutoLayout/AlignmentRectTests.swift"),
      """
      UIView: alignmentRect(forFrame:) frame(forAlignmentRect:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Focus/FocusTests.swift"),
      """
      UIResponder: preferredFocusEnvironments
      """),
    MemberGroup(
      .tested("OpenUIKitInteractionsTests/DocumentTests.swift"),
      """
      UIDocument: contents(forType:) load(fromContents:ofType:) handleError(_:userInteractionPermitted:) disableEditing() enableEditing()
       read(from:) fileType savingFileType hasUnsavedChanges updateChangeCount(_:) changeCountToken(for:)
       updateChangeCount(withToken:for:) fileAttributesToWrite(to:for:) writeContents(_:andAttributes:safelyTo:for:)
       writeContents(_:to:for:originalContentsURL:) finishedHandlingError(_:recovered:) autosave(completionHandler:)
       save(to:for:completionHandler:) undoManager
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Menus/MenuBuilderTests.swift"),
      """
      UIResponder: buildMenu(with:)
      """),
    MemberGroup(
      .tested("OpenUIKitListsTests/Collections/LayoutChangeTests.swift"),
      """
      UICollectionReusableView: willTransition(from:to:) didTransition(from:to:)
      """),
    MemberGroup(
      .noOccasion("text views show their text without their layout manager"),
      """
      NSLayoutManager: drawGlyphs(forGlyphRange:at:) drawBackground(forGlyphRange:at:)
      """),
    MemberGroup(
      .noOccasion("the border of a field is that of its layer"),
      """
      UITextField: borderRect(forBounds:)
      """),
    MemberGroup(
      .witness,
      """
      UITextInputStringTokenizer: rangeEnclosingPosition(_:with:inDirection:) isPosition(_:atBoundary:inDirection:)
       position(from:toBoundary:inDirection:) isPosition(_:withinTextUnit:inDirection:)
      UICollectionViewController: collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:) collectionView(_:canEditItemAt:)
       collectionView(_:targetContentOffsetForProposedContentOffset:)
       collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:performPrimaryActionForItemAt:)
       collectionView(_:canFocusItemAt:) collectionView(_:shouldUpdateFocusIn:) collectionView(_:didUpdateFocusIn:with:)
       collectionView(_:selectionFollowsFocusForItemAt:) indexPathForPreferredFocusedView(in:)
       collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
       collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
       collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:contextMenuConfigurationForItemAt:point:)
       collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
       collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
       collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView(_:willDisplayContextMenu:animator:)
       collectionView(_:willEndContextMenuInteraction:animator:) scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
       viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidZoom(_:) scrollViewDidEndZooming(_:with:atScale:)
       scrollViewDidChangeAdjustedContentInset(_:)
      UITableViewController: tableView(_:canFocusRowAt:) tableView(_:shouldUpdateFocusIn:) tableView(_:didUpdateFocusIn:with:)
       tableView(_:selectionFollowsFocusForRowAt:) indexPathForPreferredFocusedView(in:)
      UICollectionViewDiffableDataSource: numberOfSections(in:) collectionView(_:numberOfItemsInSection:)
       collectionView(_:cellForItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:canMoveItemAt:)
       collectionView(_:moveItemAt:to:)
      UITableViewDiffableDataSource: numberOfSections(in:) tableView(_:numberOfRowsInSection:) tableView(_:cellForRowAt:)
       tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:)
       tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) sectionIndexTitles(for:)
       tableView(_:sectionForSectionIndexTitle:at:)
      UITableViewController: sectionIndexTitles(for:) tableView(_:sectionForSectionIndexTitle:at:)
       tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)
       tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:performPrimaryActionForRowAt:)
       tableView(_:estimatedHeightForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
       tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:contextMenuConfigurationForRowAt:point:)
       tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:previewForDismissingContextMenuWithConfiguration:)
       tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willDisplayContextMenu:animator:)
       tableView(_:willEndContextMenuInteraction:animator:) scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
       viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidZoom(_:) scrollViewDidEndZooming(_:with:atScale:)
       scrollViewDidChangeAdjustedContentInset(_:)
      UIDragInteraction: gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/Overrides/OverriddenCollectionLayoutTests.swift"),
      """
      UICollectionViewLayout: prepare(forCollectionViewUpdates:) finalizeCollectionViewUpdates() prepare(forAnimatedBoundsChange:)
       finalizeAnimatedBoundsChange() initialLayoutAttributesForAppearingItem(at:) finalLayoutAttributesForDisappearingItem(at:)
       initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
       finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
       initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
       finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
      """),
    MemberGroup(
      .tested("OpenUIKitListsTests/Collections/LayoutHookTests.swift"),
      """
      UICollectionViewLayout: indexPathsToInsertForSupplementaryView(ofKind:) indexPathsToDeleteForSupplementaryView(ofKind:)
       targetIndexPath(forInteractivelyMovingItem:withPosition:) developmentLayoutDirection
       invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
       invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
       indexPathsToInsertForDecorationView(ofKind:) indexPathsToDeleteForDecorationView(ofKind:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/ViewControllers/ContentContainerTests.swift"),
      """
      UIViewController: preferredContentSizeDidChange(forChildContentContainer:)
       size(forChildContentContainer:withParentContainerSize:)
      UIPresentationController: preferredContentSizeDidChange(forChildContentContainer:)
       size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:) willTransition(to:with:)
      """),
    MemberGroup(
      .tested("OpenUIKitListsTests/ContentUnavailable/ContentUnavailableTests.swift"),
      """
      UIViewController: contentUnavailableConfigurationState updateContentUnavailableConfiguration(using:)
      """),
    MemberGroup(
      .tested("OpenUIKitListsTests/Collections/FlowLayoutSubclassTests.swift"),
      """
      UICollectionViewLayoutAttributes: copy(with:)
      """),
    MemberGroup(
      .tested("OpenUIKitCoreTests/ViewControllers/EditingTests.swift"),
      """
      UITableView: setEditing(_:animated:)
      """),
    MemberGroup(
      .tested("OpenUIKitMenusTests/ActivityTests.swift"),
      """
      UIActivity: activityType activityTitle canPerform(withActivityItems:) prepare(withActivityItems:) perform()
      """),
  ]
}
