#if canImport(UIKit) || !canImport(AppKit)
  /// The elements of assistive technology.
  extension iCarousel {
    /// The adjustable element, then the visible views by ascending index.
    var elementsInOrder: [UIResponder] {
      guard numberOfItems > 0 else { return [] }
      return [positionElement] + containersInOrder.map { $0 as UIResponder }
    }

    /// The position element with its current text.
    private var positionElement: CarouselPositionElement {
      let element = accessibilityState.element ?? CarouselPositionElement(accessibilityContainer: self)
      if accessibilityState.element == nil {
        element.setUp(for: self)
        accessibilityState.element = element
      }
      element.accessibilityFrameInContainerSpace = bounds
      return element
    }

    /// Moves by a page. Returns false at the end, and for a direction across the row.
    func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard isScrollEnabled, let forward = isForward(direction) else { return false }
      return scrollForAccessibility(isForward: forward)
    }

    /// Whether a direction leads towards the end; nil for one across the row. A swipe to the left shows what is
    /// on the right.
    private func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
      switch direction {
      case .next: return true
      case .previous: return false
      case .left: return isVertical ? nil : !isMirrored
      case .right: return isVertical ? nil : isMirrored
      case .up: return isVertical ? true : nil
      case .down: return isVertical ? false : nil
      @unknown default: return nil
      }
    }
  }

  /// The element of the whole carousel. Swipes up and down change the current item.
  final class CarouselPositionElement: UIAccessibilityElement {
    fileprivate var owner: WeakCarousel?
    private var carousel: iCarousel? { owner?.carousel }

    fileprivate func setUp(for carousel: iCarousel) {
      owner = WeakCarousel(carousel)
      accessibilityTraits = .adjustable
      nameActions(carousel.accessibilityNames)
      Platform.describeRole(of: self) { [owner] in
        owner?.carousel.map { ($0.accessibilityNames.carousel, nil) }
      }
    }

    func nameActions(_ names: CarouselAccessibilityNames) {
      accessibilityCustomActions = [
        action(names.next) { $0.stepForAccessibility(1) },
        action(names.previous) { $0.stepForAccessibility(-1) },
        action(names.first) { $0.scrollToItem(at: 0, animated: true) },
        action(names.last) { $0.scrollToItem(at: $0.numberOfItems - 1, animated: true) },
      ]
    }

    private func action(_ name: String, _ body: @escaping (iCarousel) -> Void) -> UIAccessibilityCustomAction
    {
      let owner = owner
      return UIAccessibilityCustomAction(name: name) { _ in
        guard let carousel = owner?.carousel, carousel.numberOfItems > 0 else { return false }
        body(carousel)
        return true
      }
    }

    /// The carousel's label.
    override var accessibilityLabel: String? {
      get { carousel?.accessibilityLabel ?? carousel?.currentItemView?.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }

    /// The carousel's position as text.
    override var accessibilityValue: String? {
      get { carousel?.positionText }
      set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() {
      carousel?.stepForAccessibility(1)
    }

    override func accessibilityDecrement() {
      carousel?.stepForAccessibility(-1)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      carousel?.scrollForAccessibility(direction) ?? false
    }

    override func accessibilityPerformEscape() -> Bool { carousel?.escapeForAccessibility() ?? false }
  }
#endif
