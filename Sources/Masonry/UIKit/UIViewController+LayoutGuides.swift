#if canImport(UIKit) || !canImport(AppKit)
  #if !os(visionOS)  // whose controllers have no such guides
    /// The guides that controllers had before the safe area. They are deprecated, as in Apple's SDK.
    @available(iOS, deprecated: 11, message: "relate to the safe area")
    @available(tvOS, deprecated: 11, message: "relate to the safe area")
    extension UIViewController {
      /// The lower edge of the top layout guide: where content below the bars starts.
      public var mas_topLayoutGuide: MASViewAttribute<MASVertical> { mas_topLayoutGuideBottom }
      /// The upper edge of the top layout guide.
      public var mas_topLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the top layout guide.
      public var mas_topLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: topLayoutGuide, supportView: view, .bottom)
      }
      /// The upper edge of the bottom layout guide: where content above the bars ends.
      public var mas_bottomLayoutGuide: MASViewAttribute<MASVertical> { mas_bottomLayoutGuideTop }
      /// The upper edge of the bottom layout guide.
      public var mas_bottomLayoutGuideTop: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .top)
      }
      /// The lower edge of the bottom layout guide.
      public var mas_bottomLayoutGuideBottom: MASViewAttribute<MASVertical> {
        MASViewAttribute(of: bottomLayoutGuide, supportView: view, .bottom)
      }
    }
  #endif
#endif
