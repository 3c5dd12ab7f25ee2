/// Finds views to which a second layout gives other frames.
#if !ThreadConfined
  @MainActor
#endif
struct SettlingCheck {
  let window: UIWindow

  var findings: [Finding] {
    let before = window.descendants.map { ($0, $0.frame) }
    for (view, _) in before { view.setNeedsLayout() }
    window.layoutIfNeeded()
    return before.compactMap { view, frame in
      guard view.window === window, isDifferent(view.frame, frame) else { return nil }
      return Finding(
        .unsettled, view, "is at \(text(frame)) after one layout and at \(text(view.frame)) after two")
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
