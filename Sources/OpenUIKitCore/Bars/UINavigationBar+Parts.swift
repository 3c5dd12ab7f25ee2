// The views for the visible item.
extension UINavigationBar {
  func removeParts() {
    for view in itemViews { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    backButton = nil
    if accessory !== topItem?.accessory {
      accessory?.view.removeFromSuperview()
      accessory?.didChange = nil
    }
  }

  func addParts() {
    itemIsNew = true
    titleView = topItem?.titleView ?? (topItem?.title == nil ? nil : titleLabel)
    #if hasFeature(Embedded)
      let (left, right) = (topItem?.leftBarButtonItems, topItem?.rightBarButtonItems)
    #else
      let (left, right) = (topItem?.itemsFromStart, topItem?.itemsFromEnd)
      topItem?.observeGroups(showChanges)
      centerViews = makeViews(topItem?.itemsInMiddle)
    #endif
    leading = makeViews(left)
    backButton = makeBackButton(besides: leading)
    if let backButton { leading.insert(backButton, at: 0) }
    trailing = makeViews(right)
    addPrompt()
    accessory = topItem?.accessory
    accessory?.didChange = showChanges
    for view in [titleView].compactMap({ $0 }) + itemViews {
      addSubview(view)
      if view !== titleLabel { view.takeSizeInBar() }
    }
    if let view = accessory?.view, view.superview !== self { addSubview(view) }
  }

  /// The views of the items, and the back button.
  var itemViews: [UIView] {
    #if hasFeature(Embedded)
      leading + trailing
    #else
      leading + trailing + centerViews
    #endif
  }

  private func makeViews(_ items: [UIBarButtonItem]?) -> [UIView] {
    let appearance = shownAppearance
    let items = (items ?? []).filter { !$0.isFlexible }
    for item in items { item.didChange = showChanges }
    return items.filter { !$0.isHidden }.map { $0.makeView(appearance.buttonAppearance(for: $0.style)) }
  }

  private func addPrompt() {
    guard let prompt = topItem?.prompt else {
      promptLabel?.removeFromSuperview()
      return promptLabel = nil
    }
    let label = promptLabel ?? UILabel()
    promptLabel = label
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.text = prompt
    addSubview(label)
  }

  private func makeBackButton(besides left: [UIView]) -> BackButton? {
    guard let topItem, !topItem.hidesBackButton, left.isEmpty || topItem.leftItemsSupplementBackButton,
      let content = backButtonContent
    else { return nil }
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    #if hasFeature(Embedded)
      let button = BackButton(content) { bar.wrappedValue?.goBack() }
    #else
      let button = BackButton(content) { bar.wrappedValue?.followBackButton() }
    #endif
    content.item?.shownView = button
    return button
  }

  /// The content of the back button; nil for no button.
  private var backButtonContent: BackButton.Content? {
    guard let backItem else {
      #if hasFeature(Embedded)
        return nil
      #else
        return contentOfBackAction
      #endif
    }
    let item = backItem.backBarButtonItem
    let appearance = shownAppearance
    let content = BackButton.Content(
      title: item?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back",
      displayMode: backItem.backButtonDisplayMode, item: item,
      indicator: appearance.backIndicatorImage ?? older.backIndicatorImage,
      appearance: appearance.backButtonAppearance)
    #if !hasFeature(Embedded)
      // Editors have a chevron alone.
      if topItem?.style == .editor {
        return BackButton.Content(
          title: content.title, displayMode: .minimal, item: nil, indicator: content.indicator,
          appearance: content.appearance)
      }
    #endif
    return content
  }

  func fadeIn() {
    let title = titleView === titleLabel && !isSmallTitleShown ? nil : titleView
    let parts = [title].compactMap { $0 } + itemViews
    UIView.performWithoutAnimation { for part in parts { part.alpha = 0 } }
    UIView.animate(withDuration: Self.fadeDuration) { for part in parts { part.alpha = 1 } }
  }

  // In seconds.
  static let fadeDuration = 0.25
}
