/// An error of the Swift compiler, as it is printed: `FILE:LINE:COLUMN: error: MESSAGE`.
public struct CompilerError: Hashable, Codable, Sendable {
  public let file: String
  public let line: Int
  public let column: Int
  public let message: String

  /// Reads a line of the compiler's output; nil for another one.
  public init?(_ text: some StringProtocol) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    let parts = text[..<mark.lowerBound].split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
    else {
      return nil
    }
    file = parts.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (line, column)
    message = String(text[mark.upperBound...])
  }
}

extension AppPackage {
  /// The controllers whose lines the compiler has refused.
  public func controllers(refusedBy errors: [CompilerError]) -> [String] {
    let lines = Set(errors.filter { $0.file.hasSuffix(Self.screensFile) }.map { $0.line - Self.firstLine })
    return lines.sorted().compactMap { controllers.indices.contains($0) ? controllers[$0] : nil }
  }

  /// Whether the compiler has refused the line that launches the app: its delegate is left out.
  public func isLaunchRefused(by errors: [CompilerError]) -> Bool {
    launches && errors.contains { $0.file == folder.appendingPathComponent(Self.launchFile).path }
  }
}
