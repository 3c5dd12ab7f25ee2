import Testing

@testable import UIKitTranslation

struct ModuleTests {
  private let options = Translator.Options(
    available: ["SnapKit"], modules: ["Combine": ["OpenCombine", "Other"]])

  @Test(
    "Imports find the modules that stand for Apple's",
    arguments: [
      Row("import UIKit", "import OpenUIKit"), Row("import Foundation", "import Foundation"),
      Row("import class UIKit.UIView", "import OpenUIKit"),
      Row("import UIKit.UIGestureRecognizerSubclass", "import OpenUIKit"),
      Row("import struct CoreGraphics.CGFloat", "import OpenUIKitGraphics"),
      Row("import QuartzCore", "import OpenUIKit"),
      Row("import os.log", "import UnifiedLogging"), Row("import os", "import UnifiedLogging"),
      Row("import CoreLocation", "import DeviceLocation"),
      Row("import MessageUI", "import MessageComposition"),
      Row("import PhotosUI", "import OpenUIKit"),
      Row("import UserNotifications", "import LocalNotifications"),
      Row("import ObjectiveC", "import ObjectiveCRuntime"), Row("import Darwin", "import Foundation"),
      Row("import MobileCoreServices", ""), Row("@testable import SnapKit", "@testable import SnapKit"),
      Row("@preconcurrency import Combine", "@preconcurrency import OpenCombine; import Other"),
      Row("import ImageIO", "import OpenUIKitGraphics"), Row("import Network", "import NetworkStatus"),
      Row("import WebKit", "import WebContent"), Row("import AVFoundation", "import MediaPlayback"),
      Row("import AVKit", "import MediaPlayback"),
      Row("import LocalAuthentication", "import DeviceAuthentication"),
    ])
  func imports(row: Row) {
    let translating = Translating(before: row.before, options: options)
    #expect(translating.after.split(separator: " ").joined(separator: " ") == row.after)
    #expect(translating.remarks.isEmpty)
  }

  @Test("Packages that the target depends on stand for Apple's modules by themselves")
  func packages() {
    let options = Translator.Options(
      available: ["OpenCombine", "OpenCombineFoundation", "Crypto"], modules: [:])
    let source = "import Combine\nimport CryptoKit\n#if canImport(Combine)\nlet a = 1\n#endif"
    let after = Translating(before: source, options: options).after
    #expect(after.hasPrefix("import OpenCombine; import OpenCombineFoundation\nimport Crypto\n"))
    #expect(after.contains("let a = 1"))
    #expect(Translating(before: "import Combine").remarks.count == 1)
  }

  @Test(
    "Modules in front of names are those that are imported",
    arguments: [
      Row("var a: UIKit.UIView { UIKit.UIView() }", "var a: OpenUIKit.UIView { OpenUIKit.UIView() }"),
      Row("let a: [CoreGraphics.CGRect]", "let a: [OpenUIKitGraphics.CGRect]"),
      Row("let a = Foundation.Date()", "let a = Foundation.Date()"),
      Row("let a = Darwin.b", "let a = Darwin.b"),
    ])
  func qualifiers(row: Row) {
    let translating = Translating(before: "import UIKit; import CoreGraphics; " + row.before)
    #expect(translating.after == "import OpenUIKit; import OpenUIKitGraphics; " + row.after)
  }

  @Test func aModuleThatIsMissingIsNamed() {
    let translating = Translating(before: "import UIKit\nimport Alamofire\nlet a = 1", options: options)
    #expect(translating.after == "import OpenUIKit\n\nlet a = 1")
    #expect(translating.remarks == ["2: there is no module Alamofire; the import is left out"])
  }

