extension UIWindow {
  /// Moves the guides of the keyboard, with UIKit's notifications before and after that.
  func moveKeyboard(from old: CGRect) {
    let movement = KeyboardMovement(from: old, to: keyboardArea, in: self)
    movement.post(movement.willNames)
    forEachInTree { $0.updateKeyboardGuide() }
    movement.post(movement.didNames)
  }
}
