#if hasFeature(Embedded)
  import GalleryScreens
  import OpenUIKit
  import OpenUIKitWeb

  /// The gallery: shows one of the example screens at a time, chosen by the page around it.
  @main struct GalleryWeb {
    static func main() {
      let stage = GalleryStage()
      galleryReady(Unmanaged.passRetained(stage).toOpaque())
    }
  }
#else
  /// The gallery runs only in a browser; see `make gallery`.
  @main struct GalleryWeb {
    static func main() {}
  }
#endif
