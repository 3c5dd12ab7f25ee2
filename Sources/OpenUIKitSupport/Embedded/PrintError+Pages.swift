/// Prints a line through the host, which has one place for messages.
package func printError(_ message: @autoclosure () -> String) {
  if describesInWords { print(message()) }
}

/// Prints a fixed line, also in programs for release, which leave out other messages.
package func printAlways(_ message: StaticString) { print(message) }
