import CarouselKit

/// The code for a combination of options.
struct PlaygroundCode {
  /// The lines of the code.
  let lines: [String]

  /// The code for the values that are chosen.
  init(_ values: [PlaygroundOption.Value]) {
    let isKit = values.contains { value in
      value.code.contains { line in Self.kit.contains { name in Self.line(line, contains: name) } }
    }
    let setup = ["import \(isKit ? "CarouselKit" : "iCarousel")", "", "let carousel = iCarousel()"]
    let end = ["carousel.delegate = self", "carousel.dataSource = self"]
    let delegate = values.flatMap { $0.delegateCode }
    lines = setup + values.flatMap { $0.code } + end + Self.delegate(delegate)
  }

  /// The code as a text.
  var text: String {
    var text = ""
    for line in lines { text += (text.isEmpty ? "" : "\n") + line }
    return text
  }

  /// The names that only CarouselKit has.
  private static let kit = ["Transform()", "CardsTransform", "Carousel", "ReflectedView"]

  private static func line(_ line: String, contains name: String) -> Bool {
    // `iCarousel` is in both.
    let (bytes, name) = (Array(line.utf8), Array(name.utf8))
    guard bytes.count >= name.count else { return false }
    return (0...bytes.count - name.count).contains { start in
      let isName = bytes[start..<start + name.count].elementsEqual(name)
      return isName && (start == 0 || bytes[start - 1] != UInt8(ascii: "i"))
    }
  }

  private static func delegate(_ cases: [String]) -> [String] {
    guard !cases.isEmpty else { return [] }
    let head = [
      "", "func carousel(", "  _ carousel: iCarousel, valueFor option: iCarouselOption,",
      "  withDefault value: CGFloat", ") -> CGFloat {", "  switch option {",
    ]
    return head + cases.map { "  " + $0 } + ["  default: value", "  }", "}"]
  }
}
