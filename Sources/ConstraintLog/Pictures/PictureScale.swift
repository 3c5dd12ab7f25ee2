/// The mapping from points of a layout to points of a picture.
struct PictureScale {
  let width: Double
  let height: Double
  private let scale: Double
  private let origin: (x: Double, y: Double)
  private let top: Double

  private static let margin = 48.0
  private static let largestHeight = 420.0

  /// Fits frames into a width, below the title.
  init(_ frames: [PictureFrame], width: Double, top: Double) {
    let left = frames.map { $0.left }.min() ?? 0
    let upper = frames.map { $0.top }.min() ?? 0
    let frameWidth = max((frames.map { $0.right }.max() ?? 1) - left, 1)
    let frameHeight = max((frames.map { $0.bottom }.max() ?? 1) - upper, 1)
    scale = min(3, (width - 2 * Self.margin) / frameWidth, Self.largestHeight / frameHeight)
    (self.width, self.top) = (width, top)
    height = top + frameHeight * scale + 2 * Self.margin
    origin = ((width - frameWidth * scale) / 2 - left * scale, top + Self.margin - upper * scale)
  }

  /// The bounds that everything drawn stays inside.
  var drawingBounds: PictureFrame {
    PictureFrame(left: 4, top: top + 4, width: width - 8, height: height - top - 8)
  }

  func x(_ value: Double) -> Double { origin.x + value * scale }
  func y(_ value: Double) -> Double { origin.y + value * scale }

  /// A frame in the picture. An item of zero size stays visible.
  func frame(_ frame: PictureFrame) -> PictureFrame {
    PictureFrame(
      left: x(frame.left), top: y(frame.top), width: max(frame.width * scale, Self.leastLength),
      height: max(frame.height * scale, Self.leastLength))
  }

  private static let leastLength = 8.0
}
