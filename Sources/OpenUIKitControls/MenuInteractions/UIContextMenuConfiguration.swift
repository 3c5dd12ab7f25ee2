/// Makes the controller whose view is the preview of a context menu; nil for the view that the menu belongs to.
public typealias UIContextMenuContentPreviewProvider = ViewTreeFunction<UIViewController?>
/// Makes the menu of a view. The argument has the elements that the system suggests, and is empty here.
public typealias UIContextMenuActionProvider = ViewTreeFunction<[UIMenuElement], UIMenu?>

/// The preview and the menu of a view that was pressed for long.
open class UIContextMenuConfiguration: NSObject, ViewTreeConfined {
  /// The order of elements in a menu above its anchor.
  public enum ElementOrder: Int, Sendable {
    /// The menu decides: the first element is nearest to a button, and on top in a context menu.
    case automatic = 0
    /// The first element is nearest to the anchor.
    case priority = 1
    /// The first element is always on top.
    case fixed = 2
  }

  /// The object that identifies the menu for its delegate; nil for none.
  public final let identifier: _UIMenuIdentifier?
  /// The order of the elements; `automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic
  package final let previewProvider: UIContextMenuContentPreviewProvider?
  package final let actionProvider: UIContextMenuActionProvider?
  /// Opens the menu. The module that draws menus sets it, so that programs without context menus do not contain it.
  package final let opener: ContextMenuOpener

  package init(
    _ identifier: _UIMenuIdentifier?, _ previewProvider: UIContextMenuContentPreviewProvider?,
    _ actionProvider: UIContextMenuActionProvider?, opener: @escaping ContextMenuOpener
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    self.opener = opener
    super.init()
  }
}

/// Opens the menu of a configuration for a source, at a point of the source's view. Returns nil if there is nothing to show.
package typealias ContextMenuOpener = (UIContextMenuConfiguration, any ContextMenuSource, CGPoint)
  -> OpenContextMenu?

/// The source of a context menu: a view, or a row of a table.
package protocol ContextMenuSource: NSObjectProtocol, ViewTreeConfined {
  /// The view whose window shows the menu.
  var menuView: UIView? { get }
  /// The preview to lift; nil for `menuView`.
  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// The preview that the lifted one returns to; nil for where it came from.
  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Called when the menu appears.
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  /// Called when the menu disappears.
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  /// Called when the preview was tapped.
  func previewWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}
