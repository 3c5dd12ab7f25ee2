import CImages
import OpenUIKitGraphics

extension PictureFile {
  /// Decodes the primary picture of a file, upright: libheif turns and crops it as the file states.
  static func decodeHEIF(
    _ bytes: [UInt8], _ format: PictureFormat, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    guard let functions = HEIFFunctions.shared else { throw .missingLibrary(format, .libheif) }
    return try functions.decode(bytes, format, mostPixels: mostPixels)
  }
}

/// The functions of libheif that a decoding calls.
private struct HEIFFunctions: Sendable {
  let allocContext: HEIFContextAllocFunction
  let freeContext: HEIFContextFreeFunction
  let limitSize: HEIFContextSetMaximumImageSizeLimitFunction
  let read: HEIFContextReadFunction
  let primary: HEIFContextGetPrimaryFunction
  let width: HEIFHandleLengthFunction
  let height: HEIFHandleLengthFunction
  let isMultiplied: HEIFHandleLengthFunction
  let releaseHandle: HEIFHandleReleaseFunction
  let decodeImage: HEIFDecodeImageFunction
  let imageWidth: HEIFImageLengthFunction
  let imageHeight: HEIFImageLengthFunction
  let plane: HEIFImagePlaneFunction
  let releaseImage: HEIFImageReleaseFunction

  /// The functions; nil without the library.
  static let shared = HEIFFunctions(.libheif)

  private init?(_ library: OptionalLibrary) {
    func length(_ symbol: String) -> HEIFHandleLengthFunction? {
      library.function(symbol, as: HEIFHandleLengthFunction.self)
    }
    func imageLength(_ symbol: String) -> HEIFImageLengthFunction? {
      library.function(symbol, as: HEIFImageLengthFunction.self)
    }
    guard let allocContext = library.function("heif_context_alloc", as: HEIFContextAllocFunction.self),
      let freeContext = library.function("heif_context_free", as: HEIFContextFreeFunction.self),
      let limitSize = library.function(
        "heif_context_set_maximum_image_size_limit", as: HEIFContextSetMaximumImageSizeLimitFunction.self),
      let read = library.function(
        "heif_context_read_from_memory_without_copy", as: HEIFContextReadFunction.self),
      let primary = library.function(
        "heif_context_get_primary_image_handle", as: HEIFContextGetPrimaryFunction.self),
      let width = length("heif_image_handle_get_width"), let height = length("heif_image_handle_get_height"),
      let isMultiplied = length("heif_image_handle_is_premultiplied_alpha"),
      let releaseHandle = library.function(
        "heif_image_handle_release", as: HEIFHandleReleaseFunction.self),
      let decodeImage = library.function("heif_decode_image", as: HEIFDecodeImageFunction.self),
      let imageWidth = imageLength("heif_image_get_width"),
      let imageHeight = imageLength("heif_image_get_height"),
      let plane = library.function("heif_image_get_plane_readonly", as: HEIFImagePlaneFunction.self),
      let releaseImage = library.function("heif_image_release", as: HEIFImageReleaseFunction.self)
    else { return nil }
    (self.allocContext, self.freeContext, self.limitSize) = (allocContext, freeContext, limitSize)
    (self.read, self.primary, self.width, self.height) = (read, primary, width, height)
    (self.isMultiplied, self.releaseHandle, self.decodeImage) = (isMultiplied, releaseHandle, decodeImage)
    (self.imageWidth, self.imageHeight) = (imageWidth, imageHeight)
    (self.plane, self.releaseImage) = (plane, releaseImage)
    // Loads the plugins with decoders, which versions from 1.14 have.
    _ = library.function("heif_init", as: HEIFInitFunction.self)?(nil)
  }

  func decode(
    _ bytes: [UInt8], _ format: PictureFormat, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    guard let context = allocContext() else { throw .damaged(format) }
    defer { freeContext(context) }
    // The library refuses pictures of more pixels than a square with this side. It counts whole blocks of the codec, so a small picture is
    // larger for it. `picture(of:_:mostPixels:)` compares the size itself.
    limitSize(context, Int32(min(Double(mostPixels).squareRoot().rounded(.up) + 128, 1e9)))
    // The library reads from the bytes until the context is freed.
    let result = bytes.withUnsafeBytes { file in
      Result { () throws(PictureFileError) in
        try require(read(context, file.baseAddress, file.count, nil), format)
        return try picture(of: context, format, mostPixels: mostPixels)
      }
    }
    return try result.get()
  }

  private func picture(
    of context: OpaquePointer, _ format: PictureFormat, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    var handle: OpaquePointer?
    try require(primary(context, &handle), format)
    guard let handle else { throw .damaged(format) }
    defer { releaseHandle(handle) }
    try PictureFile.requirePossible(
      width: Int(width(handle)), height: Int(height(handle)), mostPixels: mostPixels)
    var image: OpaquePointer?
    let (space, chroma) = (heif_colorspace_RGB, heif_chroma_interleaved_RGBA)
    try require(decodeImage(handle, &image, space, chroma, nil), format)
    guard let image else { throw .damaged(format) }
    defer { releaseImage(image) }
    return try picture(of: image, isMultiplied: isMultiplied(handle) != 0, format, mostPixels: mostPixels)
  }

  private func picture(
    of image: OpaquePointer, isMultiplied: Bool, _ format: PictureFormat, mostPixels: Int
  ) throws(PictureFileError) -> CGImage {
    let channel = heif_channel_interleaved
    let (width, height) = (Int(imageWidth(image, channel)), Int(imageHeight(image, channel)))
    try PictureFile.requirePossible(width: width, height: height, mostPixels: mostPixels)
    var rowLength: Int32 = 0
    guard let rows = plane(image, channel, &rowLength), Int(rowLength) >= width * 4 else {
      throw .damaged(format)
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      pixels += UnsafeBufferPointer(start: rows + row * Int(rowLength), count: width * 4)
    }
    if isMultiplied { MultipliedColor.divide(&pixels) }
    return try .decoded(width: width, height: height, pixels, format)
  }

  /// Throws if a function has failed: for a missing decoder, which newer versions have in packages of their own, with its name.
  private func require(_ error: heif_error, _ format: PictureFormat) throws(PictureFileError) {
    guard error.code != heif_error_Ok else { return }
    throw error.subcode == heif_suberror_Unsupported_codec
      ? .missingLibrary(format, .decoder(of: format)) : .damaged(format)
  }
}

extension OptionalLibrary {
  /// The plugin of libheif that decodes a format. Debian 12 has it in libheif itself.
  fileprivate static func decoder(of format: PictureFormat) -> OptionalLibrary {
    let name = format == .avif ? "dav1d" : "libde265"
    return OptionalLibrary("libheif's plugin \(name)", debianPackage: "libheif-plugin-\(name)", files: [])
  }
}
