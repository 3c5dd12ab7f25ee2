/// The views of a window's first responder above the keyboard and in its place.
///
/// They lie above everything else in the window. The keyboard, as notifications and layout guides report it, includes them.
final class InputHost: ViewTreeConfined {
  private let accessory: UIView?
  private let input: UIView?
  /// The part of the window that the keyboard and the views cover.
  private(set) var area = CGRect.zero

  init(accessory: UIView?, input: UIView?) {
    (self.accessory, self.input) = (accessory, input)
  }

  /// Whether the host has these views.
  func shows(accessory: UIView?, input: UIView?) -> Bool {
    accessory === self.accessory && input === self.input
  }

  /// Adds the views to a window, and places them.
  func join(_ window: UIWindow) {
    for view in [input, accessory].compactMap({ $0 }) { window.addSubview(view) }
    place(in: window)
  }

  func leave() {
    for view in [input, accessory].compactMap({ $0 }) { view.removeFromSuperview() }
  }

  /// The host's keyboard has moved.
  func keyboardDidMove(in window: UIWindow) {
    let old = area
    place(in: window)
    if area != old { window.moveKeyboard(from: old) }
  }

  /// Places the views at the bottom of the window: an input view instead of the keyboard, and the other one above it.
  func place(in window: UIWindow) {
    let bounds = window.bounds
    var top = window.keyboardFrame.isEmpty ? bounds.maxY : window.keyboardFrame.minY
    if let input {
      let inset = window.safeAreaInsets.bottom
      let height = Self.height(of: input, width: bounds.width) + inset
      top = bounds.maxY - height
      input.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    } else if top == bounds.maxY {
      // Without a keyboard the accessory view stays above the home indicator.
      top -= window.safeAreaInsets.bottom
    }
    if let accessory {
      let height = Self.height(of: accessory, width: bounds.width)
      top -= height
      accessory.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    }
    area = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }

  /// The height of the view's frame, or of its content if the frame has none or the view sizes itself.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
    if view.frame.height > 0, !sizesItself { return view.frame.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

extension UIWindow {
  /// The part of the window that the keyboard covers, with the views of the first responder; empty for none.
  final var keyboardArea: CGRect { inputHost?.area ?? keyboardFrame }

  /// The frame of the keyboard has changed.
  final func keyboardDidMove(from old: CGRect) {
    guard let inputHost else { return moveKeyboard(from: old) }
    inputHost.keyboardDidMove(in: self)
  }

  /// Places the views of the first responder after a change of the window's size.
  final func placeInputViews() { inputHost?.place(in: self) }

  /// Shows the input view and the accessory view of the first responder, or of the nearest responder in its chain that has one.
  final func updateInputViews() {
    let accessory = firstOfChain { $0.inputAccessoryView }
    let input = firstOfChain { $0.inputView }
    if let inputHost, inputHost.shows(accessory: accessory, input: input) { return }
    if inputHost == nil, accessory == nil, input == nil { return }
    let old = keyboardArea
    inputHost?.leave()
    let host = accessory == nil && input == nil ? nil : InputHost(accessory: accessory, input: input)
    inputHost = host
    host?.join(self)
    if keyboardArea != old { moveKeyboard(from: old) }
  }

  private func firstOfChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var current = firstResponder
    while let responder = current {
      if let found = view(responder) { return found }
      current = responder.next
    }
    return nil
  }
}
