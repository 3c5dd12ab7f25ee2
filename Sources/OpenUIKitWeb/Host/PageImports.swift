// What the script of the page does for Swift. Texts go over as the address and number of their UTF-8 bytes.
#if hasFeature(Embedded)
  /// Offers a function to the page under a name.
  @_extern(wasm, module: "page", name: "offer")
  func pageOffer(_ name: UnsafePointer<UInt8>, _ count: Int32, _ function: UnsafeRawPointer)

  /// Shows a host's window in the element with the given identifier, and sends it that element's events from now on.
  @_extern(wasm, module: "page", name: "mount")
  func pageMount(_ host: UnsafeMutableRawPointer, _ element: UnsafePointer<UInt8>?, _ count: Int32)

  /// Carries out a batch of commands.
  @_extern(wasm, module: "page", name: "apply")
  func pageApply(
    _ host: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>?, _ count: Int32,
    _ bytes: UnsafePointer<UInt8>?)

  /// Makes the elements for assistive technology like a description.
  @_extern(wasm, module: "page", name: "describe")
  func pageDescribe(
    _ host: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>?, _ count: Int32,
    _ bytes: UnsafePointer<UInt8>?)

  /// Asks for a frame, since something may have changed outside of any event.
  @_extern(wasm, module: "page", name: "wake")
  func pageWake(_ host: UnsafeMutableRawPointer)

  /// Measures the parts of a text that end at the given places, in bytes, and stores their widths in points.
  @_extern(wasm, module: "page", name: "measure")
  func pageMeasure(
    _ text: UnsafePointer<UInt8>?, _ count: Int32, _ ends: UnsafePointer<Int32>?, _ endCount: Int32,
    _ family: Int32, _ size: Double, _ weight: Int32, _ italic: Int32, _ widths: UnsafeMutablePointer<Double>?
  )

  /// Stores a font's ascent and descent, in points.
  @_extern(wasm, module: "page", name: "lineMetrics")
  func pageLineMetrics(
    _ family: Int32, _ size: Double, _ weight: Int32, _ italic: Int32, _ metrics: UnsafeMutablePointer<Double>
  )

  /// Fetches and decodes a picture by its address, then calls `openuikit_picture`.
  @_extern(wasm, module: "page", name: "fetchPicture")
  func pageFetchPicture(_ request: UnsafeMutableRawPointer, _ address: UnsafePointer<UInt8>?, _ count: Int32)

  /// Decodes the bytes of a picture file, then calls `openuikit_picture`.
  @_extern(wasm, module: "page", name: "decodePicture")
  func pageDecodePicture(_ request: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int32)
#endif
