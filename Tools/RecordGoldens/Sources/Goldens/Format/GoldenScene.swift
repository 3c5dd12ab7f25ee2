/// One subject as a system lays it out.
public struct GoldenScene: Codable, Equatable, Sendable {
  /// The subject's name, and that of its picture without the extension `png`: "control/switch".
  public let name: String
  /// The window's width and height in points.
  public let size: [Double]
  /// The views in the order of their paths.
  public let views: [GoldenView]

  /// Creates the scene of a subject.
  public init(name: String, size: [Double], views: [GoldenView]) {
    (self.name, self.size, self.views) = (name, size, views)
  }
}
