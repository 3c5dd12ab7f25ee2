#if hasFeature(Embedded)
  /// Prints a line through the host, which has one place for messages.
  func printError(_ message: @autoclosure () -> String) {
    if tellsInWords { print(message()) }
  }
#else
  /// Prints a line to standard error. Write errors are ignored, because a message must never stop the
  /// program.
  nonisolated func printError(_ message: @autoclosure () -> String) {
    var rest = Array((message() + "\n").utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if written < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(written, 0))
    }
  }
#endif
