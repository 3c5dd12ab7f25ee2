/// An object that adds behaviour to a view, such as a context menu.
public protocol UIInteraction: NSObjectProtocol, ViewTreeConfined {
  /// The view that the interaction was added to. The interaction does not retain it.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed for nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed for nil.
  func didMove(to view: UIView?)
  /// Opens the interaction's menu at a point of its view, for a click with the secondary button. Returns whether it has one.
  func _openMenu(at location: CGPoint) -> Bool
}

extension UIInteraction {
  /// Returns false: there is no menu.
  public func _openMenu(at location: CGPoint) -> Bool { false }
}

extension UIView {
  /// The implementation of `addInteraction(_:)`.
  final func attach(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    // The call may have added it already.
    guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  /// The implementation of `removeInteraction(_:)`.
  final func detach(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    // After the call, which may change the interactions.
    guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
    _ = interactionStorage.remove(at: index)
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(with interactions: [any UIInteraction]) {
    for interaction in interactionStorage where !interactions.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in interactions { addInteraction(interaction) }
  }
}

extension UIWindow {
  /// Sends a click with the secondary button of a pointer to the window. Hosts and tests call it. The innermost view under
  /// the pointer that has a menu opens it.
  ///
  /// - Parameters:
  ///   - location: The location of the pointer, in points of the window.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether a menu was opened. A host shows its own menu otherwise.
  @discardableResult
  public func sendSecondaryClick(at location: CGPoint, time: TimeInterval? = nil) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    var current = hitTest(location, with: nil)
    while let view = current {
      let place = view.convert(location, from: self)
      for interaction in view.interactionStorage.reversed() where interaction._openMenu(at: place) {
        return true
      }
      current = view.superview
    }
    return false
  }
}
