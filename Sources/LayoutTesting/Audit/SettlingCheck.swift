/// Finds views to which a second layout gives other frames.
struct SettlingCheck: ViewTreeConfined {
  let window: UIWindow

  var findings: [Finding] {
    let views = window.descendants
    var frames: [CGRect] = []
    let counts = views.map { parts(of: $0) }
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
    for (view, count) in zip(views, counts) where view.window === window && parts(of: view) > count {
      found.append(
        Finding(
          .unsettled, view, "gets another subview, layer or constraint with each layout: add it once, in init"
        ))
    }
    return found
  }

  /// The number of what code adds to a view. A list adds cells when it is laid out.
  private func parts(of view: UIView) -> Int {
    guard !(view is UIScrollView) else { return 0 }
    return view.constraints.count + view.subviews.count + (view.layer.sublayers ?? []).count
  }

  private func isDifferent(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) > 0.01 || abs(first.minY - second.minY) > 0.01
      || abs(first.width - second.width) > 0.01 || abs(first.height - second.height) > 0.01
  }

  private func text(_ frame: CGRect) -> String {
    "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
  }
}
