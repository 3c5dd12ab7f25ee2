import OpenUIKitControls

extension UIButton {
  /// Returns the look of the pointer over a button, from the effect and the shape that it would have; nil for the system's pointer.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the button changes under a pointer; false by default.
  public var isPointerInteractionEnabled: Bool {
    get { attached(ButtonPointer.self) != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if let pointer = attached(ButtonPointer.self) { removeInteraction(pointer.interaction) }
      let pointer = newValue ? ButtonPointer() : nil
      attach(pointer)
      if let pointer { addInteraction(pointer.interaction) }
    }
  }

  /// Returns the look of the pointer over the button; nil, the default, for an automatic one. Setting it enables the interaction.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { attached(ButtonPointer.self)?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      attached(ButtonPointer.self)?.provider = newValue
    }
  }
}

/// The pointer's interaction with a button.
private final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    guard let button = interaction.view as? UIButton, button.isEnabled, button.superview != nil else {
      return nil
    }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    guard let provider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, .roundedRect(button.bounds))
  }
}
