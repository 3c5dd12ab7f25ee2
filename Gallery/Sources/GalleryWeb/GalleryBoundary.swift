// The functions that the page's own script (`Page/gallery.js`) and the gallery call of each other.
#if hasFeature(Embedded)
  import OpenUIKit

  /// Reports that the gallery is ready. Its address is an argument of the calls below.
  @_extern(wasm, module: "gallery", name: "ready")
  func galleryReady(_ stage: UnsafeMutableRawPointer)

  /// Answers a question with JSON.
  @_extern(wasm, module: "gallery", name: "answer")
  func galleryAnswer(_ text: UnsafePointer<UInt8>?, _ count: Int32)

  private func stage(_ handle: UnsafeMutableRawPointer) -> GalleryStage {
    Unmanaged<GalleryStage>.fromOpaque(handle).takeUnretainedValue()
  }

  private func answer(_ text: String) {
    var text = text
    text.withUTF8 { galleryAnswer($0.baseAddress, Int32($0.count)) }
  }

  /// Answers with the list of screens.
  @_expose(wasm, "gallery_list") @_cdecl("gallery_list")
  public func galleryList(_ handle: UnsafeMutableRawPointer) {
    answer(stage(handle).list)
  }

  /// Shows a screen as it appears.
  @_expose(wasm, "gallery_show") @_cdecl("gallery_show")
  public func galleryShow(_ handle: UnsafeMutableRawPointer, _ index: Int32) {
    stage(handle).show(Int(index))
  }

  /// Changes the size of the window.
  @_expose(wasm, "gallery_resized") @_cdecl("gallery_resized")
  public func galleryResized(_ handle: UnsafeMutableRawPointer) {
    stage(handle).windowSizeDidChange()
  }

  /// Answers with the views of the screen.
  @_expose(wasm, "gallery_outlines") @_cdecl("gallery_outlines")
  public func galleryOutlines(_ handle: UnsafeMutableRawPointer) {
    answer(stage(handle).outlines)
  }
#endif
