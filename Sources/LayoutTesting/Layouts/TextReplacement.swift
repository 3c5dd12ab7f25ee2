/// Replaces the texts of views by those of a pseudo-language.
struct TextReplacement: ViewTreeConfined {
  let language: PseudoLanguage

  /// Returns whether a text was replaced.
  func replace(in root: UIView) -> Bool {
    var hasReplaced = false
    for view in [root] + root.descendants { if replaceTexts(of: view) { hasReplaced = true } }
    return hasReplaced
  }

  /// With OpenUIKit labels show replaced texts from the start (`UIWindow.textSource`), and what is left are the labels of assistive technology.
  private func replaceTexts(of view: UIView) -> Bool {
    replaceAccessibilityLabel(of: view)
    #if canImport(UIKit)
      return replaceShownTexts(of: view)
    #else
      return false
    #endif
  }

  /// A label that an app has set, also of a control whose parts are the elements; others are those of the texts.
  private func replaceAccessibilityLabel(of view: UIView) {
    guard view.isAccessibilityElement || view is UIControl, let label = view.accessibilityLabel,
      !language.isTranslation(label)
    else { return }
    view.accessibilityLabel = language.translation(of: label)
  }

  #if canImport(UIKit)
    private func replaceShownTexts(of view: UIView) -> Bool {
      switch view {
      case let button as UIButton:
        return replace(button.title(for: .normal)) { button.setTitle($0, for: .normal) }
      case let label as UILabel:
        // The label of a button gets its text from the button.
        guard !(label.superview is UIButton) else { return false }
        return replace(label.text) { label.text = $0 }
      case let field as UITextField:
        return replace(field.placeholder) { field.placeholder = $0 }
      case let segments as UISegmentedControl:
        return (0..<segments.numberOfSegments).reduce(false) { hasReplaced, index in
          replace(segments.titleForSegment(at: index)) { segments.setTitle($0, forSegmentAt: index) }
            || hasReplaced
        }
      case let bar as UINavigationBar:
        return (bar.items ?? []).reduce(false) { hasReplaced, item in
          replace(item.title) { item.title = $0 } || hasReplaced
        }
      default: return false
      }
    }

    private func replace(_ text: String?, _ set: (String) -> Void) -> Bool {
      guard let text else { return false }
      let translation = language.translation(of: text)
      guard translation != text else { return false }
      set(translation)
      return true
    }
  #endif
}
