#if canImport(Masonry)
  import Masonry
#endif

/// Finds views that their constraints do not determine.
struct AmbiguityCheck: ViewTreeConfined {
  let screen: AuditedScreen

  /// The topmost ambiguous views. Their descendants are ambiguous because of them.
  var findings: [Finding] {
    var found: [Finding] = []
    for view in ambiguousViews where !hasFixedSize(view) {
      guard !found.contains(where: { view.isDescendant(of: $0.view) }) else { continue }
      found.append(Finding(.ambiguity, view, message(for: view)))
    }
    return found
  }

  private var ambiguousViews: [UIView] {
    // A bar places the custom views of its items itself.
    let views = screen.views.filter { !screen.isCustomView($0) }.map(\.view)
    #if canImport(UIKit)
      return views.filter(\.hasAmbiguousLayout)
    #else
      return UIView.ambiguousViews(among: views)
    #endif
  }

  /// Whether the system gives a control its size, so that what a label beside it leaves open changes nothing.
  private func hasFixedSize(_ view: UIView) -> Bool {
    #if os(tvOS)
      return false
    #else
      if view is UISwitch || view is UIStepper { return true }
      guard view is UILabel, let row = view.superview else { return false }
      return row.subviews.contains { $0 is UISwitch || $0 is UIStepper }
    #endif
  }

  private func message(for view: UIView) -> String {
    #if canImport(Masonry)
      let explanation = view.mas_explainLayout()
      let open = [explanation.horizontal, explanation.vertical].compactMap { axis in
        axis.undetermined.isEmpty ? nil : sentence(for: axis)
      }
      if !open.isEmpty { return open.joined(separator: "; ") }
    #endif
    return "is not determined by its constraints"
  }

  #if canImport(Masonry)
    private func sentence(for axis: MASLayoutExplanation.Axis) -> String {
      let names = axis.undetermined.map { name(of: $0) }
      let either = axis.missingCount < names.count
      let missing = names.joined(separator: either ? " or " : " and ")
      return "needs a constraint on its \(missing)"
    }

    private func name(of attribute: NSLayoutConstraint.Attribute) -> String {
      switch attribute {
      case .left: "left"
      case .top: "top"
      case .width: "width"
      default: "height"
      }
    }
  #endif
}
