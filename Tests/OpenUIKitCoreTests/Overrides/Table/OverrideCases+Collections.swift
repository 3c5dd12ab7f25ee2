import OpenUIKit

private final class ProbeItem: UICollectionViewCell {
  override var isSelected: Bool { didSet { called(UICollectionViewCell.self) } }
  override var isHighlighted: Bool { didSet { called(UICollectionViewCell.self) } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    called(UICollectionViewCell.self)
    super.updateConfiguration(using: state)
  }
  override var configurationState: UICellConfigurationState {
    called(UICollectionViewCell.self)
    return super.configurationState
  }
  override func prepareForReuse() {
    called(UICollectionReusableView.self)
    super.prepareForReuse()
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    called(UICollectionReusableView.self)
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    called(UICollectionReusableView.self)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called(UIView.self)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(UIView.self)
    return super.sizeThatFits(size)
  }
}

private final class ProbeCollectionController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    called(UICollectionViewController.self)
    return 1
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    called(UICollectionViewController.self)
    return 60
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    called(UICollectionViewController.self)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called(UICollectionViewController.self)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { called(UICollectionViewController.self) }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { called(UICollectionViewController.self) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { called(UICollectionViewController.self) }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { called(UICollectionViewController.self) }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    called(UICollectionViewController.self)
    return true
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    called(UICollectionViewController.self)
  }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    called(UICollectionViewController.self)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    called(UICollectionViewController.self)
    return true
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    called(UICollectionViewController.self)
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    called(UICollectionViewController.self)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    called(UICollectionViewController.self)
    return true
  }
  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    called(UICollectionViewController.self)
    return super.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { called(UICollectionViewController.self) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    called(UICollectionViewController.self)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { called(UICollectionViewController.self) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    called(UICollectionViewController.self)
  }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    called(UICollectionViewController.self)
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    called(UICollectionViewController.self)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    called(UICollectionViewController.self)
  }
}

private final class ProbeItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

/// A flow layout as apps customise it: each call goes to super.
private final class ProbeFlow: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass {
    OverrideCalls.note("UICollectionViewLayout.layoutAttributesClass")
    return super.layoutAttributesClass
  }
  override class var invalidationContextClass: AnyClass {
    OverrideCalls.note("UICollectionViewLayout.invalidationContextClass")
    return super.invalidationContextClass
  }
  override func prepare() {
    called(UICollectionViewLayout.self)
    super.prepare()
  }
  override var collectionViewContentSize: CGSize {
    called(UICollectionViewLayout.self)
    return super.collectionViewContentSize
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    called(UICollectionViewLayout.self)
    return true
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    called(UICollectionViewLayout.self)
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    called(UICollectionViewLayout.self)
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(UICollectionViewLayout.self)
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(UICollectionViewLayout.self)
    return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    called(UICollectionViewLayout.self)
    return true
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    called(UICollectionViewLayout.self)
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    called(UICollectionViewLayout.self)
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    called(UICollectionViewLayout.self)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidateLayout() {
    called(UICollectionViewLayout.self)
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    called(UICollectionViewLayout.self)
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    called(UICollectionViewLayout.self)
    return proposedContentOffset
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    called(UICollectionViewLayout.self)
    return proposedContentOffset
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    called(UICollectionViewLayout.self)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    called(UICollectionViewLayout.self)
  }
  override func finalizeLayoutTransition() { called(UICollectionViewLayout.self) }
}

@MainActor
private func collection(_ layout: UICollectionViewFlowLayout, _ items: ProbeItems) -> (
  UICollectionView, UIWindow
) {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  view.register(ProbeItem.self, forCellWithReuseIdentifier: "item")
  view.dataSource = items
  return (view, caseWindow(view))
}

@MainActor
private func controllerWindow() -> (ProbeCollectionController, UIWindow) {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 100, height: 20)
  let controller = ProbeCollectionController(collectionViewLayout: layout)
  controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  controller.collectionView.register(
    UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "head")
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return (controller, window)
}