  @Test(
    "Conditions are those of an iPhone's simulator",
    arguments: [
      Row("os(iOS)", "true"), Row("os(iOS) || os(tvOS)", "true || os(tvOS)"), Row("!os(iOS)", "!true"),
      Row("os(macOS)", "os(macOS)"), Row("os(Linux)", "os(Linux)"),
      Row("targetEnvironment(simulator)", "true"),
      Row("canImport(UIKit) && !os(watchOS)", "true && !os(watchOS)"),
      Row("canImport(SwiftUI)", "canImport(SwiftUI)"), Row("canImport(Combine)", "true"),
      Row("(DEBUG && os(iOS)) || swift(>=5.9)", "(DEBUG && true) || swift(>=5.9)"),
      Row("canImport(os)", "true"), Row("canImport(ObjectiveC)", "canImport(ObjectiveC)"),
    ])
  func conditions(row: Row) {
    #expect(
      Translating(before: "#if \(row.before)\n#endif", options: options).after == "#if \(row.after)\n#endif")
    #expect(
      Translating(before: "#if A\n#elseif \(row.before)\n#endif", options: options).after
        == "#if A\n#elseif \(row.after)\n#endif")
  }

  @Test func whatConditionsLeaveOutNeedsNoRemark() {
    let before =
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if os(macOS)\nimport Cocoa\n#else\nimport Alamofire\n#endif"
    #expect(
      Translating(before: before).remarks == ["7: there is no module Alamofire; the import is left out"])
  }

  @Test(
    "A preview at the end of a file goes without a word, and the rest stays",
    arguments: [
      "struct P: PreviewProvider { static var previews: some View { Text(\"a\") } }",
      "struct P: UIViewControllerRepresentable { func updateUIViewController(_ v: A, context: Context) {} }",
      "extension P: View { var body: some View { Text(\"a\") } }",
      "extension P { func preview() -> some View { self } }", "let p: some View = Text(\"a\")",
      "extension UIViewController { private struct P: UIViewControllerRepresentable {} }",
    ])
  func previews(preview: String) {
    let translating = Translating(before: "import UIKit\nclass A: UIView {}\nimport SwiftUI\n" + preview)
    #expect(translating.after.hasPrefix("import OpenUIKit\nclass A: UIView {}\nimport OpenUIKit\n"))
    #expect(!translating.after.contains("View ") || !translating.after.contains("some"))
    #expect(!translating.after.contains("struct P"))
    #expect(translating.remarks.isEmpty)
  }

  @Test func whatAViewOfSwiftUIIsUsedForIsLeftOutAndNamed() {
    let translating = Translating(
      before: """
        import SwiftUI
        class A: UIViewController {
          let host = UIHostingController(rootView: B())
          func show() {
            let other = UIHostingController(rootView: C())
            view.addSubview(other.view)
            addChild(host)
            title = "kept"
          }
          func make() -> UIViewController { UIHostingController(rootView: C()) }
        }
        struct B: View {}
        """, others: ["struct C: View {}"])
    #expect(
      translating.after == """
        import OpenUIKit
        class A: UIViewController {

        func show() {



        title = "kept"
        }
        func make() -> UIViewController { fatalError("made with SwiftUI") }
        }

        """)
    #expect(
      translating.remarks == [
        "5: this statement is left out: it is made with SwiftUI",
        "6: this statement is left out: it is made with SwiftUI",
        "7: this statement is left out: it is made with SwiftUI",
        "10: this function stops the program: it is made with SwiftUI",
        "12: B is left out: it is made with SwiftUI",
      ])
  }

  @Test func aProtocolOfTheAppsOwnIsNotOneOfSwiftUI() {
    let translating = Translating(
      before: "import SwiftUI\nclass A: View { func show(in view: View) {} }", others: ["protocol View {}"])
    #expect(translating.after == "import OpenUIKit\nclass A: View { func show(in view: View) {} }")
    #expect(translating.remarks.isEmpty)
  }

  @Test func aFileOfSwiftUIIsLeftOutAndNamed() {
    let translating = Translating(before: "import UIKit\nimport SwiftUI\nstruct A: View {}\n")
    #expect(translating.exact == "\n\n\n")
    #expect(translating.remarks == ["2: this file is left out: it is made with SwiftUI"])
  }

  @Test func literalsOfImagesAndColoursAreCalls() {
    #expect(
      Translating(before: "let a = #imageLiteral(resourceName: \"b\")").after
        == "let a = UIImage(named: \"b\")!")
    #expect(
      Translating(before: "let a = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)").after
        == "let a = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)")
  }

  @Test(
    "Previews go",
    arguments: ["#Preview { Screen() }", "@available(iOS 17, *)\n#Preview(\"A\") {\n Screen()\n}"])
  func previews(text: String) {
    let after = Translating(before: "let a = 1\n\(text)\nlet b = 1").after
    #expect(after.filter { !$0.isWhitespace } == "leta=1letb=1")
    #expect(after.count { $0 == "\n" } == text.count { $0 == "\n" } + 2)
  }

  @Test func theCompilerNamesTheLinesOfTheOriginal() {
    let text = Translator(index: ModuleIndex()).compilable("import A\nlet b = 1\n", path: "/c/\"d\".swift")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == #"#sourceLocation(file: "/c/\"d\".swift", line: 1)"#)
    #expect(lines[2] == "        " && lines[3] == "let b = 1")
    #expect(lines[5] == #"#sourceLocation(file: "/c/\"d\".swift", line: 1)"#)
    #expect(lines[6] == #"#warning("there is no module A; the import is left out")"#)
  }

  @Test("A target with OpenCombine has publishers of the key paths that OpenUIKit observes")
  func publishers() {
    let source = CombineAdditions.source(available: ["OpenCombine", "NibLoading"])
    #expect(source.contains("func publisher<Value>(") && source.contains("import OpenCombine\n"))
    #expect(CombineAdditions.source(available: ["NibLoading"]).isEmpty)
  }
}
