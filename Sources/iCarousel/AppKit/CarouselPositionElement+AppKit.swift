#if canImport(AppKit) && !canImport(UIKit)
  /// The element of the whole carousel for assistive technology, which shows nothing. Its actions change the current item.
  final class CarouselPositionElement: NSView {
    @Weak var carousel: iCarousel?
    private var names = CarouselAccessibilityNames()

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    /// Sets the words of the actions.
    func nameActions(_ names: CarouselAccessibilityNames) { self.names = names }

    override func isAccessibilityElement() -> Bool { true }

    override func accessibilityRole() -> NSAccessibility.Role? { .incrementor }

    override func accessibilityLabel() -> String? {
      carousel?.accessibilityLabel() ?? carousel?.currentItemView?.accessibilityLabel()
    }

    override func accessibilityValue() -> Any? { carousel?.positionText }

    override func accessibilityPerformIncrement() -> Bool { perform { $0.stepForAccessibility(1) } }

    override func accessibilityPerformDecrement() -> Bool { perform { $0.stepForAccessibility(-1) } }

    override func accessibilityPerformCancel() -> Bool { carousel?.escapeForAccessibility() ?? false }

    override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
      [
        action(names.next) { $0.stepForAccessibility(1) },
        action(names.previous) { $0.stepForAccessibility(-1) },
        action(names.first) { $0.scrollToItem(at: 0, animated: true) },
        action(names.last) { $0.scrollToItem(at: $0.numberOfItems - 1, animated: true) },
      ]
    }

    private func action(
      _ name: String, _ body: @escaping @MainActor (iCarousel) -> Void
    ) -> NSAccessibilityCustomAction {
      NSAccessibilityCustomAction(name: name) { [weak self] in
        MainActor.assumeIsolated { self?.perform(body) ?? false }
      }
    }

    @discardableResult
    private func perform(_ body: (iCarousel) -> Void) -> Bool {
      guard let carousel, carousel.numberOfItems > 0 else { return false }
      carousel.accessibilityState.isScrolling = true
      body(carousel)
      return true
    }
  }
#endif
