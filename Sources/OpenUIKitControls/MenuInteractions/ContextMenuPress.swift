/// Opens a context menu after a long press on a view, or a secondary click, and passes further movement of the finger to it.
package final class ContextMenuPress: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  @Weak package private(set) var view: UIView?
  package let recognizer = UILongPressGestureRecognizer()
  @Weak private var source: (any ContextMenuSource)?
  private let configure: (CGPoint) -> UIContextMenuConfiguration?
  private var pending: UIContextMenuConfiguration?
  /// The menu that was opened last, while it is on the screen.
  @Weak package private(set) var menu: OpenContextMenu?

  /// Creates an interaction that opens the configuration which `configure` returns for a point of the view; none for nil. The
  /// source is not retained.
  package init(source: any ContextMenuSource, configure: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.configure = configure
    super.init()
    self.source = source
    recognizer.delegate = self
    recognizer.addAction { [press = Weak(wrappedValue: self)] _ in press.wrappedValue?.pressDidChange() }
  }

  package func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(recognizer) }
  }

  package func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    pending = configure(recognizer.location(in: view))
    return pending != nil
  }

  private func pressDidChange() {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let pending else { return }
      self.pending = nil
      open(pending, at: recognizer.location(in: view))
      menu?.drag(to: place)
    case .changed: menu?.drag(to: place)
    case .ended: menu?.drop(at: place)
    default: break
    }
  }

  /// Opens the menu for a point of the view. Returns whether there is one.
  package func _openMenu(at location: CGPoint) -> Bool {
    guard let configuration = configure(location) else { return false }
    return open(configuration, at: location)
  }

  @discardableResult
  private func open(_ configuration: UIContextMenuConfiguration, at location: CGPoint) -> Bool {
    guard let source else { return false }
    menu = configuration.opener(configuration, source, location)
    return menu != nil
  }
}
