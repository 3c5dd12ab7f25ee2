/// Finds content outside of the window and outside of the safe area.
struct AreaCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var offScreen: [Finding] {
    screen.findings(in: screen.content) { shown in
      let excess = excess(of: shown.frame, over: screen.window.bounds)
      guard excess > 0.5 else { return nil }
      return Finding(.offScreen, shown.view, "lies \(excess.short) points outside of the window")
    }
  }

  var outsideSafeArea: [Finding] {
    let area = screen.window.bounds.inset(by: screen.configuration.safeAreaInsets)
    return screen.findings(in: screen.content) { shown in
      // Content off the screen is a finding of its own.
      guard excess(of: shown.frame, over: screen.window.bounds) <= 0.5 else { return nil }
      let excess = excess(of: shown.frame, over: area)
      guard excess > 0.5, !shown.place.contains(.inBar) else { return nil }
      return Finding(.outsideSafeArea, shown.view, "lies \(excess.short) points outside of the safe area")
    }
  }

  private func excess(of frame: CGRect, over area: CGRect) -> CGFloat {
    max(area.minX - frame.minX, area.minY - frame.minY, frame.maxX - area.maxX, frame.maxY - area.maxY)
  }
}
