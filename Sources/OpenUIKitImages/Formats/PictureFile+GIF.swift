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
  static func decodeGIF(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> CGImage {
    let source = Source(bytes)
    return try withExtendedLifetime(source) { () throws(PictureFileError) -> CGImage in
      let read: InputFunc = { file, target, count in
        let source = Unmanaged<Source>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
        let part = source.bytes[source.place..<min(source.bytes.count, source.place + Int(count))]
        source.place = part.endIndex
        for (index, byte) in part.enumerated() { target?[index] = byte }
        return Int32(part.count)
      }
      var error: Int32 = 0
      guard let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), read, &error) else {
        throw .damaged(.gif)
      }
      defer { DGifCloseFile(file, &error) }
      return try firstFrame(of: file, mostPixels: mostPixels)
    }
  }

  /// Reads up to the end of the first frame. What follows can be many times the size of the file.
  private static func firstFrame(
    of file: UnsafeMutablePointer<GifFileType>, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    try requirePossible(
      width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight), mostPixels: mostPixels)
    var clear = -1
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw .damaged(.gif) }
      switch record {
      case EXTENSION_RECORD_TYPE:
        guard readExtension(of: file, clear: &clear) else { throw .damaged(.gif) }
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(file) == GIF_OK else { throw .damaged(.gif) }
        return try frame(of: file, clear: clear, mostPixels: mostPixels)
      default: throw .damaged(.gif)
      }
    }
  }

  /// Reads an extension. One kind names the colour that is clear.
  private static func readExtension(of file: UnsafeMutablePointer<GifFileType>, clear: inout Int) -> Bool {
    var kind: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &kind, &block) == GIF_OK else { return false }
    while let part = block {
      var control = GraphicsControlBlock()
      if kind == GRAPHICS_EXT_FUNC_CODE, part[0] == 4, DGifExtensionToGCB(4, part + 1, &control) == GIF_OK {
        clear = Int(control.TransparentColor)
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  /// The pixels of the frame that has been begun, on a clear ground of the size of the picture.
  private static func frame(
    of file: UnsafeMutablePointer<GifFileType>, clear: Int, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    let (frame, width, height) = (file.pointee.Image, Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    let (left, top, columns, rows) = (
      Int(frame.Left), Int(frame.Top), Int(frame.Width), Int(frame.Height)
    )
    guard let colors = (frame.ColorMap ?? file.pointee.SColorMap)?.pointee else { throw .damaged(.gif) }
    try requirePossible(width: columns, height: rows, mostPixels: mostPixels)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var line = [GifPixelType](repeating: 0, count: columns)
    for y in frame.Interlace ? interlaced(rows) : Array(0..<rows) {
      guard DGifGetLine(file, &line, Int32(columns)) == GIF_OK else { throw .damaged(.gif) }
      guard top + y < height else { continue }
      for x in 0..<max(0, min(columns, width - left)) {
        let index = Int(line[x])
        guard index != clear, index < Int(colors.ColorCount) else { continue }
        let (color, place) = (colors.Colors[index], ((top + y) * width + left + x) * 4)
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.Red, color.Green, color.Blue)
        pixels[place + 3] = 255
      }
    }
    return try .decoded(width: width, height: height, pixels, .gif)
  }

  /// The order of the rows of an interlaced frame.
  private static func interlaced(_ rows: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in Array(stride(from: first, to: rows, by: step)) }
  }
}
