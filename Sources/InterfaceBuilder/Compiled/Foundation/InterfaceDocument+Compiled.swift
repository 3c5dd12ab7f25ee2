import Foundation

extension InterfaceDocument {
  /// The compact form that programs load instead of the XML, without what the canvas of Interface Builder needs alone.
  public var compiled: Data { Data(CompiledWriter.bytes(of: root)) }

  /// Reads the compact form of a document. `file` is the name that errors and remarks state.
  ///
  /// - Throws: `InterfaceError`, if the bytes are damaged, or of another version of this package.
  public init(compiled data: Data, file: String, limits: InterfaceLimits = InterfaceLimits()) throws {
    do {
      let root = try CompiledReader.root(of: Array(data), depth: limits.depth)
      self.init(root: root, file: file, remarks: [])
    } catch {
      throw InterfaceError(
        file: file, line: 0, message: "the compiled file is damaged or of another version; build it again")
    }
  }
}
