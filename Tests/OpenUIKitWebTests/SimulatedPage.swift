import OpenUIKit
import OpenUIKitWeb

/// The tree of elements that a page would have after carrying out commands: what the script does, without a browser.
struct SimulatedPage {
  /// A letter of a text, with its width and the distance to the next one in points.
  struct Letter {
    let byteCount: Int
    let advance: Double
    let width: Double
  }

  private(set) var children: [Int: [Int]] = [-1: []]
  private(set) var sizes: [Int: [Double]] = [:]
  private(set) var opacities: [Int: Double] = [:]
  /// The blur of what lies below an element, in points.
  private(set) var backdrops: [Int: Double] = [:]
  /// The letters of the lines of each text that have places.
  private(set) var letters: [Int: [[Letter]]] = [:]
  private(set) var commandCount = 0
  private(set) var placeCount = 0
  private var heights: [Int: Double] = [:]

  /// The number of operands of each command that has a fixed number.
  private static let operands: [CommandBuffer.Code: Int] = [
    .create: 0, .remove: 0, .place: 2, .move: 2, .transform: 16, .size: 2, .opacity: 1, .corners: 2, .clip: 1,
    .fill: 4, .border: 5, .shadow: 8, .clear: 0, .image: 9, .definePicture: 3, .removePicture: 0, .raise: 1,
    .backdrop: 1,
  ]

  mutating func apply(_ commands: CommandBuffer) {
    let numbers = commands.numbers
    var index = 0
    while index < numbers.count {
      guard let code = CommandBuffer.Code(rawValue: numbers[index]) else { preconditionFailure("No command") }
      let element = Int(numbers[index + 1])
      index += 2
      let count = Self.operands[code] ?? Self.variableCount(code, numbers, index)
      carryOut(code, element, Array(numbers[index..<index + count]))
      index += count
      commandCount += 1
    }
  }

  private static func variableCount(_ code: CommandBuffer.Code, _ numbers: [Double], _ index: Int) -> Int {
    switch code {
    case .text: 11 + lines(numbers, index).reduce(0) { $0 + 8 + 3 * $1.count }
    case .mask: numbers[index] == 2 ? 6 : 1
    default: 5 + 5 * Int(numbers[index + 4])
    }
  }

  /// The letters of each line of a text with their bytes, their advances and their widths.
  private static func lines(_ numbers: [Double], _ index: Int) -> [[Letter]] {
    var next = index + 11
    return (0..<Int(numbers[index + 10])).map { _ in
      let letters = stride(from: next + 8, to: next + 8 + 3 * Int(numbers[next + 7]), by: 3)
      next += 8 + 3 * letters.underestimatedCount
      return letters.map {
        Letter(byteCount: Int(numbers[$0]), advance: numbers[$0 + 1], width: numbers[$0 + 2])
      }
    }
  }

  private mutating func carryOut(_ code: CommandBuffer.Code, _ element: Int, _ operands: [Double]) {
    switch code {
    case .create:
      children[element] = []
      opacities[element] = 1
    case .remove:
      detach(element)
      children[element] = nil
      opacities[element] = nil
    case .place:
      placeCount += 1
      detach(element)
      heights[element] = operands[1]
      children[Int(operands[0]), default: []].append(element)
    case .raise: heights[element] = operands[0]
    case .size: sizes[element] = operands
    case .opacity: opacities[element] = operands[0]
    case .backdrop: backdrops[element] = operands[0]
    case .text: letters[element] = Self.lines(operands, 0)
    default: break
    }
  }

  private mutating func detach(_ element: Int) {
    for parent in children.keys { children[parent]?.removeAll { $0 == element } }
  }

  /// The widths of the elements as a nested list, such as `10(20 30(40))`, in painting order.
  var outline: String { backToFront(children[-1, default: []]).map(outline).joined(separator: " ") }

  private func backToFront(_ elements: [Int]) -> [Int] {
    precondition(Set(elements.map { heights[$0] }).count == elements.count, "Two siblings are equally high")
    return elements.sorted { heights[$0]! < heights[$1]! }
  }

  private func outline(_ element: Int) -> String {
    let inside = backToFront(children[element, default: []]).map(outline).joined(separator: " ")
    let width = Int(sizes[element]?[0] ?? -1)
    return inside.isEmpty ? "\(width)" : "\(width)(\(inside))"
  }
}
