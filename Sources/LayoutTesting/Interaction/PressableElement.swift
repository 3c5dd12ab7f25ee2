/// An element of a screen that a user can press: a control, a row, or a view with a recognizer of taps.
struct PressableElement: ViewTreeConfined {
  let element: UIResponder
  /// The accessibility label, or the title or text that the element shows; the class if it has neither.
  let name: String
  /// The `mas_key` or the accessibility identifier.
  let key: String?

  private init(_ element: UIResponder) {
    self.element = element
    let view = element as? UIView
    key = view.flatMap { ViewName.key(of: $0) }
    let label = element.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    let shown = view.flatMap { view in
      ([view] + view.descendants).lazy.compactMap { VisibleText(of: $0)?.text }.first
    }
    name = (label ?? shown ?? key ?? "\(type(of: element))").oneLine
  }

  /// The elements in the order in which assistive technology reads them, and then the controls that it does not reach.
  static func all(in window: UIWindow) -> [PressableElement] {
    let elements = LayoutWindow.elements(of: window)
    let known = Set(elements.map { ObjectIdentifier($0) })
    let unread = window.descendants.filter { view in
      view is UIControl && isShown(view) && !isSystemPart(view)
        && !([view] + view.ancestors).contains { known.contains(ObjectIdentifier($0)) }
    }
    return (elements.filter { isPressable($0) } + unread.filter { isPressable($0) }).map {
      PressableElement($0)
    }
  }

  private static func isPressable(_ element: UIResponder) -> Bool {
    guard !element.accessibilityTraits.contains(.notEnabled) else { return false }
    if let control = element as? UIControl {
      return control.isEnabled && control.isUserInteractionEnabled && !takesValues(control)
    }
    if element is UITableViewCell || element is UICollectionViewCell { return true }
    let traits = element.accessibilityTraits
    if traits.contains(.button) || traits.contains(.link) { return true }
    return ((element as? UIView)?.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer }
  }

  /// Whether a press only begins to change a value.
  private static func takesValues(_ control: UIControl) -> Bool {
    #if !os(tvOS)
      if control is UISlider || control is UIStepper { return true }
    #endif
    return control is UITextField || control is UIPageControl
  }

  private static func isShown(_ view: UIView) -> Bool {
    !view.bounds.isEmpty && !([view] + view.ancestors).contains { $0.isHidden || $0.alpha < 0.01 }
  }

  /// Whether the view is a part of a control or a bar, which press it themselves.
  private static func isSystemPart(_ view: UIView) -> Bool {
    view.ancestors.contains { $0 is UIControl || $0.isSystemBar }
  }

  /// Scrolls the element into sight and presses it.
  func press(in window: UIWindow) {
    if let view = element as? UIView {
      for case let scroll as UIScrollView in view.ancestors {
        scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
      }
      window.layoutIfNeeded()
    }
    LayoutWindow.activate(element, in: window)
  }
}
