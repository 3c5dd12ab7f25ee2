import OpenUIKit

/// Presented controllers, alerts and menus.
@MainActor
final class PresentationScene: NSObject, CallbackScene {
  private unowned let callbacks: RandomCallbacks
  private let host: CallbackView
  private let button: UIButton
  private let interaction: UIContextMenuInteraction

  init(_ callbacks: RandomCallbacks) {
    self.callbacks = callbacks
    host = CallbackView(callbacks, frame: CGRect(x: 0, y: 60, width: 200, height: 120))
    button = UIButton(type: .system)
    let delegate = MenuDelegate(callbacks)
    interaction = UIContextMenuInteraction(delegate: delegate)
    self.delegate = delegate
    super.init()
    host.addInteraction(interaction)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    host.addSubview(button)
  }

  private let delegate: MenuDelegate

  private var top: UIViewController? {
    var top = callbacks.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  func change() {
    let completion: () -> Void = { [weak callbacks] in callbacks?.call() }
    switch callbacks.number(12) {
    case 0, 1: top?.present(presented(), animated: callbacks.flag(), completion: completion)
    case 2: top?.present(alert(), animated: callbacks.flag(), completion: completion)
    case 3, 4: top?.dismiss(animated: callbacks.flag(), completion: completion)
    case 5: callbacks.window.rootViewController?.dismiss(animated: callbacks.flag(), completion: completion)
    case 6:
      callbacks.one(of: [top, callbacks.window.rootViewController])??.present(
        presented(), animated: callbacks.flag(), completion: completion)
    case 7: if let view = callbacks.window.rootViewController?.viewIfLoaded { view.addSubview(host) }
    case 8: button.menu = callbacks.flag() ? delegate.menu() : nil
    case 9:
      button.sendActions(for: .menuActionTriggered)
      interaction.dismissMenu()
    case 10: interaction.updateVisibleMenu { [delegate] _ in delegate.menu() }
    default:
      host.removeInteraction(interaction)
      if callbacks.flag() { host.addInteraction(interaction) } else { host.removeFromSuperview() }
      if host.interactions.isEmpty { host.addInteraction(interaction) }
    }
  }

  private func presented() -> UIViewController {
    let controller = CallbackController(callbacks)
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .overCurrentContext,
    ]
    controller.modalPresentationStyle = styles[callbacks.number(styles.count)]
    controller.presentationController?.delegate = delegate
    controller.sheetPresentationController?.detents = callbacks.flag() ? [.medium(), .large()] : [.large()]
    controller.popoverPresentationController?.sourceView = host
    return controller
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: "Message", preferredStyle: callbacks.flag() ? .alert : .actionSheet)
    let handler: UIAlertAction.Handler = { [weak callbacks] _ in callbacks?.call() }
    alert.addAction(UIAlertAction(title: "One", style: .default, handler: handler))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: handler))
    if alert.preferredStyle == .alert, callbacks.flag() {
      alert.addTextField { [weak callbacks] _ in callbacks?.call() }
    }
    alert.popoverPresentationController?.sourceView = host
    return alert
  }

  func failures() -> [String] {
    var failures: [String] = []
    var controller = callbacks.window.rootViewController
    while let presented = controller?.presentedViewController {
      // One that is covered by a controller of the whole screen is outside.
      if presented.presentedViewController == nil, presented.viewIfLoaded?.window !== callbacks.window {
        failures.append(
          "the \(type(of: presented)) on top is not in the window: style \(presented.modalPresentationStyle), "
            + "container \(String(describing: presented.presentationController?.containerView)), "
            + "superview \(String(describing: presented.viewIfLoaded?.superview))")
      }
      if let failure = (presented as? CallbackController)?.failure {
        failures.append("presented: " + failure)
      }
      controller = presented
    }
    return failures
  }

  private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate,
    UISheetPresentationControllerDelegate
  {
    unowned let callbacks: RandomCallbacks
    init(_ callbacks: RandomCallbacks) { self.callbacks = callbacks }

    func menu() -> UIMenu {
      let companion = CallingObject(callbacks)
      let handler: UIActionHandler = { [weak callbacks] _ in
        withExtendedLifetime(companion) { callbacks?.call() }
      }
      let deferred = UIDeferredMenuElement { [weak callbacks] complete in
        callbacks?.call()
        complete([UIAction(title: "Late", handler: handler)])
        callbacks?.call()
      }
      let inner = UIMenu(title: "More", children: [UIAction(title: "Inner", handler: handler)])
      return UIMenu(
        title: "Menu",
        children: [UIAction(title: "One", handler: handler), inner] + (callbacks.flag() ? [deferred] : []))
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      callbacks.call()
      guard callbacks.number(4) > 0 else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: { [weak callbacks] in
          callbacks?.call()
          return callbacks?.flag() == true ? UIViewController() : nil
        },
        actionProvider: { [weak self] _ in
          self?.callbacks.call()
          return self?.menu()
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addAnimations { [weak callbacks] in callbacks?.call() }
      animator?.addCompletion { [weak callbacks] in callbacks?.call() }
      callbacks.call()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { [weak callbacks] in callbacks?.call() }
      callbacks.call()
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      callbacks.call()
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      callbacks.call()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      callbacks.call()
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      callbacks.call()
      return callbacks.flag() ? .none : .fullScreen
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { callbacks.call() }
  }
}
