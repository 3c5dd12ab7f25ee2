import Foundation
import InterfaceBuilder
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

  @Test(
    "dates far away and limits in the wrong order are shown by every kind of picker",
    arguments: ["wheels", "compact", "inline"], ["date", "time", "dateAndTime", "countDownTimer"])
  func dates(style: String, mode: String) throws {
    for (index, date) in ["1e300", "-1e300", "1e18", "-1e18", "1e11", "-1e11", "1e-300"].enumerated() {
      let view = try nib(
        """
        <datePicker id="a" tag="1" datePickerMode="\(mode)" style="\(style)" countDownDuration="\(date)">
        <date key="date" timeIntervalSinceReferenceDate="\(date)"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="\(index.isMultiple(of: 2) ? date : "5")"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="\(index.isMultiple(of: 2) ? "5" : date)"/></datePicker>
        """)
      view.layoutIfNeeded()
      #expect(view.viewWithTag(1) is UIDatePicker)
    }
  }

  @Test("any attribute with any value builds a scene or leaves something out", arguments: 0..<8)
  func anyValues(seed: UInt64) throws {
    var state = (seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let values = [
      "", "-1", "0", "1e300", "nan", "YES", "leading", "width", "a", "l1", "t1", "grouped", "9999", "1:0",
    ]
    let whole = try InterfaceDocument(data: Data(Self.scene.utf8), file: "Main.storyboard")
    for _ in 0..<20 {
      let changed = whole.mapped { element in
        var element = element
        for name in element.attributes.keys.sorted() where !Self.kept.contains(name) && random(12) == 0 {
          element.attributes[name] = values[random(values.count)]
        }
        return element
      }
      let controller = UIStoryboard.storyboard(changed) { _ in }.instantiateInitialViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.unsatisfiableConstraintsHandler = { _ in }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  /// The attributes that find the scene: a storyboard without it stops the program, as in UIKit.
  private static let kept: Set<String> = ["type", "initialViewController", "id", "key"]

  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a">
    <scenes><scene><objects><viewController id="a" storyboardIdentifier="first" title="A"><view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0" y="0" width="390" height="844"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <viewLayoutGuide key="safeArea" id="g"/><subviews>
    <label id="l1" text="One" textAlignment="center" numberOfLines="0" alpha="0.5" tag="3" hidden="NO" lineBreakMode="wordWrap"><fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/></label>
    <button id="b1" buttonType="system"><state key="normal" title="Push" image="star" catalog="system"/><buttonConfiguration key="configuration" style="filled" title="T" imagePadding="4"/></button>
    <stackView id="s1" axis="vertical" spacing="8" alignment="top" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO"><subviews><switch id="w1" on="YES"/><slider id="d1" minValue="0" maxValue="1" value="0.5"/><stepper id="e1" value="2" minimumValue="0" maximumValue="4" stepValue="1"/></subviews>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
    <segmentedControl id="c1" selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO"><segments><segment title="A" width="40"/><segment title="B"/></segments></segmentedControl>
    <pageControl id="p1" numberOfPages="3" currentPage="1"/><progressView id="r1" progress="0.5"/>
    <textField id="f1" text="F" borderStyle="roundedRect" minimumFontSize="12"><textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="go"/></textField>
    <scrollView id="x1" minimumZoomScale="0.5" maximumZoomScale="2"><rect key="frame" x="0" y="0" width="100" height="100"/><size key="contentSize" width="10" height="10"/></scrollView>
    <tableView id="t1" style="plain" rowHeight="44" estimatedRowHeight="44" sectionHeaderHeight="20" separatorStyle="none"><rect key="frame" x="0" y="0" width="100" height="100"/><prototypes><tableViewCell reuseIdentifier="R" id="k1"/></prototypes></tableView>
    <collectionView id="o1"><rect key="frame" x="0" y="0" width="100" height="100"/><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="y1"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
    <datePicker id="z1" datePickerMode="date" minuteInterval="5" style="wheels" countDownDuration="90"><date key="date" timeIntervalSinceReferenceDate="9000"/><date key="minimumDate" timeIntervalSinceReferenceDate="0"/><date key="maximumDate" timeIntervalSinceReferenceDate="90000000"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>
    <textView id="q1" editable="NO" text="x"><dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
    <tabBar id="h1"><rect key="frame" x="0" y="0" width="300" height="49"/><tabBarAppearance key="standardAppearance"><tabBarItemAppearance key="stackedLayoutAppearance"><tabBarItemStateAppearance key="normal"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/><offsetWrapper key="badgePositionAdjustment" horizontal="1" vertical="2"/></tabBarItemStateAppearance></tabBarItemAppearance></tabBarAppearance>
    <items><tabBarItem title="One" badgeValue="1" image="star" catalog="system" id="h2"><inset key="imageInsets" minX="1" minY="6" maxX="2" maxY="-6"/><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/></tabBarItem></items></tabBar>
    </subviews><constraints>
    <constraint firstItem="s1" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="8" multiplier="1" priority="750" id="n1"/>
    <constraint firstItem="s1" firstAttribute="top" secondItem="g" secondAttribute="top" relation="greaterThanOrEqual" id="n2"/>
    <constraint firstItem="c1" firstAttribute="width" secondItem="c1" secondAttribute="height" multiplier="3:2" id="n3"/>
    <constraint firstItem="c1" firstAttribute="top" secondItem="s1" secondAttribute="bottom" constant="8" symbolic="YES" id="n4"/>
    </constraints></view><navigationItem key="navigationItem" title="T" id="i1"><barButtonItem key="rightBarButtonItem" systemItem="add" width="20" id="j1"/></navigationItem></viewController></objects></scene></scenes></document>
    """
}
