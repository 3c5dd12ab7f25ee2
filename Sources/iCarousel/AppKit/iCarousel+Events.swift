#if canImport(AppKit) && !canImport(UIKit)
  /// What UIKit has recognisers and a focus engine for.
  extension iCarousel {
    func addGestures() {
      input = CarouselInput(self)
      let position = CarouselPositionElement(frame: bounds)
      position.carousel = self
      position.autoresizingMask = [.width, .height]
      position.nameActions(accessibilityNames)
      accessibilityState.element = position
      addSubview(position, positioned: .below, relativeTo: contentView)
    }

    /// Nothing: the events of keys and wheels reach a view that is the first responder or under the pointer.
    func acceptKeyboardAndWheel() {}

    /// Cancels drags, because the carousel has moved to another window or to none.
    func breakOffTouches() { input?.cancel() }

    /// How far the pointer has moved along the row, in points.
    var dragTranslation: CGFloat { along(input?.translation ?? .zero) }

    // MARK: Keyboard focus

    /// Whether the carousel, or a view in it, receives keys.
    public var containsFocus: Bool {
      guard let responder = window?.firstResponder as? NSView else { return false }
      return responder.isDescendant(of: self)
    }

    /// The item that the return key selects: the current one, if the carousel itself receives keys.
    var focusedIndex: Int? { window?.firstResponder === self ? currentItemIndex : nil }

    /// Receives the keys of a view in an item that is removed.
    func focusWillLeave(_ slot: ItemSlot) {
      guard let responder = window?.firstResponder as? NSView else { return }
      if responder.isDescendant(of: slot.container) { window?.makeFirstResponder(self) }
    }

    /// Nothing: in AppKit the carousel itself receives keys, and not its items.
    func updateFocusability(of slot: ItemSlot) {}

    /// Nothing, for the same reason.
    func updateFocusAfterScrolling() {}

    /// Nothing: AppKit has no page control.
    func updatePageControl() {}
  }

  /// The state of drags.
  struct CarouselGestures {
    /// How far the pointer had moved along the row at the last call, in points.
    var translation: CGFloat = 0
    /// The offset at which a wheel began to drag; nil for a mouse and a trackpad.
    var wheelStart: CGFloat?
    /// Whether the last click stopped a moving carousel, so that it is not a click on an item.
    var hasStoppedMotion = false
    /// Whether the button is pressed, or fingers are on the trackpad.
    var isTouched = false
  }
#endif
