import Foundation
import InterfaceBuilder
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

  private var options: Translator.Options {
    var options = Translator.Options(available: ["NibLoading"])
    options.interfaceFiles = ["Main", "Cell"]
    return options
  }

  @Test("Each place that loads a file of the app registers the files first, and a missing file is named")
  func registration() {
    let source = """
      import UIKit
      let main = UIStoryboard(name: "Main", bundle: nil)
      let views = Bundle.main.loadNibNamed(name, owner: nil)
      let screen = Screen(nibName: "Cell", bundle: nil)
      let plain = Screen(nibName: nil, bundle: nil)
      let other = UINib(nibName: "Other", bundle: nil)
      """
    let translating = Translating(before: source, options: options)
    #expect(
      translating.after == """
        import OpenUIKit
        let main = UIStoryboard(name: AppInterface.registered("Main"), bundle: nil)
        let views = Bundle.module.loadNibNamed(AppInterface.registered(name), owner: nil)
        let screen = Screen(nibName: AppInterface.registered("Cell"), bundle: nil)
        let plain = Screen(nibName: nil, bundle: nil)
        let other = UINib(nibName: AppInterface.registered("Other"), bundle: nil)
        """)
    #expect(
      translating.remarks == [
        "6: no file of Interface Builder has the name Other; create its objects with UINib.register(_:make:)"
      ])
  }

  @Test("A class has what Objective-C's runtime finds by name, and a class below it overrides what it adds")
  func tables() {
    let source = """
      class Base: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var limit: Int { 3 }
        #if os(macOS)
          @IBOutlet var other: NSView!
        #endif
        @IBSegueAction func makeNext(_ coder: NSCoder, sender: Any?) -> Next? { nil }
      }
      final class Screen: Base { @IBAction func save(_ sender: Any, forEvent event: UIEvent) {} }
      extension Screen { @IBAction private func close() {} }
      """
    let text = Translating(before: source, options: options).after
    #expect(text.contains("class Base: UIViewController, NibConnectable { func setNibValue("))
    #expect(text.contains("case \"label\": return setNibValue(value, at: \\Base.label, of: self);"))
    #expect(!text.contains("\\Base.limit") && !text.contains("\\Base.other"))
    #expect(text.contains("case \"makeNext:sender:\": return makeNext(coder, sender: sender);"))
    #expect(text.contains("final class Screen: Base { override func nibAction("))
    #expect(text.contains("Selector(\"save:forEvent:\", Screen.save(_:forEvent:))"))
    #expect(text.contains("Selector(\"close\", { (target: Screen) in { target.close() } })"))
    #expect(text.contains("extension Screen { func close() {} }"))
    #expect(text.contains("default: return super.nibAction(name)"))
  }

  @Test("The app's delegate registers the files, whatever loads them")
  func delegate() {
    let source = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
    #expect(
      Translating(before: source, options: options).after
        == "class AppDelegate: UIResponder, UIApplicationDelegate { private let _interface: Void = AppInterface.register();}"
    )
    #expect(Translating(before: source).after == source)
  }

  @Test("The app's classes are made by their kind, and what a class lacks is named with its line")
  func source() throws {
    let sources = """
      class Screen: UIViewController { @IBOutlet var label: UILabel!; @IBAction func save() {} }
      class Model: NSObject {}
      class Tap: UITapGestureRecognizer {}
      class Slide: UIStoryboardSegue {}
      extension UIView { @IBInspectable var edge: CGFloat { get { 0 } set {} } }
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController id="a" customClass="Screen" customModule="App"><connections>
      <outlet property="label" destination="l" id="1"/>
      <outlet property="title" destination="l" id="2"/>
      <outlet property="delegate" destination="l" id="3"/>
      <segue destination="b" kind="custom" customClass="Slide" id="4"/></connections></viewController>
      <customObject id="m" customClass="Model"/><tapGestureRecognizer id="t" customClass="Tap"><connections>
      <action selector="save" destination="a" id="5"/>
      <action selector="load:" destination="a" id="6"/></connections></tapGestureRecognizer>
      <viewController id="b" customClass="Missing"/></objects></scene></scenes>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")
    let interface = AppInterface(
      [document], index: ModuleIndex([Translator.facts(of: sources)]), available: [])
    let result = interface.source
    for line in [
      "classes.add(\"Screen\", module: \"App\") { Screen(coder: $0) }",
      "classes.add(\"Model\") { _ in Model() }",
      "classes.add(\"Tap\") { _ in Tap(target: nil, action: nil) }",
      "classes.addSegue(\"Slide\") { Slide(identifier: $0, source: $1, destination: $2) }",
      "classes.addProperty(\"edge\", \\UIView.edge)",
    ] { #expect(result.contains(line)) }
    let warnings = result.matches(of: /line: (\d+)\)\n#warning\("(.*)"\)/).map { "\($0.1): \($0.2)" }
    #expect(
      warnings == [
        "10: Unknown class Missing in Interface Builder file.",
        "4: this class is not key value coding-compliant for the key title: Screen has no @IBOutlet of that name that can be set",
        "9: unrecognized selector sent to instance: Screen has no @IBAction load:",
      ])
  }

  @Test(
    "Modules of Apple's that do not exist here are named with their lines, and the file is translated without them"
  )
  func modules() {
    let source = """
      import UIKit
      import StoreKit
      import MapKit
      final class Screen: UIViewController {}
      """
    let translating = Translating(before: source)
    #expect(
      translating.remarks == [
        "2: there is no module StoreKit; the import is left out",
        "3: there is no module MapKit; the import is left out",
      ])
    #expect(translating.after.contains("final class Screen: UIViewController {}"))
  }
}
