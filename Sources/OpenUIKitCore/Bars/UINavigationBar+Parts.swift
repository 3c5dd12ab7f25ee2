// The views for the visible item.
extension UINavigationBar {
  func removeParts() {
    for view in leading + trailing { view.removeFromSuperview() }
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
    let left = makeViews(topItem?.leftBarButtonItems)
    backButton = makeBackButton(besides: left)
    leading = (backButton.map { [$0] } ?? []) + left
    trailing = makeViews(topItem?.rightBarButtonItems)
    addPrompt()
    accessory = topItem?.accessory
    accessory?.didChange = showChanges
    for view in [titleView].compactMap({ $0 }) + leading + trailing {
      addSubview(view)
      if view !== titleLabel { view.takeSizeInBar() }
    }
    if let view = accessory?.view, view.superview !== self { addSubview(view) }
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
    guard let backItem, let topItem, !topItem.hidesBackButton,
      left.isEmpty || topItem.leftItemsSupplementBackButton
    else { return nil }
    let item = backItem.backBarButtonItem
    let appearance = shownAppearance
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    let button = BackButton(
      BackButton.Content(
        title: item?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back",
        displayMode: backItem.backButtonDisplayMode, item: item,
        indicator: appearance.backIndicatorImage ?? older.backIndicatorImage,
        appearance: appearance.backButtonAppearance)
    ) { bar.wrappedValue?.goBack() }
    item?.shownView = button
    return button
  }

  func fadeIn() {
    let title = titleView === titleLabel && !isSmallTitleShown ? nil : titleView
    let parts = [title].compactMap { $0 } + leading + trailing
    UIView.performWithoutAnimation { for part in parts { part.alpha = 0 } }
    UIView.animate(withDuration: 0.25) { for part in parts { part.alpha = 1 } }
  }
}
