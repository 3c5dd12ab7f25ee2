/// Finds texts and controls that are hidden by a view with a background.
///
/// A view with texts or controls in it, such as a panel, is meant to hide what is behind it, unless that is the end of what scrolls.
struct CoverCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    var covers: [VisibleView] = []
    for shown in screen.views where isPlainCover(shown) { covers.append(shown) }
    var found: [Finding] = []
    for shown in screen.views where shown.text != nil && !shown.place.contains(.inControl) {
      guard let cover = firstCover(of: shown, among: covers) else { continue }
      found.append(Finding(.overlap, shown.view, "is hidden by \(ViewName.description(of: cover.view))"))
    }
    return found + controls(behind: covers) + panels + buried
  }

  /// Controls that a later view without texts and controls hides as a whole. A control that shows nothing, such as one over a picture, has
  /// nothing to hide.
  private func controls(behind covers: [VisibleView]) -> [Finding] {
    screen.findings(in: screen.content) { shown in
      guard shown.place.contains(.control), shown.place.isDisjoint(with: [.inControl, .inBar]),
        showsSomething(shown),
        let cover = covers.first(where: { !($0.view is UIScrollView) && hidesAll($0, of: shown) })
      else { return nil }
      let name = ViewName.description(of: cover.view)
      return Finding(
        .overlap, shown.view, "is hidden by \(name): add it after that, or bring it to the front")
    }
  }

  private func showsSomething(_ shown: VisibleView) -> Bool {
    screen.views[shown.subtree].contains {
      $0.text != nil || $0.place.contains(.opaque) || ($0.view as? UIImageView)?.image != nil
    }
  }

  private func hidesAll(_ cover: VisibleView, of shown: VisibleView) -> Bool {
    guard isOver(cover, shown), !shown.visibleFrame.isEmpty,
      cover.visibleFrame.insetBy(dx: -1, dy: -1).contains(shown.visibleFrame)
    else { return false }
    return !canBeScrolled(shown, shown.visibleFrame, awayFrom: cover)
  }

  /// Texts and controls that stay behind a panel even at the end of what scrolls.
  private var panels: [Finding] {
    let panels = screen.views.filter { isPanel($0) }
    guard !panels.isEmpty else { return [] }
    let seen = seenContent(behind: panels)
    return seen
      + lists(behind: panels).filter { list in !seen.contains { $0.view.isDescendant(of: list.view) } }
  }

  /// Lists with more rows than there is room for, whose last row stays behind a panel when the user has scrolled to it.
  private func lists(behind panels: [VisibleView]) -> [Finding] {
    screen.findings { shown in
      guard let list = shown.view as? UIScrollView, shown.place.isDisjoint(with: [.inBar, .partOfControl]),
        let end = list.endOfItems
      else { return nil }
      // The end of the content is at the lower inset when the list is scrolled to it.
      let bottom = shown.frame.maxY - list.adjustedContentInset.bottom - (list.contentSize.height - end.maxY)
      let last = CGRect(
        x: shown.frame.minX + end.minX, y: bottom - end.height, width: end.width, height: end.height)
      for panel in panels
      where panel.subtree.lowerBound >= shown.subtree.upperBound && isBeside(panel, list) {
        let common = last.intersection(panel.visibleFrame)
        guard !common.isNull, common.width > 1, common.height > 12 else { continue }
        let name = ViewName.description(of: panel.view)
        return Finding(.overlap, list, "has its last row behind \(name): add its height to contentInset")
      }
      return nil
    }
  }

  /// Texts and controls that are seen now, and stay behind a panel.
  private func seenContent(behind panels: [VisibleView]) -> [Finding] {
    screen.findings(in: screen.content) { shown in
      guard let area = shown.scrollArea, !shown.place.contains(.inBar) else { return nil }
      let frame = shown.contentFrame
      for panel in panels
      where panel.subtree.lowerBound >= shown.subtree.upperBound && isBeside(panel, area.scrollView) {
        let common = frame.intersection(panel.visibleFrame)
        guard !common.isNull, common.width > 1, common.height > 4,
          !area.allMovements.canLeave(panel.visibleFrame, frame, in: area.frame)
        else { continue }
        let name = ViewName.description(of: panel.view)
        return Finding(.overlap, shown.view, "stays behind \(name): add its height to contentInset")
      }
      return nil
    }
  }

  /// Whether a view covers what is behind it, has texts or controls, and is none itself. A button that floats covers nothing.
  private func isPanel(_ shown: VisibleView) -> Bool {
    guard shown.place.isDisjoint(with: [.inBar, .control, .partOfControl, .moved, .tilted]),
      shown.view.alpha > 0.9,
      shown.place.contains(.opaque) || shown.view is UIVisualEffectView, !(shown.view is UIScrollView),
      shown.text == nil,
      !(shown.view.next is UIViewController)
    else { return false }
    return screen.views[shown.subtree].contains { $0.text != nil || $0.place.contains(.control) }
  }

  /// Whether a panel and a scroll view belong to one controller, and the panel is not in the scroll view.
  private func isBeside(_ panel: VisibleView, _ scrollView: UIScrollView) -> Bool {
    guard !panel.view.isDescendant(of: scrollView), let root = controllers(of: scrollView).first else {
      return false
    }
    return controllers(of: panel.view).first === root
  }

  /// The controllers whose views contain a view, the innermost first.
  private func controllers(of view: UIView) -> [UIViewController] {
    ([view] + view.ancestors).compactMap { $0.next as? UIViewController }
  }

  /// Controls wholly behind a scroll view that was added after them.
  private var buried: [Finding] {
    let covers = screen.views.filter { shown in
      shown.view is UIScrollView && shown.place.contains(.opaque) && !(shown.view.next is UIViewController)
        && shown.view.alpha > 0.9
    }
    guard !covers.isEmpty else { return [] }
    return screen.findings(in: screen.content) { shown in
      guard shown.place.contains(.control), let parent = shown.parent,
        let cover = covers.first(where: {
          $0.parent == parent && $0.subtree.lowerBound >= shown.subtree.upperBound
        }),
        cover.visibleFrame.contains(shown.visibleFrame)
      else { return nil }
      let name = ViewName.description(of: cover.view)
      return Finding(
        .overlap, shown.view, "is hidden by \(name): add it after that, or bring it to the front")
    }
  }

  private func firstCover(of shown: VisibleView, among covers: [VisibleView]) -> VisibleView? {
    for cover in covers where hides(cover, shown) { return cover }
    return nil
  }

  /// Whether a view has a background, but neither texts nor controls.
  private func isPlainCover(_ shown: VisibleView) -> Bool {
    guard shown.place.contains(.opaque) || isPhotograph(shown),
      shown.place.isDisjoint(with: [.inBar, .control, .partOfControl]),
      shown.view.alpha > 0.9, (shown.view.gestureRecognizers ?? []).isEmpty
    else { return false }
    for inner in screen.views[shown.subtree] where inner.text != nil || inner.place.contains(.control) {
      return false
    }
    return true
  }

  /// Whether a view shows an image that is no symbol. It hides a text as a whole, or not at all.
  private func isPhotograph(_ shown: VisibleView) -> Bool {
    guard let image = (shown.view as? UIImageView)?.image, !image.isSymbolImage else { return false }
    return image.renderingMode != .alwaysTemplate
  }

  /// Whether both views are in items of one carousel, which lie over each other until they are brought to the front.
  private func areItemsOfOne(_ first: UIView, _ second: UIView) -> Bool {
    let chain = [second] + second.ancestors
    guard let index = chain.firstIndex(where: \.movesSubviews), first.isDescendant(of: chain[index]) else {
      return false
    }
    return index == 0 || !first.isDescendant(of: chain[index - 1])
  }

  /// Whether a view belongs to a controller that is presented over another view's: a sheet hides what is behind it.
  private func isPresented(_ view: UIView, over other: UIView) -> Bool {
    guard let controller = controllers(of: view).last else { return false }
    return controller.presentingViewController != nil && controller !== controllers(of: other).last
  }

  /// Whether a view hides a quarter of a text that is drawn before it, and the user cannot scroll the text away.
  private func hides(_ cover: VisibleView, _ shown: VisibleView) -> Bool {
    guard isOver(cover, shown) else { return false }
    let text = shown.contentFrame
    let common = text.intersection(cover.visibleFrame)
    guard !common.isNull,
      common.width * common.height > text.width * text.height * (cover.place.contains(.opaque) ? 0.25 : 0.95)
    else { return false }
    return !canBeScrolled(shown, text, awayFrom: cover)
  }

  /// Whether a view is drawn later than another one that it touches, and neither is one of a carousel's items or of a sheet.
  private func isOver(_ cover: VisibleView, _ shown: VisibleView) -> Bool {
    cover.subtree.lowerBound >= shown.subtree.upperBound && cover.visibleFrame.intersects(shown.frame)
      && !shown.place.contains(.moved) && !areItemsOfOne(cover.view, shown.view)
      && !isPresented(cover.view, over: shown.view)
  }

  private func canBeScrolled(_ shown: VisibleView, _ frame: CGRect, awayFrom cover: VisibleView) -> Bool {
    guard let area = shown.scrollArea, area !== cover.scrollArea else { return false }
    return area.allMovements.canLeave(cover.visibleFrame, frame, in: area.frame)
  }
}

extension UIScrollView {
  /// The frame of the last row or item of a list that is longer than the view, in the coordinates of the content; nil otherwise.
  fileprivate var endOfItems: CGRect? {
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    guard isScrollEnabled, contentSize.height > room + 1 else { return nil }
    if let table = self as? UITableView {
      let section = (0..<table.numberOfSections).last { table.numberOfRows(inSection: $0) > 0 }
      return section.map { section in
        table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section))
      }
    }
    guard let view = self as? UICollectionView,
      let section = (0..<view.numberOfSections).last(where: { view.numberOfItems(inSection: $0) > 0 })
    else { return nil }
    let path = IndexPath(item: view.numberOfItems(inSection: section) - 1, section: section)
    return view.layoutAttributesForItem(at: path)?.frame
  }
}
