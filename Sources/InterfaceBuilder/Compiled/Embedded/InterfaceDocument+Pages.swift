extension InterfaceDocument {
  /// Reads the compact form of a document from the source of a page. `file` is the name that remarks state. Returns nil if the text is damaged,
  /// or of another version of this package.
  ///
  /// The plugin for apps writes each byte as the character of that number.
  public init?(compiled text: StaticString, file: String) {
    let units = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let root = try? CompiledReader.root(of: CompiledReader.bytes(of: units), depth: 512) else {
      return nil
    }
    self.init(root: root, file: file, remarks: [])
  }
}
