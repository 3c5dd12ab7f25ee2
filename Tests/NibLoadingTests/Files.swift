import Foundation
import InterfaceBuilder
import NibLoading
import OpenUIKit

/// A nib with a view of 300 x 400 points that contains some elements.
@MainActor func nib(
  _ subviews: String, constraints: String = "", classes: NibClasses = NibClasses(),
  remarks: Remarks = Remarks()
) throws -> UIView {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="root">
    <rect key="frame" x="0" y="0" width="300" height="400"/>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints>
    </view>
    </objects>
    </document>
    """
  let document = try InterfaceDocument(data: Data(text.utf8), file: "Test.xib")
  let nib = UINib.nib(document, classes: classes) { remarks.all.append($0.message) }
  return nib.instantiate(withOwner: nil).first as! UIView
}

/// A storyboard with some scenes. The initial one is that of the controller `a`, unless `initial` names another.
@MainActor func storyboard(
  _ controllers: String..., initial: String = "a", classes: NibClasses = NibClasses(),
  remarks: Remarks = Remarks()
) throws -> UIStoryboard {
  let scenes = controllers.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(
    separator: "\n")
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useSafeAreas="YES" initialViewController="\(initial)">
    <scenes>\(scenes)</scenes>
    </document>
    """
  let document = try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")
  return UIStoryboard.storyboard(document, classes: classes) { remarks.all.append($0.message) }
}

/// The remarks about what could not be built.
@MainActor final class Remarks {
  var all: [String] = []
}

extension UIView {
  /// The view with an accessibility identifier: this one or a descendant.
  func view(_ name: String) -> UIView? {
    accessibilityIdentifier == name ? self : subviews.lazy.compactMap { $0.view(name) }.first
  }
}
