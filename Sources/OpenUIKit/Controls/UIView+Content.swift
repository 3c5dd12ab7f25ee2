// What views with content of their own share.

extension UIView {
  /// What measures text where the view is shown.
  var hostMeasurer: any TextMeasurer { window?.textMeasurer ?? DeterministicTextMeasurer.shared }

  /// Has the view's content drawn in the next frame.
  func contentIsStale() {
    flags.remove(.drawsNothing)
    extras?.drawing?.isStale = true
    ownLayer?.appearanceDidChange()
  }

  /// A size of content in points, rounded up to whole pixels.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let scale = hostScale
    return CGSize(width: size.width.roundedUp(scale), height: size.height.roundedUp(scale))
  }

  /// A length in points, rounded down to a whole pixel.
  func roundedDownToPixel(_ length: CGFloat) -> CGFloat {
    let scale = hostScale
    return (length * scale + CGFloat.pixelNoise).rounded(.down) / scale
  }

  /// Tells the engine where the baselines are, if a constraint uses them.
  func baselinesMayHaveMoved() {
    if let engine = layoutNode.engine, layoutNode.baselines != nil { updateBaselineRows(in: engine) }
  }
}

extension CGFloat {
  /// Sums of widths are off by less than this part of a pixel, which must not cost another pixel.
  fileprivate static let pixelNoise: CGFloat = 0.001

  /// The next whole pixel at a scale, in points.
  fileprivate func roundedUp(_ scale: CGFloat) -> CGFloat {
    (self * scale - CGFloat.pixelNoise).rounded(.up) / scale
  }
}
