import OpenUIKitControls

/// The delegate of a large content viewer. All methods are optional.
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The finger was lifted at an item, or beside all of them for nil. `point` is in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point of the interaction's view; nil for none there.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  )
    -> (any UILargeContentViewerItem)?
  /// Returns the controller in whose middle the viewer is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Sends `touchUpInside` if the item is a control.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { interaction.performDefault(item) }
  /// The view at the point, or its nearest superview, that shows itself in the viewer.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.defaultItem(at: point) }
  /// The controller of the interaction's view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.nearestController ?? UIViewController()
  }
}

/// Shows items that cannot grow with the text, such as those of a bar, in large in the middle of the screen while a finger presses them. It
/// works for text sizes of accessibility.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The object that chooses items; not retained.
  public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view; not retained.
  public private(set) final weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var card: LargeContentCard?

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.addAction { [owner = Weak(wrappedValue: self)] _ in owner.wrappedValue?.pressDidChange() }
  }

  /// Whether the reader's text size is one of accessibility.
  public static var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` has changed, with the text size of the key window.
  public nonisolated static let enabledStatusDidChangeNotification = UIWindow.largeContentViewersDidChange

  /// The recogniser of the press. Others can require that it fails.
  public final var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Removes the recogniser from the former view.
  public final func willMove(to view: UIView?) {
    card?.close()
    self.view?.removeGestureRecognizer(press)
  }

  /// Adds the recogniser to the view.
  public final func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The press

  private func pressDidChange() {
    guard let view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      if view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
        open(at: point)
      }
    case .changed: card?.show(item(at: point))
    case .ended: end(at: point)
    default: close()
    }
  }

  private func open(at point: CGPoint) {
    guard let item = item(at: point), let controller = controller, let window = view?.window else {
      return
    }
    let shown = LargeContentCard()
    card = shown
    shown.open(item, over: controller.viewIfLoaded ?? window, in: window)
  }

  private func end(at point: CGPoint) {
    guard card != nil else { return }
    let item = item(at: point)
    close()
    guard let delegate else { return performDefault(item) }
    delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }

  private func close() {
    card?.close()
    card = nil
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return defaultItem(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  private var controller: UIViewController? {
    delegate?.viewController(for: self) ?? nearestController
  }

  // MARK: Without a delegate

  fileprivate final func performDefault(_ item: (any UILargeContentViewerItem)?) {
    guard let control = item as? UIControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  fileprivate final func defaultItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var found = view?.hitTest(point, with: nil)
    while let candidate = found {
      if candidate.showsLargeContentViewer { return candidate }
      found = candidate === view ? nil : candidate.superview
    }
    return nil
  }

  fileprivate final var nearestController: UIViewController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return view?.window?.rootViewController
  }
}
