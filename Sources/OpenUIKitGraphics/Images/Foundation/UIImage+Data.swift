// Pictures as files. In a page the browser decodes them, which takes time: see `UIImage.decode(_:completion:)`.
extension UIImage {
  /// Creates an image from the bytes of a picture file, with one pixel per point. Of animations the host decodes only the first
  /// frame. Returns nil for bytes in no format that it decodes, and without a host that decodes.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a picture file, with `scale` pixels per point. Traps unless the scale is
  /// positive.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = HostImages.process.coder?.decode([UInt8](data)) else { return nil }
    self.init(cgImage: decoded.picture, scale: scale, orientation: decoded.orientation)
  }

  /// Creates an image from a picture file. A name that ends with `@2x` or `@3x` before its extension sets the pixels
  /// per point. Returns nil if there is no file that the host can decode.
  public convenience init?(contentsOfFile path: String) {
    guard let (file, data) = Self.file(path) else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    self.init(data: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1)
  }

  /// The file at a path, or the one with `.png` after its name.
  private static func file(_ path: String) -> (String, Data)? {
    for path in [path, path + ".png"] {
      if let data = FileManager.default.contents(atPath: path) { return (path, data) }
    }
    return nil
  }

  /// The picture as a PNG file, upright; nil for an empty image, and without a host that encodes.
  public func pngData() -> Data? { encoded(as: .png, quality: 1) }

  /// The picture as a JPEG file, upright, with a quality of 0...1; nil for an empty image, and without a host that
  /// encodes. JPEG has no opacity: the picture lies on white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg, quality: compressionQuality)
  }

  private func encoded(as format: ImageFileFormat, quality: CGFloat) -> Data? {
    let upright = imageOrientation == .up ? cgImage : rasterized
    guard let upright, let coder = HostImages.process.coder else { return nil }
    return coder.encode(upright, as: format, quality: quality).map { Data($0) }
  }

  /// The image in another size, in points, drawn by the host; nil for an empty image or size, and without a host
  /// that can do this.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size != .zero, let coder = HostImages.process.coder else { return nil }
    let steps = steps(in: CGRect(origin: .zero, size: size), tint: nil, traits: UITraitCollection.current)
    let picture = coder.rasterize(DisplayList(steps, size: size), scale: scale)
    return picture.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The image, which is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a closure with the image, which is decoded already, before the method returns.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  /// Calls a closure with a thumbnail of a size in points before the method returns; with nil if there is none.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
}
