import OpenUIKitCore

/// The alert that a shake of the device shows: the last change, with buttons to undo it and to redo the one before.
private final class UndoAlert: UIAlertController {
  convenience init(_ manager: UndoManager) {
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    self.init(title: title, message: nil, preferredStyle: .alert)
    if manager.canUndo {
      addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
      addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}

extension UIWindow: UndoOfferPresenter {
  package func present(_ offer: UndoOffer) {
    guard !(offer.presenter is UndoAlert) else { return }
    offer.presenter.present(UndoAlert(offer.manager), animated: true)
  }
}
