/// The layout of the text in a text view.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// The space at the start and the end of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines; 0 for no limit.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The treatment of text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
