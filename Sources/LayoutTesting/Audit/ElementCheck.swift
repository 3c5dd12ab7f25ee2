/// Finds texts that assistive technology does not reach, and views that recognize taps without being buttons for it.
#if !ThreadConfined
  @MainActor
#endif
struct ElementCheck {
  private let views: [UIView]
  private let window: UIWindow
  private let elements: Set<ObjectIdentifier>
  private let labels: [String]

  init(window: UIWindow) {
    self.window = window
    let elements = LayoutWindow.elements(of: window)
    self.elements = Set(elements.map { ObjectIdentifier($0) })
    labels = elements.compactMap(\.accessibilityLabel)
    let visible = window.visibleDescendants
    // A modal view takes the others from assistive technology until it is gone.
    let modal = visible.filter(\.accessibilityViewIsModal)
    views = visible.filter { view in
      (modal.isEmpty || modal.contains { view.isDescendant(of: $0) })
        && !([view] + view.ancestors).contains(where: \.accessibilityElementsHidden)
    }
  }

  var unreadTexts: [Finding] {
    views.compactMap { view in
      guard let text = VisibleText(of: view)?.text, !view.isTilted, isSeen(view), element(of: view) == nil,
        !labels.contains(where: { $0.contains(text) })
      else { return nil }
      return Finding(.unreadText, view, "is shown, and assistive technology does not reach it")
    }
  }

  var missingTraits: [Finding] {
    views.compactMap { view in
      guard recognizesTaps(view), isSeen(view) else { return nil }
      if let element = element(of: view) {
        return isInteractive(element)
          ? nil : Finding(.missingTrait, view, "recognizes taps, and is neither a button nor a link")
      }
      let isReached = view.descendants.contains { isElement($0) && isInteractive($0) }
      guard !isReached, !isLeftOut(view) else { return nil }
      return Finding(.missingTrait, view, "recognizes taps, and is no element of assistive technology")
    }
  }

  /// Whether an app has chosen the elements of a view that contains this one. An item beside a carousel's current one is left out, for
  /// example, because the carousel is adjusted.
  private func isLeftOut(_ view: UIView) -> Bool {
    view.ancestors.contains { $0.accessibilityElements != nil }
  }

  private func isSeen(_ view: UIView) -> Bool {
    let frame = view.visibleFrame.intersection(window.bounds)
    return !frame.isNull && frame.width >= 1 && frame.height >= 1
  }

  private func isElement(_ view: UIView) -> Bool { elements.contains(ObjectIdentifier(view)) }

  /// The view, or the closest view that contains it, which assistive technology reads.
  private func element(of view: UIView) -> UIView? { ([view] + view.ancestors).first { isElement($0) } }

  private func isInteractive(_ view: UIView) -> Bool {
    let traits: [UIAccessibilityTraits] = [.button, .link, .adjustable, .searchField, .keyboardKey]
    return view is UIControl || traits.contains { view.accessibilityTraits.contains($0) }
  }

  /// Controls and scrolling views have recognizers of their own, and a tap on the whole screen ends editing.
  private func recognizesTaps(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled, !(view is UIControl), !(view is UIScrollView), !view.isPartOfControl,
      !view.isInBar, view.bounds.width * view.bounds.height < window.bounds.width * window.bounds.height / 2
    else { return false }
    return (view.gestureRecognizers ?? []).contains { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
  }
}
