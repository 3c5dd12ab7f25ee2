/// Writes the elements of a document in the compact form that programs load.
///
/// All texts stand once, in front of the elements, which refer to them by their numbers. Numbers have seven bits a byte, the lowest first.
/// The form belongs to one version of this package: a program and its files are built together.
struct CompiledWriter {
  /// The first bytes of each file: a name, and the version of the form.
  static let mark: [UInt8] = Array("NIB1".utf8)

  /// The elements that canvases and Xcode need alone.
  private static let omitted: Set<String> = [
    "dependencies", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedTopBarMetrics",
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "simulatedNavigationBarMetrics",
  ]

  private var numbers: [String: Int] = [:]
  private var texts: [String] = []
  private var elements: [UInt8] = []

  /// The bytes of a document.
  static func bytes(of root: InterfaceElement) -> [UInt8] {
    var writer = CompiledWriter()
    writer.write(root)
    return writer.finished
  }

  private var finished: [UInt8] {
    var result = Self.mark
    Self.append(texts.count, to: &result)
    for text in texts {
      Self.append(text.utf8.count, to: &result)
      result += text.utf8
    }
    return result + elements
  }

  private mutating func write(_ element: InterfaceElement) {
    var element = element
    // Programs do not decode it again.
    element.setOwnText(element.decodedText)
    append(element.name)
    Self.append(element.line, to: &elements)
    Self.append(element.attributes.count, to: &elements)
    // In one order, so that the bytes of a file stay the same.
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      append(name)
      append(value)
    }
    append(element.text)
    let children = element.children.filter {
      !Self.omitted.contains($0.name) && !($0.name == "point" && $0.key == "canvasLocation")
    }
    Self.append(children.count, to: &elements)
    for child in children { write(child) }
  }

  private mutating func append(_ text: String) {
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    Self.append(number, to: &elements)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
