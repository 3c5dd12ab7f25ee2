/// A view with text that can follow the content size category.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol, ViewTreeConfined {
  /// Whether text in a font from ``UIFont/preferredFont(forTextStyle:)`` follows the view's content size
  /// category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
