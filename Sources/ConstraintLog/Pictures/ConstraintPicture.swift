/// A picture of a diagnosis: views as boxes, contradicting distances as red lines with their numbers, all others in grey.
///
/// The shapes are in the order in which they are drawn. Coordinates are in points from the top left corner.
public struct ConstraintPicture: Sendable {
  /// The colours' parts in the picture.
  public enum Color: String, Sendable, CaseIterable {
    case background, box, outline, text, quiet, contradiction
  }

  /// A part of the picture.
  public enum Shape: Sendable {
    /// A rectangle with round corners.
    case box(
      left: Double, top: Double, width: Double, height: Double, fill: Color, stroke: Color, isDashed: Bool)
    /// A straight line.
    case line(fromX: Double, fromY: Double, toX: Double, toY: Double, color: Color, width: Double)
    /// A line of text, centred at a point or starting there.
    case text(String, x: Double, y: Double, size: Double, color: Color, isBold: Bool, isCentred: Bool)
  }

  /// The width in points.
  public internal(set) var width: Double
  /// The height in points.
  public internal(set) var height: Double
  /// The parts of the picture.
  public internal(set) var shapes: [Shape]

  /// Draws a diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - width: The width in points, at least 200. The height follows from the constraints.
  ///   - hasTitle: Whether the verdict stands above the drawing.
  public init(of diagnosis: Diagnosis, width: Double = 640, hasTitle: Bool = true) {
    let usable = width.isFinite ? max(width, 200) : 640
    self = PictureBuilder(diagnosis, width: usable, title: hasTitle ? diagnosis.verdict : "").picture
  }

  init(width: Double, height: Double, shapes: [Shape]) {
    (self.width, self.height, self.shapes) = (width, height, shapes)
  }
}
