/// Finds texts that assistive technology does not reach, and views that recognize taps without being buttons for it.
struct ElementCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var unreadTexts: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard let text = shown.text?.text, !isSeparator(text), !shown.place.contains(.tilted), isSeen(shown)
      else { return nil }
      if isElement(shown.view), shown.view is UILabel, shown.view.accessibilityLabel?.isEmpty == true {
        return Finding(.unreadText, shown.view, "is shown, and its accessibility label is empty")
      }
      guard element(of: shown) == nil, !screen.elementLabels.contains(where: { $0.contains(text) }),
        !isCaption(text), !isLeftOut(shown)
      else { return nil }
      return Finding(.unreadText, shown.view, "is shown, and assistive technology does not reach it")
    }
  }

  /// Whether a text is a bullet or a line between others, which has no words to read.
  private func isSeparator(_ text: String) -> Bool {
    text.allSatisfy { $0.isWhitespace || "•·‣◦▪●○∙⋅|¦/-–—―".contains($0) }
  }

  /// Whether the label of an element contains the letters and digits of the text, in any case: a caption that is read with its field.
  private func isCaption(_ text: String) -> Bool {
    let caption = text.filter { $0.isLetter || $0.isNumber }.lowercased()
    return !caption.isEmpty
      && screen.elementLabels.contains {
        $0.filter { $0.isLetter || $0.isNumber }.lowercased().contains(caption)
      }
  }

  /// Controls inside an element that has no actions for them, and controls that are hidden from assistive technology alone.
  var unreachedControls: [Finding] {
    enclosedControls + hiddenControls
  }

  /// The controls that take touches, and are hidden from assistive technology. Those behind something else take none.
  private var hiddenControls: [Finding] {
    guard !screen.views.contains(where: { $0.view.accessibilityViewIsModal }) else { return [] }
    return screen.findings { shown in
      guard shown.place.contains(.hiddenElement), let control = shown.view as? UIControl, control.isEnabled,
        shown.place.isDisjoint(with: [.partOfControl, .tilted, .inBar, .moved]), isSeen(shown),
        takesTouches(shown), !isLeftOut(shown), !isNamedByOther(control),
        !isReached(through: element(of: shown))
      else { return nil }
      return Finding(.unreachedControl, control, "takes touches, and is hidden from assistive technology")
    }
  }

  private func takesTouches(_ shown: VisibleView) -> Bool {
    let seen = shown.visibleFrame.intersection(screen.window.bounds)
    let hit = screen.window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    return hit?.isDescendant(of: shown.view) == true
  }

  private func isNamedByOther(_ control: UIControl) -> Bool {
    guard let label = control.accessibilityLabel, !label.isEmpty else { return false }
    return screen.elementLabels.contains { $0.contains(label) }
  }

  private var enclosedControls: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard let control = shown.view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
        shown.place.isDisjoint(with: [.partOfControl, .tilted, .inBar]), isSeen(shown), !isElement(control),
        !control.descendants.contains(where: { isElement($0) }), !isLeftOut(shown),
        !isReached(through: element(of: shown))
      else { return nil }
      return Finding(.unreachedControl, control, "takes touches, and assistive technology does not reach it")
    }
  }

  /// Whether an element around a control replaces it: as a control, as an adjustable element, or by custom actions.
  private func isReached(through element: UIView?) -> Bool {
    guard let element else { return false }
    return element is UIControl || element.accessibilityTraits.contains(.adjustable)
      || !(element.accessibilityCustomActions ?? []).isEmpty
  }

  var missingTraits: [Finding] { tappedViews + controlsReadAsTexts }

  /// Controls of an app that are no elements, and whose texts are read one by one.
  private var controlsReadAsTexts: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard let control = shown.view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
        !control.isOfSystem, shown.place.isDisjoint(with: [.partOfControl, .tilted, .inBar]), isSeen(shown),
        element(of: shown) == nil
      else { return nil }
      let read = control.descendants.filter { isElement($0) }
      guard !read.isEmpty, !read.contains(where: { isInteractive($0) }) else { return nil }
      return Finding(.missingTrait, control, "takes touches, and is read as a text: make it an element")
    }
  }

  private var tappedViews: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard screen.recognizesTaps(shown), isSeen(shown) else { return nil }
      if let element = element(of: shown) {
        return isInteractive(element)
          ? nil : Finding(.missingTrait, shown.view, "recognizes taps, and is neither a button nor a link")
      }
      let isReached = shown.view.descendants.contains { isElement($0) && isInteractive($0) }
      guard !isReached, !isLeftOut(shown) else { return nil }
      return Finding(.missingTrait, shown.view, "recognizes taps, and is no element of assistive technology")
    }
  }

  /// Whether a carousel, or another element that is adjusted, has chosen the elements of a view that contains this one, and this one is in
  /// none of them. An item beside the current one is left out, because the carousel brings it.
  private func isLeftOut(_ shown: VisibleView) -> Bool {
    if shown.place.contains(.moved) { return true }
    return screen.ancestors(of: shown).contains { ancestor in
      guard let listed = ancestor.view.accessibilityElements,
        !listed.contains(where: { ($0 as? UIView).map(shown.view.isDescendant(of:)) == true })
      else { return false }
      if ancestor.view.movesSubviews || ancestor.view.subviews.contains(where: { $0.movesSubviews }) {
        return true
      }
      return listed.contains { ($0 as? UIResponder)?.accessibilityTraits.contains(.adjustable) == true }
    }
  }

  private func isSeen(_ shown: VisibleView) -> Bool {
    let frame = shown.visibleFrame.intersection(screen.window.bounds)
    return !frame.isNull && frame.width >= 1 && frame.height >= 1
  }

  private func isElement(_ view: UIView) -> Bool {
    screen.elementIdentifiers.contains(ObjectIdentifier(view))
  }

  /// The view, or the closest view that contains it, which assistive technology reads.
  private func element(of shown: VisibleView) -> UIView? {
    isElement(shown.view) ? shown.view : screen.ancestors(of: shown).first { isElement($0.view) }?.view
  }

  private func isInteractive(_ view: UIView) -> Bool {
    view is UIControl
      || !view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
  }
}
