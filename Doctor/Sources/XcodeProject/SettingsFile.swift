import Foundation

/// The build settings of an `.xcconfig` file and of those that it includes, in order. Later ones of a name win.
struct SettingsFile {
  private(set) var settings: [(key: String, value: String)] = []

  /// Reads a file. Files that are missing have no settings, and one that includes itself is read once.
  init(contentsOf url: URL) {
    var open: Set<String> = []
    read(url.standardizedFileURL, &open)
  }

  private mutating func read(_ url: URL, _ open: inout Set<String>) {
    guard open.insert(url.path).inserted, let text = try? String(contentsOf: url, encoding: .utf8) else {
      return
    }
    for line in text.split(whereSeparator: \.isNewline) { read(line: String(line), of: url, &open) }
    open.remove(url.path)
  }

  private mutating func read(line: String, of file: URL, _ open: inout Set<String>) {
    let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
    if line.hasPrefix("#include") {
      guard let name = line.split(separator: "\"").dropFirst().first else { return }
      read(file.deletingLastPathComponent().place(of: String(name)), &open)
    } else if let (key, value) = assignment(in: line) {
      settings.append((key, value))
    }
  }

  /// `//` begins a comment, also within an address.
  private func withoutComment(_ line: String) -> String {
    line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
  }

  /// The name may have conditions in brackets, with signs of equality in them.
  private func assignment(in line: String) -> (String, String)? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let key = line[..<index].trimmingCharacters(in: .whitespaces)
        return key.isEmpty
          ? nil : (key, line[line.index(after: index)...].trimmingCharacters(in: .whitespaces))
      default: break
      }
    }
    return nil
  }
}
