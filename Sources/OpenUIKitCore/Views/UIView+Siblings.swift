@_spi(Layout) import OpenUIKitLayout
@_spi(Layout) import OpenUIKitSupport

extension UIView {
  /// The subviews, from back to front.
  final nonisolated var subviewStorage: [UIView] {
    get { subviewList.all }
    set { subviewList.all = newValue }
  }

  /// The number of subviews.
  final nonisolated var subviewCount: Int { subviewList.count }

  /// Reserves memory for a number of subviews.
  package func reserveCapacity(forSubviews count: Int) { subviewList.reserveCapacity(count) }

  /// Appends a view to the list, in front of all others.
  func appendToSubviews(_ view: UIView) {
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    view.layoutNode.state.siblingIndex = Int32(truncatingIfNeeded: list.append(view))
    swap(&list, &subviewList)
  }

  /// Inserts a view into the list, behind others.
  func insertIntoSubviews(_ view: UIView, at index: Int) {
    guard index < subviewCount else { return appendToSubviews(view) }
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    list.insert(view, at: index)
    swap(&list, &subviewList)
    view.layoutNode.state.siblingIndex = Int32(truncatingIfNeeded: index)
  }

  /// Removes a subview from the list. Constant time: see `SiblingList`.
  func removeFromSubviews(_ view: UIView) {
    var list = SiblingList<UIView>()
    swap(&list, &subviewList)
    let hint = Int(view.layoutNode.state.siblingIndex)
    _ = list.remove(view, near: hint) {
      UIView()
    } note: {
      $0.layoutNode.state.siblingIndex = Int32(truncatingIfNeeded: $1)
    }
    swap(&list, &subviewList)
  }

  /// The index of a subview in the list; nil if it is not a subview.
  func indexOfSubview(_ view: UIView) -> Int? {
    guard view.superviewStorage === self else { return nil }
    return subviewList.index(of: view, near: Int(view.layoutNode.state.siblingIndex))
  }
}
