/// Finds elements without accessibility label, and elements with the same label.
#if !ThreadConfined
  @MainActor
#endif
struct LabelCheck {
  let window: UIWindow

  var missing: [Finding] {
    views.compactMap { view in
      let isImage = view.accessibilityTraits.contains(.image)
      guard isInteractive(view) || isImage, (view.accessibilityLabel ?? "").isEmpty else { return nil }
      // A field is described by its text or its placeholder.
      if let field = view as? UITextField, !(field.placeholder ?? "").isEmpty { return nil }
      return Finding(.missingLabel, view, "has no accessibility label")
    }
  }

  /// The elements of one cell are compared with each other alone: rows of a list have the same buttons.
  var duplicates: [Finding] {
    var seen: [String: [UIView]] = [:]
    var found: [Finding] = []
    for view in views where isInteractive(view) {
      guard let label = view.accessibilityLabel, !label.isEmpty else { continue }
      let cell = cell(of: view)
      let isSecond = seen[label]?.contains { self.cell(of: $0) === cell } ?? false
      if isSecond {
        found.append(Finding(.duplicateLabel, view, "has the label \"\(label)\" as another element has"))
      }
      seen[label, default: []].append(view)
    }
    return found
  }

  private var views: [UIView] { LayoutWindow.elements(of: window).compactMap { $0 as? UIView } }

  private func isInteractive(_ view: UIView) -> Bool {
    guard !view.accessibilityTraits.contains(.notEnabled) else { return false }
    let traits: [UIAccessibilityTraits] = [.button, .link, .adjustable, .searchField]
    return view is UIControl || traits.contains { view.accessibilityTraits.contains($0) }
  }

  private func cell(of view: UIView) -> UIView? {
    ([view] + view.ancestors).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }
}
