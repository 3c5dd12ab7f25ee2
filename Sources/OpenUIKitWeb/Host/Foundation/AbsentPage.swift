import OpenUIKitCore

/// The page of a program that runs outside of browsers, where there is none: mounting ends the program.
class PageHost: ViewTreeConfined {
  final let window = UIWindow()

  init(_ controller: UIViewController) {}
  init(_ delegate: any UIApplicationDelegate, sceneDelegate: UIApplication.SceneDelegateMaker) {}

  /// Prints how to build the page and ends the program.
  final func mount(in element: String) {
    try? FileHandle.standardError.write(contentsOf: Data((AbsentPage.message(element) + "\n").utf8))
    exit(1)
  }

  final func wake() {}
  final func unmount() {}
}

/// The page of a program that runs outside of browsers, with a window that is as high as its content.
final class ContentSizedHost: PageHost {
  init(_ controller: UIViewController, content: UIView) { super.init(controller) }
}

/// The message of a program without a page.
enum AbsentPage {
  /// Returns the instructions to build and show the page of this program.
  static func message(_ element: String, program: String = ProcessInfo.processInfo.processName) -> String {
    "There is no web page here, and so no element \"\(element)\". Build and show the page with: "
      + ".build/checkouts/masonry/scripts/make-page \(program) --watch"
  }
}
