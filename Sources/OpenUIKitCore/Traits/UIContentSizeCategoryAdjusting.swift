/// A view with text that can follow the content size category.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether text in a font from ``UIFont/preferredFont(forTextStyle:)`` follows the view's content size
  /// category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
