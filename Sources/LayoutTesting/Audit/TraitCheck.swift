/// Finds traits that contradict each other, or the view.
struct TraitCheck: ViewTreeConfined {
  let screen: AuditedScreen

  private static let traitsOfControls: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .notEnabled,
  ]

  var findings: [Finding] {
    screen.elementViews.compactMap { view in
      guard let message = contradiction(in: view) else { return nil }
      return Finding(.missingTrait, view, message)
    }
  }

  private func contradiction(in view: UIView) -> String? {
    let traits = view.accessibilityTraits
    if traits.contains(.adjustable), !(view is UIControl), !view.isLaidOutPart, view.isOfSystem {
      return "has the trait adjustable, and a class without accessibilityIncrement()"
    }
    if let control = view as? UIControl, isControlOfApp(control),
      traits.isDisjoint(with: Self.traitsOfControls)
    {
      return "takes touches, and is neither a button nor a link for assistive technology"
    }
    if let button = view as? UIButton, button.isEnabled, traits.isDisjoint(with: Self.traitsOfControls) {
      return "is a button, and its traits lack .button"
    }
    if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .link, .adjustable]) {
      return "has the trait of a static text and one of a control"
    }
    if traits.contains(.notEnabled), let control = view as? UIControl, control.isEnabled, !view.isOfSystem {
      return "has the trait notEnabled, and is enabled"
    }
    return nil
  }

  /// Whether a control is drawn and described by an app's class alone. The system's controls describe themselves.
  private func isControlOfApp(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.isUserInteractionEnabled, !control.isOfSystem,
      !control.allControlEvents.isEmpty
    else { return false }
    return !control.describesItself
  }
}
