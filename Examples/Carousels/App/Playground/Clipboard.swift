import CarouselKit

#if hasFeature(Embedded)
  /// Copies a text, given by its bytes. The script in `page.html` has this function, because a page has no pasteboard.
  @_extern(wasm, module: "carousels", name: "copy")
  func copyInPage(_ bytes: UnsafePointer<UInt8>, _ count: Int32)
#endif

/// The system's clipboard.
enum Clipboard {
  /// Copies a text.
  @MainActor static func copy(_ text: String) {
    #if hasFeature(Embedded)
      var text = text
      text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return }
        copyInPage(start, Int32(bytes.count))
      }
    #else
      UIPasteboard.general.string = text
    #endif
  }
}
