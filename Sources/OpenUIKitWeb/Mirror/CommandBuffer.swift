import OpenUIKit

/// What a page is to do, as numbers and as the bytes of texts: one flat batch for each frame.
///
/// A command is its code, the number of the element that it is for, and its operands; the script of the page
/// (`Page/openuikit.js`) knows their order.
public struct CommandBuffer: Equatable {
  /// The codes of commands.
  public enum Code: Double, Sendable {
    /// Makes an element.
    case create = 1
    /// Removes an element, with all that is in it.
    case remove = 2
    /// Puts an element into another: parent, -1 for the root; its height among its siblings, of which the higher are in front.
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
    /// Whether what is inside is cut off.
    case clip = 9
    /// The colour of the box.
    case fill = 10
    /// The width and colour of the line at the edge.
    case border = 11
    /// Whether there is a shadow: 0 none, 1 of the box, 2 of a path; its colour, offset and radius; the path, if any.
    case shadow = 12
    /// No content.
    case clear = 13
    /// Lines of text: typeface, size, weight, slant, colour, ascent, height, number of lines, then for each line its place,
    /// width, expansion of spaces, direction, and where its bytes are.
    case text = 14
    /// A picture: its key, frame and tint.
    case image = 15
    /// A gradient: its kind, its two points, the number of stops, then for each its place and colour.
    case gradient = 16
    /// The pixels of a picture, for the key in the element's place: width, height, address.
    case definePicture = 17
    /// Forgets the picture whose key stands in the element's place.
    case forgetPicture = 18
    /// A path that is filled and stroked; see `EntryWriter.writeShape`.
    case shape = 19
    /// Where an element is cut off: 0 nowhere, 1 at a path, 2 at a box, followed by that.
    case mask = 20
    /// Changes the height of an element among its siblings.
    case raise = 21
  }

  /// Codes and operands.
  public private(set) var numbers: [Double] = []
  /// The UTF-8 bytes of all texts, one after another.
  public private(set) var bytes: [UInt8] = []

  /// An empty batch.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { numbers.isEmpty }

  /// Forgets all commands and keeps their memory.
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

  /// Appends where the bytes of `text` begin and how many there are.
  mutating func append(_ text: String) {
    numbers.append(Double(bytes.count))
    numbers.append(Double(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
