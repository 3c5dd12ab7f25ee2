/// A range of a text, in UTF-16 units.
public struct NSRange: Hashable, Sendable {
  /// The start.
  public var location: Int
  /// The number of units.
  public var length: Int

  /// Creates the empty range at the start.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range by its start and its length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
