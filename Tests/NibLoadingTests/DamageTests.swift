import NibLoading
import OpenUIKit
import Testing

@MainActor @Suite("Files that Xcode would not save")
struct DamageTests {
  @Test("a constraint that UIKit refuses is left out and named")
  func constraints() throws {
    let remarks = Remarks()
    let view = try nib(
      """
      <view id="a"><constraints>
      <constraint firstAttribute="leading" constant="8" id="c1"/>
      <constraint firstAttribute="width" secondItem="b" secondAttribute="top" id="c2"/>
      <constraint firstItem="a" firstAttribute="left" secondItem="b" secondAttribute="leading" id="c3"/>
      <constraint firstItem="g" firstAttribute="width" constant="8" id="c4"/>
      <constraint firstItem="none" firstAttribute="width" constant="8" id="c5"/>
      </constraints></view><view id="b"/>
      <navigationBar id="n"><items><navigationItem id="g"/></items></navigationBar>
      """, remarks: remarks)
    #expect(view.subviews.count == 3)
    #expect(
      remarks.all
        == Array(repeating: "Invalid pairing of layout attributes.", count: 4) + [
          "the constraint has no first item or attribute"
        ])
  }

  @Test("a constraint between views without a common ancestor is left out")
  func ancestors() throws {
    let view = try nib(
      """
      <view id="a"><constraints><constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="c"/></constraints></view>
      <view id="b" tag="1"/>
      """)
    #expect(view.subviews.count == 2 && view.viewWithTag(1) != nil)
  }

  @Test("numbers without a meaning change nothing or are limited")
  func numbers() throws {
    let view = try nib(
      """
      <label id="l" tag="1" numberOfLines="-3" alpha="inf" minimumScaleFactor="nan" text="x"/>
      <segmentedControl id="s" selectedSegmentIndex="99"><segments><segment title="A" width="-5"/></segments></segmentedControl>
      <stepper id="t" minimumValue="5" maximumValue="1" stepValue="-1" value="1e300"/>
      <slider id="u" minValue="3" maxValue="-3" value="1e30"/>
      <pageControl id="p" numberOfPages="-4" currentPage="900"/>
      <progressView id="q" progress="1e40"/>
      <view id="v" tag="2"><rect key="frame" x="1e300" y="0" width="-5" height="nan"/></view>
      """)
    #expect(view.subviews.count == 7 && view.viewWithTag(1)?.alpha == 1)
  }
}
