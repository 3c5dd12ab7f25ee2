/// What shows text that can follow the content size.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether text in a font from ``UIFont/preferredFont(forTextStyle:)`` changes its size with the content size that
  /// holds for the view.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
