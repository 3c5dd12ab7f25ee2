extension UIView {
  /// Draws the view alone, in the size that its constraints give it.
  ///
  /// - Throws: `PictureError`.
  func pictureInOwnSize(scale: CGFloat) throws -> Picture {
    // Heights of texts are whole pixels. Those of another scale would leave too little room for some lines.
    let first = layoutAlone(in: CGSize(width: 1, height: 1), scale: scale)
    let size = withExtendedLifetime(first) { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return try layoutAlone(in: size, scale: scale).picture(scale: scale)
  }

  private func layoutAlone(in size: CGSize, scale: CGFloat) -> ScreenLayout {
    let device = Device(
      name: "sheet", size: size, scale: scale, idiom: .phone,
      portraitInsets: Device.Insets(top: 0, bottom: 0), landscapeInsets: Device.Insets(top: 0, bottom: 0))
    return ScreenLayout(in: Configuration(device: device), ofView: { self })
  }
}
