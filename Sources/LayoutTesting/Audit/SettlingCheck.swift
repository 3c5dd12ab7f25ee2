/// Finds views to which a second layout gives other frames.
struct SettlingCheck: ViewTreeConfined {
  let window: UIWindow

  var findings: [Finding] {
    let views = window.descendants
    var frames: [CGRect] = []
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
    return found
  }

  private func isDifferent(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) > 0.01 || abs(first.minY - second.minY) > 0.01
      || abs(first.width - second.width) > 0.01 || abs(first.height - second.height) > 0.01
  }

  private func text(_ frame: CGRect) -> String {
    "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
  }
}
