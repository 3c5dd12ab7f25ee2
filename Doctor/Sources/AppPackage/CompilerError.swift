/// An error of the Swift compiler, as it is printed: `FILE:LINE:COLUMN: error: MESSAGE`.
public struct CompilerError: Hashable, Codable, Sendable {
  public private(set) var file: String
  public private(set) var line: Int
  public private(set) var column: Int
  public let message: String
  /// The members that a protocol requires and a type lacks, as the protocol declares them; nil for another error.
  public private(set) var requirements: [String]?

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

  /// Reads all that the compiler has printed. Below an error of a conformance are the lines of what the protocol requires.
  public static func all(in output: String) -> [CompilerError] {
    var (found, line, open) = ([CompilerError](), Substring(), "")
    for text in output.split(separator: "\n") {
      if let error = CompilerError(text) {
        (open, line) = ("", "")
        found.append(error)
      } else if let place = Self.origin(in: text), let last = found.indices.last,
        !found[last].file.hasPrefix("/")
      {
        (found[last].file, found[last].line, found[last].column) = place
      } else if text.contains("- note: protocol requires "), let last = found.indices.last,
        found[last].message.contains("conform to protocol"), let code = code(of: line)
      {
        open = found[last].add(requirement: code)
      } else if let code = code(of: text) {
        line = text
        // A requirement may stand over several lines.
        if !open.isEmpty, let last = found.indices.last {
          open = found[last].add(requirement: "\(open) \(code)")
        }
      }
    }
    return found
  }

  /// The place of a macro, below an error in what it has made: "`- /Screen.swift:2:41: note: expanded code originates here".
  private static func origin(in line: Substring) -> (file: String, line: Int, column: Int)? {
    guard let match = line.firstMatch(of: /(\/.*):(\d+):(\d+): note: expanded code originates here/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), number, column)
  }

  /// Adds a member that a protocol requires. Returns its beginning if its end is missing.
  private mutating func add(requirement code: String) -> String {
    let isOpen = code.count { $0 == "(" } > code.count { $0 == ")" }
    if !isOpen, requirements?.contains(code) != true { requirements = (requirements ?? []) + [code] }
    return isOpen ? code : ""
  }

  /// The source in a line such as `12 |   func save()`; nil for another line. The compiler prints the last member of a protocol of another module with
  /// the brace of the protocol.
  private static func code(of line: Substring) -> String? {
    guard let bar = line.firstIndex(of: "|"), Int(line[..<bar].trimmingCharacters(in: .whitespaces)) != nil
    else { return nil }
    var code = line[line.index(after: bar)...].trimmingCharacters(in: .whitespaces)
    if code.hasSuffix("}"), code.count(where: { $0 == "}" }) > code.count(where: { $0 == "{" }) {
      code.removeLast()
    }
    return code
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
