import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitTranslation

@Suite("Storyboards and nibs of pages")
struct PageInterfaceTests {
  private var options: Translator.Options {
    Translator.Options(available: ["NibLoading"], isEmbedded: true, interfaceFiles: ["Main", "Other"])
  }

  @Test("A class overrides what a page finds by name, and sets itself as a delegate")
  func tables() {
    let source = """
      class Base: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBSegueAction func makeNext(_ coder: NSCoder, sender: Any?) -> Next? { nil }
      }
      final class Screen: Base { @IBAction func save(_ sender: Any, forEvent event: UIEvent) {} }
      extension Screen: UITextFieldDelegate, UITableViewDataSource { @IBAction private func close() -> Int { 1 } }
      class OtherController: UIViewController {}
      class Plain: UIViewController {}
      """
    let text = Translating(before: source, options: options).after
    #expect(text.contains("class Base: UIViewController { override var nibClassName: String? { \"Base\" };"))
    #expect(
      text.contains("override func setNibValue(_ value: NibValue, forKey key: String) -> Bool { switch key {")
    )
    #expect(text.contains("case \"label\": return value.set(&label);"))
    #expect(text.contains("default: return super.setNibValue(value, forKey: key)"))
    #expect(text.contains("case \"makeNext:sender:\": return makeNext(coder, sender: sender);"))
    #expect(
      text.contains(
        "Selector(nibAction: \"save:forEvent:\") { (target: Screen, values) in target.save(Selector.argument(values, 0), "
          + "forEvent: Selector.argument(values, 1)) }"))
    #expect(
      text.contains("Selector(nibAction: \"close\") { (target: Screen, values) in _ = target.close() }"))
    #expect(
      text.contains(
        "if key == \"delegate\", let object = object as? UITextField { object.delegate = self; return true };"
      ))
    #expect(
      text.contains(
        "if key == \"dataSource\", let object = object as? UITableView { object.dataSource = self; return true };"
      ))
    #expect(
      text.contains(
        "class OtherController: UIViewController { override var nibClassName: String? { \"OtherController\" };}"
      ))
    #expect(text.contains("class Plain: UIViewController {}"))
    #expect(!text.contains("NibConnectable"))
  }

  @Test("A page without storyboards has nothing of them")
  func without() {
    var options = options
    options.interfaceFiles = []
    let source = "class AppDelegate: UIResponder, UIApplicationDelegate { @IBOutlet var window: UIWindow? }"
    let text = Translating(before: source, options: options).after
    #expect(!text.contains("nib") && !text.contains("AppInterface"))
  }

  @Test("A class that connects outlets and is no object of UIKit is named with its line")
  func objects() {
    let source = "\nclass Model { @IBOutlet var label: UILabel! }"
    let remarks = Translating(before: source, options: options).remarks
    #expect(
      remarks == [
        "2: a class whose outlets and actions a page connects derives from a class of UIKit or from NSObject"
      ])
  }

  private func interface(_ sources: String, _ text: String, infoPlist: String? = nil) throws -> AppInterface {
    AppInterface(
      [try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")],
      index: ModuleIndex([Translator.facts(of: sources)]), available: ["NibLoading"],
      infoPlist: infoPlist.map { Data($0.utf8) })
  }

  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene><objects><viewController id="a" customClass="Screen" customModule="App"><view key="view" id="v"><subviews>
    <label id="l"><attributedString key="attributedText"><fragment content="A"/></attributedString></label>
    </subviews></view></viewController></objects></scene></scenes>
    <resources><image name="gear" catalog="system"/><image name="Logo"/><image name="pin.fill" catalog="system"/></resources>
    </document>
    """

  @Test("The source of a page has the compiled files, the start and the symbols, and no paths of keys")
  func source() throws {
    let sources = """
      class Screen: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      extension UIView { @IBInspectable var edge: CGFloat { get { 0 } set {} } }
      """
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
      """
    let result = try interface(sources, text, infoPlist: plist).sourceOfPage
    for line in [
      "symbolsOfInterfaceFiles: StaticString = \"gear pin.fill\"", "storyboards: [(\"Main\", \"NIB1",
      "nibs: [],",
      "mainStoryboard: nil, sceneStoryboard: \"Main\"",
      "windowDelegate: { ($0 as AnyObject) as? SceneDelegate }",
      "classes.add(\"Screen\", module: \"App\") { Screen(coder: $0) }",
      "classes.addProperty(\"edge\") { (object: UIView, value) in value.set(&object.edge) }",
    ] { #expect(result.contains(line)) }
    #expect(!result.contains("add(\"SceneDelegate\")"))
  }

  @Test("What a page shows otherwise is named with its file and line")
  func remarks() throws {
    let remarks = try interface("class Screen: UIViewController {}", text).remarksOfPage
    #expect(
      remarks.map(\.description) == [
        "Main.storyboard:3: a page shows an attributed text with the font and the colour of its first part"
      ])
  }

  @Test("Bytes are characters that a literal of Swift can have")
  func characters() {
    #expect(
      AppInterface.characters(of: Data([0, 0x41, 0x22, 0x5C, 0x7F, 0xFF]))
        == "\"\\u{0}A\\u{22}\\u{5c}\\u{7f}\\u{ff}\"")
  }
}