extension OverrideCase {
  static let collections: [OverrideCase] = [
    OverrideCase(
      "an item of estimated size is shown",
      """
      UICollectionReusableView.apply(_:) UICollectionReusableView.preferredLayoutAttributesFitting(_:)
      UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) UIView.sizeThatFits(_:)
      """
    ) {
      let (layout, items) = (UICollectionViewFlowLayout(), ProbeItems())
      layout.estimatedItemSize = CGSize(width: 40, height: 40)
      _ = collection(layout, items)
    },
    OverrideCase(
      "an item is touched and selected, and scrolls out of sight",
      """
      UICollectionViewCell.configurationState UICollectionViewCell.updateConfiguration(using:)
      UICollectionViewCell.isHighlighted UICollectionViewCell.isSelected UICollectionReusableView.prepareForReuse()
      """
    ) {
      let (layout, items) = (UICollectionViewFlowLayout(), ProbeItems())
      let (view, window) = collection(layout, items)
      for cell in view.visibleCells { cell.setNeedsUpdateConfiguration() }
      window.layoutIfNeeded()
      window.tap(CGPoint(x: 20, y: 20))
      for y in [300, 600] {
        view.contentOffset.y = CGFloat(y)
        window.layoutIfNeeded()
      }
    },
    OverrideCase(
      "a collection controller's collection is loaded and scrolls",
      """
      UICollectionViewController.numberOfSections(in:) UICollectionViewController.collectionView(_:numberOfItemsInSection:)
      UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)
      UICollectionViewController.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      UICollectionViewController.collectionView(_:cellForItemAt:)
      UICollectionViewController.collectionView(_:willDisplay:forItemAt:)
      UICollectionViewController.scrollViewDidScroll(_:)
      """
    ) {
      let (controller, window) = controllerWindow()
      controller.collectionView.contentOffset.y = 300
      window.layoutIfNeeded()
    },
    OverrideCase(
      "elements leave the screen",
      "UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)"
    ) {
      let (controller, window) = controllerWindow()
      controller.collectionView.contentOffset.y = 300
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a header leaves the screen",
      "UICollectionViewController.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
    ) {
      let (controller, window) = controllerWindow()
      controller.collectionView.contentOffset.y = 300
      window.layoutIfNeeded()
    },
    OverrideCase(
      "items are tapped",
      """
      UICollectionViewController.collectionView(_:shouldHighlightItemAt:)
      UICollectionViewController.collectionView(_:didHighlightItemAt:)
      UICollectionViewController.collectionView(_:didUnhighlightItemAt:)
      UICollectionViewController.collectionView(_:shouldSelectItemAt:)
      UICollectionViewController.collectionView(_:didSelectItemAt:)
      UICollectionViewController.collectionView(_:didDeselectItemAt:)
      """
    ) {
      let (_, window) = controllerWindow()
      window.tap(CGPoint(x: 20, y: 40))
      window.pass(0.5)
      window.tap(CGPoint(x: 20, y: 100))
    },
    OverrideCase(
      "one of several selected items is tapped again",
      "UICollectionViewController.collectionView(_:shouldDeselectItemAt:)"
    ) {
      let (controller, window) = controllerWindow()
      controller.collectionView.allowsMultipleSelection = true
      window.tap(CGPoint(x: 20, y: 40))
      window.pass(0.5)
      window.tap(CGPoint(x: 20, y: 40))
    },
    OverrideCase(
      "a collection controller's collection is flung and comes to rest",
      """
      UICollectionViewController.scrollViewWillBeginDragging(_:)
      UICollectionViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      UICollectionViewController.scrollViewDidEndDragging(_:willDecelerate:)
      UICollectionViewController.scrollViewWillBeginDecelerating(_:)
      UICollectionViewController.scrollViewDidEndDecelerating(_:)
      """
    ) {
      let (_, window) = controllerWindow()
      window.drag([400, 360, 320, 280, 240].map { CGPoint(x: 100, y: $0) })
      window.pass(6)
    },
    OverrideCase(
      "an animated scroll of a collection ends",
      "UICollectionViewController.scrollViewDidEndScrollingAnimation(_:)"
    ) {
      let (controller, window) = controllerWindow()
      controller.collectionView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      window.pass(1)
    },
    OverrideCase(
      "an interactive transition to another layout begins",
      "UICollectionViewController.collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    ) {
      let (controller, window) = controllerWindow()
      _ = controller.collectionView.startInteractiveTransition(to: UICollectionViewFlowLayout())
      window.layoutIfNeeded()
    },
    // MARK: Layouts
    OverrideCase(
      "a layout is shown for the first time",
      """
      UICollectionViewLayout.prepare() UICollectionViewLayout.collectionViewContentSize
      UICollectionViewLayout.layoutAttributesForElements(in:)
      """
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      _ = collection(layout, items)
    },
    OverrideCase("a flow layout creates attributes", "UICollectionViewLayout.layoutAttributesClass") {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      _ = collection(layout, items)
    },
    OverrideCase(
      "a window is read from right to left",
      "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection"
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      let (_, window) = collection(layout, items)
      window.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
    },
    OverrideCase(
      "the visible part changes",
      """
      UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)
      UICollectionViewLayout.invalidationContext(forBoundsChange:)
      UICollectionViewLayout.invalidationContextClass UICollectionViewLayout.invalidateLayout(with:)
      """
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      let (view, _) = collection(layout, items)
      OverrideCalls.restart()
      view.contentOffset.y = 30
    },
    OverrideCase(
      "an item prefers another size",
      """
      UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      UICollectionViewLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
      """
    ) {
      final class WideItem: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 77, height: 77) }
      }
      let (layout, items) = (ProbeFlow(), ProbeItems())
      layout.estimatedItemSize = CGSize(width: 40, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(WideItem.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      _ = caseWindow(view)
    },
    OverrideCase(
      "a fling ends",
      "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      collection(layout, items).1.drag([400, 360, 320, 280].map { CGPoint(x: 100, y: $0) })
    },
    OverrideCase(
      "another layout replaces the present one, animated",
      """
      UICollectionViewLayout.prepareForTransition(to:) UICollectionViewLayout.prepareForTransition(from:)
      UICollectionViewLayout.invalidateLayout() UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)
      UICollectionViewLayout.finalizeLayoutTransition()
      """
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      let (view, window) = collection(layout, items)
      OverrideCalls.restart()
      view.setCollectionViewLayout(ProbeFlow(), animated: true)
      window.pass(1)
    },
    OverrideCase("an item is looked up", "UICollectionViewLayout.layoutAttributesForItem(at:)") {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      collection(layout, items).0.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    },
    OverrideCase(
      "a supplementary view is looked up",
      "UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)"
    ) {
      let (layout, items) = (ProbeFlow(), ProbeItems())
      _ = collection(layout, items).0.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    },
  ]
}
