import CImages
import OpenUIKitGraphics

extension PictureFile {
  /// The rest of a file that is being read.
  private final class Source {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Decodes the first frame.
  static func decodeGIF(_ bytes: [UInt8]) -> CGImage? {
    let source = Source(bytes)
    return withExtendedLifetime(source) {
      let read: InputFunc = { file, target, count in
        let source = Unmanaged<Source>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
        let part = source.bytes[source.place..<min(source.bytes.count, source.place + Int(count))]
        source.place = part.endIndex
        for (index, byte) in part.enumerated() { target?[index] = byte }
        return Int32(part.count)
      }
      var error: Int32 = 0
      guard let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), read, &error) else { return nil }
      defer { DGifCloseFile(file, &error) }
      return firstFrame(of: file)
    }
  }

  private static func firstFrame(of file: UnsafeMutablePointer<GifFileType>) -> CGImage? {
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    guard isPossible(width: width, height: height), DGifSlurp(file) == GIF_OK,
      file.pointee.ImageCount > 0
    else { return nil }
    let frame = file.pointee.SavedImages[0]
    guard let colors = (frame.ImageDesc.ColorMap ?? file.pointee.SColorMap)?.pointee,
      let raster = frame.RasterBits
    else { return nil }
    var control = GraphicsControlBlock()
    let isTransparent = DGifSavedExtensionToGCB(file, 0, &control) == GIF_OK
    let clear = isTransparent ? Int(control.TransparentColor) : -1
    let (left, top) = (Int(frame.ImageDesc.Left), Int(frame.ImageDesc.Top))
    let (columns, rows) = (Int(frame.ImageDesc.Width), Int(frame.ImageDesc.Height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<max(0, min(rows, height - top)) {
      for x in 0..<max(0, min(columns, width - left)) {
        let index = Int(raster[y * columns + x])
        guard index != clear, index < Int(colors.ColorCount) else { continue }
        let (color, place) = (colors.Colors[index], ((top + y) * width + left + x) * 4)
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.Red, color.Green, color.Blue)
        pixels[place + 3] = 255
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
