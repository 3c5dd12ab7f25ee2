/// The changes that a shake of the device can undo and redo.
package struct UndoOffer: ViewTreeConfined {
  /// The manager of the changes.
  package let manager: UndoManager
  /// The controller that presents the offer.
  package let presenter: UIViewController
}

/// A window that shows what can be undone. The module of alerts, which is above this one, has the conformance.
package protocol UndoOfferPresenter: ViewTreeConfined {
  /// Shows the offer.
  func present(_ offer: UndoOffer)
}

extension UIWindow {
  var ownUndoManager: UndoManager {
    if let manager = ownRecord.requests.undoManager { return manager }
    let manager = UndoManager()
    ownRecord.requests.undoManager = manager
    return manager
  }

  /// Offers to undo the last change of the manager in the chain of a responder, if there is one and the application supports it.
  func offerUndo(of responder: UIResponder) {
    let application = windowScene?.application ?? .shared
    guard application.applicationSupportsShakeToEdit, let manager = responder.undoManager,
      manager.canUndo || manager.canRedo, let presenter = rootViewController?.topPresented
    else { return }
    (self as? any UndoOfferPresenter)?.present(UndoOffer(manager: manager, presenter: presenter))
  }
}
