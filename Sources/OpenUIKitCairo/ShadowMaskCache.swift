import OpenUIKitGraphics

/// The blurred shapes of shadows, kept until there are too many of them. A card that moves, and the rows of a list, cast one shadow in each
/// frame.
final class ShadowMaskCache {
  /// The shape that casts a shadow, in its own coordinates.
  enum Shape: Hashable {
    case box(width: CGFloat, height: CGFloat, radius: CGFloat, corners: UInt, isContinuous: Bool)
    case path([Double], kinds: [UInt8])
  }

  /// The properties that the pixels of a mask depend on.
  struct Key: Hashable {
    let shape: Shape
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// The cells of the grid for each point.
    let cells: CGFloat
  }

  /// The bytes of all masks. One of a card has 20,000.
  private static let mostBytes = 2_000_000
  private var masks: [Key: Canvas] = [:]
  private var bytes = 0

  func mask(_ key: Key) -> Canvas? { masks[key] }

  /// Keeps a mask on which nothing more is painted.
  func keep(_ mask: Canvas, of key: Key) {
    let count = mask.pixelCount
    guard count <= Self.mostBytes / 8 else { return }
    // An order of use would cost more on each call than the rare blurring again.
    if bytes + count > Self.mostBytes {
      masks.removeAll()
      bytes = 0
    }
    masks[key] = mask
    bytes += count
  }
}

extension ShadowMaskCache.Shape {
  /// The shape of a path; nil for one of too many parts to compare.
  init?(_ path: [DisplayList.PathElement]) {
    guard path.count <= 64 else { return nil }
    var numbers: [Double] = []
    var kinds: [UInt8] = []
    func add(_ kind: UInt8, _ points: CGPoint...) {
      kinds.append(kind)
      for point in points { numbers += [point.x, point.y] }
    }
    for element in path {
      switch element {
      case .move(let point): add(0, point)
      case .line(let point): add(1, point)
      case .curve(let end, let first, let second): add(2, end, first, second)
      case .close: add(3)
      }
    }
    self = .path(numbers, kinds: kinds)
  }
}
