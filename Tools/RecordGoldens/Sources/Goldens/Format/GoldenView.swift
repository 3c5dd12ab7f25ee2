/// One view of a scene. Numbers are points, rounded to a ten-thousandth.
public struct GoldenView: Codable, Equatable, Sendable {
  /// The places of the view and of those around it among the recorded subviews, from the root: "0.2.1"; empty for the root.
  public let path: String
  /// The kind of the view, by the element of Interface Builder: "label", "stackView".
  public let kind: String
  /// Left, top, width and height in the view around it, without transforms.
  public let frame: [Double]
  /// The intrinsic width and height; -1 for none.
  public let intrinsicSize: [Double]
  /// The distance from the view's top to its first and its last baseline; nil for a view without text.
  public let baselines: [Double]?

  /// Creates the record of a view.
  public init(path: String, kind: String, frame: [Double], intrinsicSize: [Double], baselines: [Double]?) {
    (self.path, self.kind, self.frame) = (path, kind, frame)
    (self.intrinsicSize, self.baselines) = (intrinsicSize, baselines)
  }
}
