import OpenUIKitControls

/// An item of a drag: its data for other apps, and an object for the app itself.
open class UIDragItem: NSObject, ViewTreeConfined {
  /// The item's data for other apps.
  public final let itemProvider: NSItemProvider
  /// An object for this app alone; nil for none.
  open var localObject: Any?
  /// Returns the preview of the item under the finger; nil for that of the view that was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view under the finger during a drag.
open class UIDragPreview: NSObject, ViewTreeConfined {
  /// The view.
  public final let view: UIView
  /// Its shape and background.
  public final let parameters: UIPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel = 0
  /// Nothing, although a drop could do something elsewhere in the view.
  case forbidden = 1
  /// It copies them.
  case copy = 2
  /// It moves them, which only the same app can do.
  case move = 3
}

/// The proposal of a view for a drop of the items at this place.
open class UIDropProposal: NSObject, ViewTreeConfined {
  /// The effect of a drop.
  public final let operation: UIDropOperation
  /// Whether the place of a drop is more exact than a finger.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
