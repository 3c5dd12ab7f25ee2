/// How far a crawl goes from the root of an app.
public struct CrawlLimit: Equatable, Sendable {
  /// The largest number of screens, the root included; 30 by default.
  public var screens: Int
  /// The largest number of presses that lead to a screen; 4 by default.
  public var depth: Int
  /// The largest number of screens whose controllers have the same classes; 3 by default. A list whose rows all lead to the same kind of
  /// screen is followed that often.
  public var screensOfOneClass: Int
  /// The largest number of presses on one screen; 40 by default.
  public var presses: Int
  /// The largest number of pages by which one screen is scrolled; 3 by default. Its rows are pressed and audited on each.
  public var pages: Int
  /// Names and keys of elements that are not pressed, such as "Delete Account".
  public var excluded: Set<String>

  /// Creates a limit.
  public init(
    screens: Int = 30, depth: Int = 4, screensOfOneClass: Int = 3, presses: Int = 40,
    pages: Int = 3, excluding excluded: Set<String> = []
  ) {
    (self.screens, self.depth, self.screensOfOneClass) = (screens, depth, screensOfOneClass)
    (self.presses, self.pages, self.excluded) = (presses, pages, excluded)
  }
}
