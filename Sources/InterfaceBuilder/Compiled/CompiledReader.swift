/// Reads what `CompiledWriter` has written. Bytes of another form, and damaged ones, are refused.
struct CompiledReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var texts: [String] = []
  private let depth: Int

  /// Why bytes are refused.
  struct Damage: Error {}

  /// The outermost element.
  static func root(of bytes: [UInt8], depth: Int) throws(Damage) -> InterfaceElement {
    let result = bytes.withUnsafeBufferPointer { bytes -> InterfaceElement? in
      var reader = CompiledReader(bytes, depth: depth)
      return try? reader.read()
    }
    guard let result else { throw Damage() }
    return result
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int) { (self.bytes, self.depth) = (bytes, depth) }

  private mutating func read() throws(Damage) -> InterfaceElement {
    guard bytes.starts(with: CompiledWriter.mark) else { throw Damage() }
    position = CompiledWriter.mark.count
    try readTexts()
    return try element(within: depth)
  }

  private mutating func readTexts() throws(Damage) {
    // Each text and each child has at least a byte, so a count is at most what is left.
    let count = try count()
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = try self.count()
      let part = bytes[position..<position + length]
      guard let text = String(validating: part, as: UTF8.self) else { throw Damage() }
      texts.append(text)
      position += length
    }
  }

  private mutating func element(within depth: Int) throws(Damage) -> InterfaceElement {
    guard depth > 0 else { throw Damage() }
    let name = try text(), line = try number(), count = try count()
    var attributes: [String: String] = [:]
    attributes.reserveCapacity(count)
    for _ in 0..<count {
      let name = try text()
      attributes[name] = try text()
    }
    var element = InterfaceElement(name, attributes: attributes, line: line)
    element.text = try text()
    let children = try self.count()
    element.children.reserveCapacity(children)
    for _ in 0..<children { element.children.append(try self.element(within: depth - 1)) }
    return element
  }

  private mutating func text() throws(Damage) -> String {
    let index = try number()
    guard texts.indices.contains(index) else { throw Damage() }
    return texts[index]
  }

  /// A number that is at most the number of bytes that are left.
  private mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count <= bytes.count - position else { throw Damage() }
    return count
  }

  private mutating func number() throws(Damage) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while shift < 56 {
      guard position < bytes.count else { throw Damage() }
      let byte = bytes[position]
      position += 1
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(result) }
      shift += 7
    }
    throw Damage()
  }
}
