/// A movement of the keyboard. Pages post no keyboard notifications.
struct KeyboardMovement {
  /// The names of notifications, which pages do not have.
  struct Names {}

  let willNames = Names()
  let didNames = Names()

  init(from old: CGRect, to new: CGRect, in window: UIWindow) {}
  func post(_ names: Names) {}
}

// Pages have no input views of responders.
extension UIWindow {
  /// The part of the window that the keyboard covers; empty for none.
  final var keyboardArea: CGRect { keyboardFrame }

  func keyboardDidMove(from old: CGRect) { moveKeyboard(from: old) }
  func placeInputViews() {}
  func updateInputViews() {}
}
