import Foundation
import InterfaceBuilder
import NibLoading
import OpenUIKit
import Testing

/// Counts what it is asked for. It has the outlet `button` and the action `save:`.
private final class Keeper: UIResponder, NibConnectable {
  weak var button: UIButton?
  private(set) var saved = 0
  private(set) var awakenings = 0

  func setNibValue(_ value: Any?, forKey key: String) -> Bool {
    key == "button" && setNibValue(value, at: \Keeper.button, of: self)
  }

  func nibAction(_ name: String) -> Selector? { name == "save:" ? Selector("save:", Keeper.save) : nil }

  func save(_ sender: Any?) { saved += 1 }

  override func awakeFromNib() { awakenings += 1 }
}

@MainActor @Suite("External objects of nibs")
struct ExternalObjectTests {
  /// A nib with a button whose action goes to the placeholder `x`, which has an outlet to the button.
  private func instantiate(_ identifier: String, external: [String: Any]? = nil) throws -> (
    button: UIButton, remarks: [String]
  ) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="\(identifier)" id="x"><connections><outlet property="button" destination="b" id="o"/></connections></placeholder>
      <button id="b"><connections>
      <action selector="save:" destination="x" eventType="touchUpInside" id="c"/>
      </connections></button>
      </objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), file: "Test.xib")
    var remarks: [String] = []
    let nib = UINib.nib(document) { remarks.append("\($0.line): \($0.message)") }
    let objects = nib.instantiate(withOwner: nil, options: external.map { [.externalObjects: $0] })
    return (try #require(objects.first as? UIButton), remarks)
  }

  @Test("one that is given in the options has its outlets and actions, and is neither awakened nor returned")
  func given() throws {
    let keeper = Keeper()
    let (button, remarks) = try instantiate("keeper", external: ["keeper": keeper, "other": Keeper()])
    #expect(remarks.isEmpty)
    #expect(keeper.button === button)
    button.sendActions(for: .touchUpInside)
    #expect((keeper.saved, keeper.awakenings) == (1, 0))
  }

  @Test("one that is not given is named with its line, and its actions do not reach the first responder")
  func missing() throws {
    let (button, remarks) = try instantiate("controller", external: ["keeper": Keeper()])
    #expect(
      remarks == [
        "4: no external object is given for controller in the options: its outlets and actions are left out"
      ])
    #expect(button.allControlEvents.isEmpty)
  }

  @Test("the first responder is none: actions still reach it, and nothing is named")
  func firstResponder() throws {
    let (button, remarks) = try instantiate("IBFirstResponder")
    #expect(remarks.isEmpty)
    #expect(button.allControlEvents == .touchUpInside)
  }
}
