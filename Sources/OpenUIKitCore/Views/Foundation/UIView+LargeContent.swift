extension UIView {
  /// The picture that a large content viewer shows; nil for that of a button or an image view.
  public final var largeContentImage: UIImage? {
    get { record?.requests.largeContentImage }
    set { ownRecord.requests.largeContentImage = newValue }
  }
  /// Whether a large content viewer enlarges the picture; false by default.
  public final var scalesLargeContentImage: Bool {
    get { record?.requests.scalesLargeContentImage ?? false }
    set { ownRecord.requests.scalesLargeContentImage = newValue }
  }
  /// Insets that move the picture to where it looks centred in a large content viewer, in points; zero by default.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { record?.requests.largeContentImageInsets ?? .zero }
    set { ownRecord.requests.largeContentImageInsets = newValue }
  }
}
