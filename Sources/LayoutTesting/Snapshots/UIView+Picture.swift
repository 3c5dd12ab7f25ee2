extension UIView {
  /// Draws the view alone, in the size that its constraints give it.
  ///
  /// - Throws: `PictureError`.
  func pictureInOwnSize(scale: CGFloat) throws -> Picture {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let device = Device(
      name: "sheet", size: size, scale: scale, idiom: .phone,
      portraitInsets: Device.Insets(top: 0, bottom: 0), landscapeInsets: Device.Insets(top: 0, bottom: 0))
    return try ScreenLayout(in: Configuration(device: device), ofView: { self }).picture(scale: scale)
  }
}
