/// Prints a line to standard error. Write errors are ignored, because a message must never stop the
/// program.
package nonisolated func printError(_ message: @autoclosure () -> String) {
  try? FileHandle.standardError.write(contentsOf: Data((message() + "\n").utf8))
}

/// Prints a fixed line to standard error.
package nonisolated func printAlways(_ message: StaticString) { printError("\(message)") }
