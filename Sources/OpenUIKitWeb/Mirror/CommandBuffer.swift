import OpenUIKitGraphics

/// The commands for a page, as numbers and as the bytes of texts: one flat batch for each frame.
///
/// A command is its code, the number of its element, and its operands. The page's script
/// (`Page/openuikit.js`) reads them in the same order.
public struct CommandBuffer: Equatable {
  /// The codes of commands.
  public enum Code: Double, Sendable {
    /// Creates an element.
    case create = 1
    /// Removes an element and its descendants.
    case remove = 2
    /// Puts an element into another: parent, -1 for the root; its height among its siblings. Higher siblings
    /// are in front.
    case place = 3
    /// Moves an element: x, y.
    case move = 4
    /// Transforms an element: 16 numbers, row by row.
    case transform = 5
    /// Width, height.
    case size = 6
    /// Opacity.
    case opacity = 7
    /// Corner radius, bits of the rounded corners.
    case corners = 8
    /// Whether the content is clipped.
    case clip = 9
    /// The colour of the box.
    case fill = 10
    /// The width and colour of the border.
    case border = 11
    /// The shadow: 0 none, 1 of the box, 2 of a path; its colour, offset and radius; the path, if any.
    case shadow = 12
    /// No content.
    case clear = 13
    /// Lines of text: typeface, size, weight, slant, colour, ascent, height, number of lines. For each line:
    /// its position, width, expansion of spaces, direction, and the range of its bytes.
    case text = 14
    /// A picture: its key, frame and tint.
    case image = 15
    /// A gradient: its kind, its two points, the number of stops. For each stop: its location and colour.
    case gradient = 16
    /// The pixels of a picture, whose key replaces the element's number: width, height, address.
    case definePicture = 17
    /// Discards the picture whose key replaces the element's number.
    case removePicture = 18
    /// A filled and stroked path; see `EntryWriter.writeShape`.
    case shape = 19
    /// The mask of an element: 0 none, 1 a path, 2 a box; followed by the path or box.
    case mask = 20
    /// Changes the height of an element among its siblings.
    case raise = 21
    /// Blurs what lies below an element: the standard deviation, 0 for none.
    case backdrop = 22
  }

  /// Codes and operands.
  public private(set) var numbers: [Double] = []
  /// The UTF-8 bytes of all texts, concatenated.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty batch.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { numbers.isEmpty }

  /// Removes all commands and keeps their memory.
  public mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ code: Code, _ element: Int) {
    numbers.append(code.rawValue)
    numbers.append(Double(element))
  }

  mutating func append(_ number: Double) { numbers.append(number) }

  mutating func append(_ color: DisplayList.Color) {
    numbers.append(Double((color.red * 255).rounded()))
    numbers.append(Double((color.green * 255).rounded()))
    numbers.append(Double((color.blue * 255).rounded()))
    numbers.append(Double(color.alpha))
  }

  /// Appends the entries of a matrix, row by row.
  mutating func append(_ matrix: CATransform3D) {
    append(matrix.m11, matrix.m12, matrix.m13, matrix.m14)
    append(matrix.m21, matrix.m22, matrix.m23, matrix.m24)
    append(matrix.m31, matrix.m32, matrix.m33, matrix.m34)
    append(matrix.m41, matrix.m42, matrix.m43, matrix.m44)
  }

  private mutating func append(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ fourth: CGFloat) {
    numbers.append(Double(first))
    numbers.append(Double(second))
    numbers.append(Double(third))
    numbers.append(Double(fourth))
  }

  /// Appends the start and number of the bytes of `text`.
  mutating func append(_ text: String) {
    numbers.append(Double(bytes.count))
    numbers.append(Double(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
