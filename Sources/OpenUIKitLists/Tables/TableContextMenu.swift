extension UITableViewDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The context menus of a table, which its delegate makes.
final class TableContextMenu: NSObject, ContextMenuSource {
  // The view owns the object, so the reference cannot dangle. A strong one would be a cycle.
  private unowned(unsafe) let table: UITableView
  private var pressed: IndexPath?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    let press = ContextMenuPress(source: self) { [unowned(unsafe) self] in configuration(at: $0) }
    table.addInteraction(press)
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = table.indexPathForRow(at: place) else { return nil }
    pressed = path
    return delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: place)
  }

  var menuView: UIView? { table }

  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? pressed.flatMap { table.cellForRow(at: $0) }.flatMap(UITargetedPreview.inPlace)
  }

  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func previewWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
