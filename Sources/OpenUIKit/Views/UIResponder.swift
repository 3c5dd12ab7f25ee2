/// An object that can respond to events: views, view controllers and windows.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject {
  var associatedObjects: AssociatedObjects?

  /// A responder without a next one.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Touches went down on the responder's view. The base implementation passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began on the responder's view moved. The base implementation passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began on the responder's view were lifted. The base implementation passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began on the responder's view were taken away. The base implementation passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether the responder can be the first to hear what is not meant for a place, such as keys; false unless
  /// overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder can give that up; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is its window's first.
  open var isFirstResponder: Bool { window(above: self)?.firstResponder === self }

  /// Makes the responder its window's first. Returns false when it cannot be that, when it is in no window, or when
  /// the present one does not give it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { moveFirstResponderHere() }

  /// Gives up being first. Returns false when the responder cannot.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }
}
