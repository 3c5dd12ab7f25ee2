/// Finds views to which a second layout gives other frames, texts, insets or parts.
struct SettlingCheck: ViewTreeConfined {
  let window: UIWindow

  var findings: [Finding] {
    let views = window.descendants
    var frames: [CGRect] = []
    let before = views.map { Content(of: $0) }
    for view in views {
      frames.append(view.frame)
      view.setNeedsLayout()
    }
    window.layoutIfNeeded()
    var found: [Finding] = []
    for (view, frame) in zip(views, frames) where view.window === window && isDifferent(view.frame, frame) {
      let text = "is at \(text(frame)) after one layout and at \(text(view.frame)) after two"
      found.append(Finding(.unsettled, view, text))
    }
    for (view, old) in zip(views, before) where view.window === window {
      if let change = old.change(in: view) { found.append(Finding(.unsettled, view, change)) }
    }
    return found
  }

  /// The content of a view that code changes besides its frame.
  private struct Content: ViewTreeConfined {
    let parts: Int
    let text: String?
    let insets: UIEdgeInsets?

    init(of view: UIView) {
      parts = view.partCount
      text = (view as? UILabel)?.text
      insets = (view as? UIScrollView)?.contentInset
    }

    /// Returns the change that a layout has made; nil for none.
    func change(in view: UIView) -> String? {
      let new = Content(of: view)
      if new.parts > parts {
        return "gets another subview, layer or constraint with each layout: add it once, in init"
      }
      if let text, let other = new.text, other != text {
        return "has the text \"\(text)\" after one layout and \"\(other)\" after two"
      }
      if new.insets != insets { return "has another contentInset after each layout" }
      return nil
    }
  }

  private func isDifferent(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) > 0.01 || abs(first.minY - second.minY) > 0.01
      || abs(first.width - second.width) > 0.01 || abs(first.height - second.height) > 0.01
  }

  private func text(_ frame: CGRect) -> String {
    "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
  }
}

extension UIView {
  /// The number of subviews, layers and constraints that code adds to the view. 0 for what scrolls: a list adds cells when it is laid out.
  var partCount: Int {
    guard !(self is UIScrollView) else { return 0 }
    return constraints.count + subviews.count + (layer.sublayers ?? []).count
  }
}
