#if canImport(UIKit) || !canImport(AppKit)
  /// Sizes that depend on size classes, which may change without the carousel's size.
  extension iCarousel {
    func sizeClassesDidChange() {
      if arrangement.sizingProvider != nil { setNeedsLayout() }
    }

    #if os(visionOS)
      func followSizeClasses() {
        guard #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) else { return }
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
          (carousel: iCarousel, _) in carousel.sizeClassesDidChange()
        }
      }
    #endif
  }
#endif
