import Foundation
import InterfaceBuilder
import NibLoading
import OpenUIKit
import Testing

@MainActor @Suite("External objects of nibs")
struct ExternalObjectTests {
  /// A nib with a button whose action goes to the placeholder `x`.
  private func instantiate(_ identifier: String) throws -> (button: UIButton, remarks: [String]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="\(identifier)" id="x"/>
      <button id="b"><connections>
      <action selector="save:" destination="x" eventType="touchUpInside" id="c"/>
      </connections></button>
      </objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), file: "Test.xib")
    var remarks: [String] = []
    let nib = UINib.nib(document) { remarks.append("\($0.line): \($0.message)") }
    let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
    return (button, remarks)
  }

  @Test("one is named with its line, and its actions do not reach the first responder")
  func external() throws {
    let (button, remarks) = try instantiate("controller")
    #expect(
      remarks == [
        "4: the external object controller is not available here: its outlets and actions are left out"
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
