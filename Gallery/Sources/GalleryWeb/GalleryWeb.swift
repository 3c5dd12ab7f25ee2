#if hasFeature(Embedded)
  import GalleryScreens
  import OpenUIKit
  import OpenUIKitWeb

  /// The gallery: shows one of the example screens at a time, as the page around it asks.
  @main struct GalleryWeb {
    static func main() {
      let stage = GalleryStage()
      galleryReady(Unmanaged.passRetained(stage).toOpaque())
    }
  }
#else
  /// The gallery runs in a browser only; see `make gallery`.
  @main struct GalleryWeb {
    static func main() {}
  }
#endif
