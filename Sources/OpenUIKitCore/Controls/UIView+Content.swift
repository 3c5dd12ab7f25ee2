@_spi(Layout) import OpenUIKitLayout

// The common parts of views with content of their own.

extension UIView {
  /// The text measurer of the view's window. Without a window that of the app's window, in which the view is going to be
  /// or for which it draws a picture, or else that of the process.
  package var hostMeasurer: any TextMeasurer {
    if let window { return window.textMeasurer }
    #if hasFeature(Embedded)
      // No window of a page belongs to a scene.
      let host = UIWindow.current
    #else
      let scene = ApplicationScope.scene
      let host = scene?.keyWindow ?? scene?.windows.first
    #endif
    return host?.textMeasurer ?? ProcessMeasurer.shared.measurer
  }

  /// A length in points, rounded to the nearest whole pixel.
  package func roundedToPixel(_ length: CGFloat) -> CGFloat {
    let scale = hostScale
    return (length * scale).rounded() / scale
  }

  /// Requests that the view's content is drawn in the next frame.
  func contentIsStale() {
    layoutFlags.remove(.drawsNothing)
    extras?.drawing?.isStale = true
    layer.contentDidChange()
  }

  /// A content size in points, rounded up to whole pixels.
  package func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let scale = hostScale
    return CGSize(width: size.width.roundedUp(scale), height: size.height.roundedUp(scale))
  }

  /// A length in points, rounded down to a whole pixel.
  package func roundedDownToPixel(_ length: CGFloat) -> CGFloat {
    let scale = hostScale
    return (length * scale + CGFloat.pixelNoise).rounded(.down) / scale
  }

  /// Updates the baselines in the engine, if a constraint uses them.
  package func baselinesMayHaveMoved() {
    if let engine = layoutNode.engine, layoutNode.baselines != nil {
      engine.updateBaselineRows(of: layoutNode)
    }
  }
}

extension CGFloat {
  /// Rounding errors of sums of widths are below this fraction of a pixel, and must not add a pixel.
  fileprivate static let pixelNoise: CGFloat = 0.001

  /// The next whole pixel at a scale, in points.
  fileprivate func roundedUp(_ scale: CGFloat) -> CGFloat {
    // The sum is 0 for nothing, which would be rounded up to -0.
    (self * scale - CGFloat.pixelNoise).rounded(.up) / scale + 0
  }
}
