import CImages
import OpenUIKitGraphics

extension PictureFile {
  /// Decodes the first picture of a file, with the orientation that it states.
  static func decodeTIFF(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> DecodedImage {
    guard let functions = TIFFFunctions.shared else { throw .missingLibrary(.tiff, .libtiff) }
    return try functions.decode(bytes, mostPixels: mostPixels)
  }
}

/// The functions of libtiff that a decoding calls.
private struct TIFFFunctions: Sendable {
  let open: TIFFClientOpenExtFunction
  let close: TIFFCloseFunction
  let read: TIFFReadRGBAImageOrientedFunction
  let field: TIFFFieldFunction
  let allocOptions: TIFFOpenOptionsAllocFunction
  let freeOptions: TIFFOpenOptionsFreeFunction
  let limitMemory: TIFFOpenOptionsSetMaxSingleMemAllocFunction
  let setErrorHandler: TIFFOpenOptionsSetErrorHandlerExtRFunction
  let setWarningHandler: TIFFOpenOptionsSetWarningHandlerExtRFunction

  /// The functions; nil without the library, and with one before version 4.5.
  static let shared = TIFFFunctions(.libtiff)

  private init?(_ library: OptionalLibrary) {
    guard let open = library.function("TIFFClientOpenExt", as: TIFFClientOpenExtFunction.self),
      let close = library.function("TIFFClose", as: TIFFCloseFunction.self),
      let read = library.function(
        "TIFFReadRGBAImageOriented", as: TIFFReadRGBAImageOrientedFunction.self),
      let field = library.function("TIFFGetFieldDefaulted", as: TIFFFieldFunction.self),
      let allocOptions = library.function("TIFFOpenOptionsAlloc", as: TIFFOpenOptionsAllocFunction.self),
      let freeOptions = library.function("TIFFOpenOptionsFree", as: TIFFOpenOptionsFreeFunction.self),
      let limitMemory = library.function(
        "TIFFOpenOptionsSetMaxSingleMemAlloc", as: TIFFOpenOptionsSetMaxSingleMemAllocFunction.self),
      let setErrorHandler = library.function(
        "TIFFOpenOptionsSetErrorHandlerExtR", as: TIFFOpenOptionsSetErrorHandlerExtRFunction.self),
      let setWarningHandler = library.function(
        "TIFFOpenOptionsSetWarningHandlerExtR", as: TIFFOpenOptionsSetWarningHandlerExtRFunction.self)
    else { return nil }
    (self.open, self.close, self.read, self.field) = (open, close, read, field)
    (self.allocOptions, self.freeOptions, self.limitMemory) = (allocOptions, freeOptions, limitMemory)
    (self.setErrorHandler, self.setWarningHandler) = (setErrorHandler, setWarningHandler)
  }

  // The tags of the fields that are read (TIFF 6.0, section 8).
  private static let imageWidth: UInt32 = 256
  private static let imageLength: UInt32 = 257
  private static let orientation: UInt32 = 274

  func decode(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> DecodedImage {
    let source = TIFFSource(bytes)
    return try withExtendedLifetime(source) { () throws(PictureFileError) -> DecodedImage in
      guard let file = open(source, mostPixels: mostPixels) else { throw .damaged(.tiff) }
      defer { close(file) }
      return try picture(of: file, mostPixels: mostPixels)
    }
  }

  private func open(_ source: TIFFSource, mostPixels: Int) -> OpaquePointer? {
    guard let options = allocOptions() else { return nil }
    defer { freeOptions(options) }
    // A strip or tile of any allowed picture, of 16 bits a component. Damaged files claim larger ones.
    limitMemory(options, max(1 << 20, mostPixels * 8))
    setErrorHandler(options, tiff_silent(), nil)
    setWarningHandler(options, tiff_silent(), nil)
    // "m": nothing is mapped into memory.
    return open(
      "picture", "rm", Unmanaged.passUnretained(source).toOpaque(),
      { TIFFSource.of($0).read(into: $1, count: $2) }, { _, _, _ in 0 },
      { TIFFSource.of($0).seek(to: $1, whence: $2) }, { _ in 0 }, { UInt64(TIFFSource.of($0).bytes.count) },
      nil, nil, options)
  }

  private func picture(of file: OpaquePointer, mostPixels: Int) throws(PictureFileError) -> DecodedImage {
    var (width, height, orientation) = (UInt32(0), UInt32(0), UInt16(1))
    guard tiff_get_field(field, file, Self.imageWidth, &width) != 0,
      tiff_get_field(field, file, Self.imageLength, &height) != 0
    else { throw .damaged(.tiff) }
    try PictureFile.requirePossible(width: Int(width), height: Int(height), mostPixels: mostPixels)
    _ = tiff_get_field(field, file, Self.orientation, &orientation)
    let isKnown = (1...8).contains(orientation)
    var packed = [UInt32](repeating: 0, count: Int(width) * Int(height))
    // In its own orientation the rows are not turned.
    guard read(file, width, height, &packed, Int32(isKnown ? orientation : 1), 1) != 0 else {
      throw .damaged(.tiff)
    }
    // Red is in the lowest byte.
    var pixels = packed.withUnsafeMutableBufferPointer { packed in
      for index in packed.indices { packed[index] = packed[index].littleEndian }
      return Array(UnsafeRawBufferPointer(packed))
    }
    MultipliedColor.divide(&pixels)
    return DecodedImage(
      try .decoded(width: Int(width), height: Int(height), pixels, .tiff),
      orientation: ExifOrientation.orientation(Int(orientation)))
  }
}

/// The bytes of a file, as libtiff reads them.
private final class TIFFSource {
  let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func of(_ client: UnsafeMutableRawPointer?) -> TIFFSource {
    Unmanaged<TIFFSource>.fromOpaque(client!).takeUnretainedValue()
  }

  func read(into target: UnsafeMutableRawPointer?, count: Int) -> Int {
    guard let target, count > 0, place < bytes.count else { return 0 }
    let part = bytes[place..<min(bytes.count, place + min(count, bytes.count))]
    part.withUnsafeBytes { target.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    place = part.endIndex
    return part.count
  }

  /// Moves to an offset from the beginning, from the place, or from the end. Returns the new place.
  func seek(to offset: UInt64, whence: Int32) -> UInt64 {
    let start = [0, place, bytes.count][(0...2).contains(whence) ? Int(whence) : 0]
    place = max(0, start.addingReportingOverflow(Int(truncatingIfNeeded: offset)).partialValue)
    return UInt64(place)
  }
}
