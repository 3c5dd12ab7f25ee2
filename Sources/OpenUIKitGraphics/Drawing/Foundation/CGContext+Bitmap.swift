/// The memory that a bitmap context draws into.
package final class BitmapMemory {
  let layout: BitmapLayout
  let memory: UnsafeMutableRawPointer
  private let isOwn: Bool

  init(_ layout: BitmapLayout, _ data: UnsafeMutableRawPointer?) {
    self.layout = layout
    isOwn = data == nil
    let count = layout.bytesPerRow * layout.height
    memory = data ?? .allocate(byteCount: count, alignment: 16)
    if isOwn { memory.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
  }

  deinit { if isOwn { memory.deallocate() } }

  /// Whether an app reads the memory whenever it likes.
  var isRead: Bool { !isOwn }
}

extension CGContext {
  /// Creates a context that draws into a picture of a number of pixels. Its origin is the lower left corner, and y grows upwards.
  ///
  /// The host draws the pixels: without one, such as `OpenUIKitCairo`, there is no picture. With `data` they are written there after each
  /// drawing, on top of those that are there at the beginning. `bytesPerRow` may be 0 for the least number. Returns nil for an arrangement
  /// that is not supported: other than 8 bits for a component, colours in 3 or more than 4 bytes, and greys with opacity.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = BitmapLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space.model,
        CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(measurer: RecentMeasurers.measurer ?? ProcessMeasurer.shared.measurer)
    let size = CGSize(width: width, height: height)
    imageBox = ImageBox(size: size, scale: 1, isOpaque: layout.isOpaque)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    if let data, let former = layout.read(data) { draw(former, in: CGRect(origin: .zero, size: size)) }
    bitmap = BitmapMemory(layout, data)
  }

  /// The picture that has been drawn; nil in the context of a view, and without a host that draws pixels.
  public func makeImage() -> CGImage? { imageBox?.image(of: steps).cgImage }

  /// The memory with the pixels of a bitmap context, which is valid as long as the context exists; nil in other contexts.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    writeBitmap(bitmap)
    return bitmap.memory
  }

  /// The number of columns of a bitmap context; 0 in other contexts.
  public var width: Int { bitmap?.layout.width ?? 0 }
  /// The number of rows of a bitmap context; 0 in other contexts.
  public var height: Int { bitmap?.layout.height ?? 0 }
  /// The bytes of a row of a bitmap context; 0 in other contexts.
  public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }

  /// Writes the pixels into the memory of an app, which may read it at any time.
  func drawingDidChange() {
    if let bitmap, bitmap.isRead { writeBitmap(bitmap) }
  }

  private func writeBitmap(_ bitmap: BitmapMemory) {
    guard let picture = makeImage() else { return }
    bitmap.layout.write(picture, to: bitmap.memory)
  }
}
