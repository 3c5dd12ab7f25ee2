extension ScreenLayout {
  /// Presses a control, a row, a tab or an item of a bar, and advances the time by two seconds, until transitions have ended.
  ///
  /// ```swift
  /// try layout.tap("Add")
  /// try layout.type("Milk", into: "Name")
  /// layout.expectSnapshot(as: .picture, named: "filled in")
  /// ```
  ///
  /// - Parameter name: the `mas_key`, the accessibility identifier or label, or the title that is visible. A key is preferred to a label, and
  ///   of several elements the first one that assistive technology reads is pressed.
  /// - Throws: `InteractionError.notFound`, with the names that the screen has.
  public func tap(_ name: String) throws {
    window.layoutIfNeeded()
    let elements = PressableElement.all(in: window)
    guard
      let element = elements.first(where: { $0.key == name }) ?? elements.first(where: { $0.name == name })
    else { throw InteractionError.notFound(name: name, names: elements.map(\.name)) }
    press(element)
  }

  /// Types a text at the end of a text field or text view, as a keyboard does: delegates are asked, and actions are sent.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - name: the key, the accessibility label or the placeholder of the view; nil for the one that has the focus.
  /// - Throws: `InteractionError`, if no such view takes text.
  public func type(_ text: String, into name: String? = nil) throws {
    if let name { try focus(name) }
    guard LayoutWindow.insert(text, in: window) else {
      throw InteractionError.takesNoText(name: name ?? "the screen")
    }
    advance(by: 1)
  }

  private func focus(_ name: String) throws {
    let views = window.descendants.filter { $0 is UITextField || $0 is UITextView }
    guard let view = views.first(where: { names(of: $0).contains(name) }) else {
      throw InteractionError.notFound(name: name, names: views.flatMap { names(of: $0) })
    }
    guard view.isFirstResponder || view.becomeFirstResponder() else {
      throw InteractionError.takesNoText(name: name)
    }
  }

  private func names(of view: UIView) -> [String] {
    [ViewName.key(of: view), view.accessibilityLabel, (view as? UITextField)?.placeholder].compactMap { $0 }
  }

  /// Presses an element and lets transitions end. A transition's end may begin another one, which needs time of its own.
  func press(_ element: PressableElement) {
    element.press(in: window)
    advance(by: 1)
    advance(by: 1)
  }
}
