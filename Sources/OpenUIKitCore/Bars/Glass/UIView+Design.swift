@_spi(Layout) import OpenUIKitLayout

extension UIView {
  #if hasFeature(Embedded)
    // A page has the older design, and contains nothing of the other.
    @inline(__always)
    package final var isGlass: Bool { false }

    @inline(__always)
    package final func hasOtherDesign(than previous: UITraitCollection?) -> Bool { false }
  #else
    /// Whether the view has the design of iOS 26.
    package final var isGlass: Bool { traitCollection.design == .liquidGlass }

    /// Whether a change of traits changed the design.
    package final func hasOtherDesign(than previous: UITraitCollection?) -> Bool {
      (previous ?? .detached).design != traitCollection.design
    }
  #endif

  /// The colour of an item of a bar. On glass it is the label's, unless an app gave the view a tint.
  final var barItemColor: UIColor { isGlass && !layoutFlags.contains(.mayBeTinted) ? .label : tintColor }
}
