import Testing

@testable import UIKitTranslation

@Suite("Storyboards and nibs")
struct InterfaceFileTests {
  @Test("Each place that loads a file of Interface Builder is named with its line, and stays")
  func places() {
    let source = """
      import UIKit
      let main = UIStoryboard(name: "Main", bundle: nil)
      let cell = UIKit.UINib(nibName: "Cell", bundle: nil)
      #if os(macOS)
        let other = UIStoryboard(name: "Other", bundle: nil)
      #endif
      let board = Storyboard(name: "Mine")
      """
    let translating = Translating(before: source)
    #expect(
      translating.remarks == [
        "2: no file of Interface Builder is read for \"Main\"; create its objects with UIStoryboard.register(_:name:)",
        "3: no file of Interface Builder is read for \"Cell\"; create its objects with UINib.register(_:make:)",
      ])
    #expect(translating.after.contains("UIStoryboard(name: \"Main\", bundle: nil)"))
  }

  @Test(
    "Modules of Apple's that do not exist here are named with their lines, and the file is translated without them"
  )
  func modules() {
    let source = """
      import UIKit
      import AVFoundation
      import WebKit
      final class Screen: UIViewController {}
      """
    let translating = Translating(before: source)
    #expect(
      translating.remarks == [
        "2: there is no module AVFoundation; the import is left out",
        "3: there is no module WebKit; the import is left out",
      ])
    #expect(translating.after.contains("final class Screen: UIViewController {}"))
  }
}
