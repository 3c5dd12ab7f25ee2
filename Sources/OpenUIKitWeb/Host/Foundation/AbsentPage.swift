import OpenUIKitCore

/// The page of a program that runs outside of browsers, where there is none. Nothing creates one: the program ends.
struct AbsentPage: ViewTreeConfined {
  let window: UIWindow

  /// Prints how to build the page and ends the program.
  init(_ element: String) {
    try? FileHandle.standardError.write(contentsOf: Data((Self.message(element) + "\n").utf8))
    exit(1)
  }

  func wake() {}
  func unmount() {}

  /// What a person has to do to see the page of this program.
  static func message(_ element: String, program: String = ProcessInfo.processInfo.processName) -> String {
    "There is no web page here, and so no element \"\(element)\". Build and show the page with: "
      + ".build/checkouts/masonry/scripts/make-page \(program) --watch"
  }
}
