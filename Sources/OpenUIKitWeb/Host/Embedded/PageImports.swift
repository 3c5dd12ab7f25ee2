// The functions of the page's script that Swift calls. Texts are passed as the address and number of their
// UTF-8 bytes.

/// Offers a function to the page under a name.
@_extern(wasm, module: "page", name: "offer")
func pageOffer(_ name: UnsafePointer<UInt8>, _ count: Int32, _ function: UnsafeRawPointer)

/// Shows a host's window in the element with the given identifier, and sends the element's events to the
/// host from now on.
@_extern(wasm, module: "page", name: "mount")
func pageMount(_ host: UnsafeMutableRawPointer, _ element: UnsafePointer<UInt8>?, _ count: Int32)

/// Removes a host's window from its element, and calls `openuikit_release` after the current event.
@_extern(wasm, module: "page", name: "unmount")
func pageUnmount(_ host: UnsafeMutableRawPointer)

/// Sets the height of a host's element, in points.
@_extern(wasm, module: "page", name: "resize")
func pageResize(_ host: UnsafeMutableRawPointer, _ height: Double)

/// Carries out a batch of commands.
@_extern(wasm, module: "page", name: "apply")
func pageApply(
  _ host: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>?, _ count: Int32,
  _ bytes: UnsafePointer<UInt8>?)

/// Updates the elements for assistive technology from a description.
@_extern(wasm, module: "page", name: "describe")
func pageDescribe(
  _ host: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>?, _ count: Int32,
  _ bytes: UnsafePointer<UInt8>?)

/// Reads out a text, and moves the focus to the element with an identifier. An empty text and 0 stand for none.
@_extern(wasm, module: "page", name: "notify")
func pageNotify(
  _ host: UnsafeMutableRawPointer, _ element: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32)

/// Shows the text that is being edited in its element; an empty description for none.
@_extern(wasm, module: "page", name: "edit")
func pageEdit(
  _ host: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>?, _ count: Int32,
  _ bytes: UnsafePointer<UInt8>?, _ byteCount: Int32)

/// Requests a frame, because code outside any event may have changed the window.
@_extern(wasm, module: "page", name: "wake")
func pageWake(_ host: UnsafeMutableRawPointer)

/// Measures the parts of a text that end at the given positions, in bytes, and stores their widths in
/// points.
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

/// Fetches and decodes the picture at an address, then calls `openuikit_picture`.
@_extern(wasm, module: "page", name: "fetchPicture")
func pageFetchPicture(_ request: UnsafeMutableRawPointer, _ address: UnsafePointer<UInt8>?, _ count: Int32)

/// Decodes the bytes of a picture file, then calls `openuikit_picture`.
@_extern(wasm, module: "page", name: "decodePicture")
func pageDecodePicture(_ request: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int32)

/// Returns the page's number for a family, with that of the family that replaces it where it is missing.
@_extern(wasm, module: "page", name: "family")
func pageFamily(_ name: UnsafePointer<UInt8>?, _ count: Int32, _ replacement: Int32) -> Int32

/// Fetches the font file at an address, then calls `openuikit_font_file`.
@_extern(wasm, module: "page", name: "fetchFont")
func pageFetchFont(_ request: UnsafeMutableRawPointer, _ address: UnsafePointer<UInt8>?, _ count: Int32)

/// Adds a font file to the fonts of the page.
@_extern(wasm, module: "page", name: "addFont")
func pageAddFont(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int32, _ family: UnsafePointer<UInt8>?, _ familyCount: Int32,
  _ weight: Int32, _ italic: Int32)
