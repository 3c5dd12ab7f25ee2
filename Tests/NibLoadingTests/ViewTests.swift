import Foundation
import NibLoading
import OpenUIKit
import Testing

@MainActor @Suite("Views of nibs")
struct ViewTests {
  @Test("a view without constraints has the frame and the mask of the file")
  func frame() throws {
    let view = try nib(
      """
      <view id="a" tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="center">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """)
    let made = try #require(view.viewWithTag(7))
    #expect(made.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(made.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(made.alpha == 0.5 && made.isHidden && made.clipsToBounds && made.contentMode == .center)
    #expect(made.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("constraints place views, and the frames of the file do not matter")
  func constraints() throws {
    let view = try nib(
      """
      <view id="a" tag="1" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints>
      <constraint firstAttribute="height" constant="50" id="h"/>
      <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="w"/>
      <constraint firstAttribute="width" constant="999" placeholder="YES" id="p"/>
      </constraints>
      </view>
      """,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="30" id="b"/>
        <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe" secondAttribute="top" constant="10" priority="500" id="t"/>
        """)
    view.layoutIfNeeded()
    // 400 - 30 - 50 = 320; 50 * 16 / 9 = 88.89, rounded to the pixels of a window that there is none of.
    let frame = try #require(view.viewWithTag(1)).frame
    #expect(frame.minX == 20 && frame.minY == 320 && frame.height == 50 && abs(frame.width - 800.0 / 9) < 0.5)
    #expect(view.constraints.map(\.priority.rawValue).sorted() == [500, 1000, 1000])
  }

  @Test("what is not installed by default is left out")
  func installation() throws {
    let view = try nib(
      """
      <view id="a" tag="1"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews><view id="b" tag="2"/><view id="c" tag="3"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      </view>
      """)
    #expect(view.viewWithTag(2) == nil && view.viewWithTag(3) != nil)
  }

  @Test("an absent priority is 250 for hugging and 750 for resistance, in labels too")
  func priorities() throws {
    let view = try nib("<label id=\"a\" tag=\"1\" horizontalHuggingPriority=\"251\" text=\"A\"/>")
    let label = try #require(view.viewWithTag(1))
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
  }

  @Test("a label has its text, font, lines and colours")
  func label() throws {
    let view = try nib(
      """
      <label id="a" tag="1" text="Title" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="2" adjustsFontSizeToFit="YES" \
      minimumScaleFactor="0.5">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
      <color key="textColor" systemColor="secondaryLabelColor"/>
      </label>
      """)
    let label = try #require(view.viewWithTag(1) as? UILabel)
    #expect(label.text == "Title" && label.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(
      label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 2
    )
    #expect(
      label.textColor == .secondaryLabel && label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth
    )
  }

  @Test("attributed text has the fonts and colours of its fragments")
  func attributedText() throws {
    let view = try nib(
      """
      <label id="a" tag="1"><attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="20" name="Helvetica"/></attributes></fragment>
      <fragment><string key="content"> and plain</string><attributes><font key="NSFont" size="15" metaFont="systemBold"/><paragraphStyle key="NSParagraphStyle" baseWritingDirection="rightToLeft"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require((view.viewWithTag(1) as? UILabel)?.attributedText)
    #expect(text.string == "Red and plain")
    #expect(
      text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 15))
    let style = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.baseWritingDirection == .rightToLeft)
  }

  @Test("a stack is arranged within its margins if the file gives it some")
  func stack() throws {
    let stacks = try nib(
      """
      <stackView id="a" tag="1" axis="vertical" distribution="fillEqually" alignment="center" spacing="7">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <subviews><view id="b" tag="3"/><view id="c"/></subviews>
      </stackView>
      <stackView id="d" tag="2" spacingType="standard"/>
      """)
    let stack = try #require(stacks.viewWithTag(1) as? UIStackView)
    #expect(
      stack.axis == .vertical && stack.distribution == .fillEqually && stack.alignment == .center
        && stack.spacing == 7)
    #expect(
      stack.isLayoutMarginsRelativeArrangement
        && stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews.first?.tag == 3)
    let other = try #require(stacks.viewWithTag(2) as? UIStackView)
    #expect(
      other.axis == .horizontal && other.spacing == UIStackView.spacingUseSystem
        && !other.isLayoutMarginsRelativeArrangement)
  }

  @Test("buttons have their states, insets and configurations")
  func buttons() throws {
    let view = try nib(
      """
      <button id="a" tag="1" buttonType="system">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="0.0001"/>
      <state key="normal" title="Buy"><color key="titleColor" white="0" alpha="1"/></state>
      <state key="disabled" title="Sold"/>
      </button>
      <button id="b" tag="2"><buttonConfiguration key="configuration" style="filled" title="More" imagePadding="5" cornerStyle="capsule"/></button>
      """)
    let button = try #require(view.viewWithTag(1) as? UIButton)
    #expect(button.title(for: .normal) == "Buy" && button.title(for: .disabled) == "Sold")
    #expect(
      button.titleLabel?.font == .boldSystemFont(ofSize: 18)
        && button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
    let configured = try #require((view.viewWithTag(2) as? UIButton)?.configuration)
    #expect(configured.title == "More" && configured.imagePadding == 5 && configured.cornerStyle == .capsule)
  }

  @Test("controls have their values")
  func controls() throws {
    let view = try nib(
      """
      <switch id="a" tag="1" on="YES"/>
      <slider id="b" tag="2" minValue="10" maxValue="20" value="12"/>
      <stepper id="c" tag="3" minimumValue="1" maximumValue="9" value="4" stepValue="2"/>
      <segmentedControl id="d" tag="4" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
      <progressView id="e" tag="5" progress="0.25"/>
      <pageControl id="f" tag="6" numberOfPages="5" currentPage="2"/>
      <activityIndicatorView id="g" tag="7" style="large" animating="YES"/>
      <textField id="h" tag="8" borderStyle="roundedRect" placeholder="Name"><textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
      <textView id="i" tag="9" editable="NO" text="Long"/>
      """)
    #expect((view.viewWithTag(1) as? UISwitch)?.isOn == true)
    #expect(
      (view.viewWithTag(2) as? UISlider)?.value == 12 && (view.viewWithTag(3) as? UIStepper)?.value == 4)
    let segments = view.viewWithTag(4) as? UISegmentedControl
    #expect(
      segments?.selectedSegmentIndex == 1 && segments?.titleForSegment(at: 0) == "One"
        && segments?.isEnabledForSegment(at: 1) == false)
    #expect((view.viewWithTag(5) as? UIProgressView)?.progress == 0.25)
    #expect((view.viewWithTag(6) as? UIPageControl)?.currentPage == 2)
    #expect((view.viewWithTag(7) as? UIActivityIndicatorView)?.isAnimating == true)
    let field = view.viewWithTag(8) as? UITextField
    #expect(
      field?.borderStyle == .roundedRect && field?.keyboardType == .emailAddress
        && field?.isSecureTextEntry == true)
    #expect(
      (view.viewWithTag(9) as? UITextView)?.text == "Long"
        && (view.viewWithTag(9) as? UITextView)?.isEditable == false)
  }

  // Apple, "UIActivityIndicatorView.Style.whiteLarge": the large white style.
  @Test(
    "wheels of older styles are white, unless the file states a colour",
    arguments: [("white", false), ("whiteLarge", true)])
  func whiteWheels(style: String, isLarge: Bool) throws {
    let view = try nib(
      """
      <activityIndicatorView id="g" tag="1" style="\(style)"/>
      <activityIndicatorView id="h" tag="2" style="\(style)"><color key="color" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></activityIndicatorView>
      """)
    let plain = try #require(view.viewWithTag(1) as? UIActivityIndicatorView)
    #expect(plain.color == .white && plain.style == (isLarge ? .large : .medium))
    #expect(
      (view.viewWithTag(2) as? UIActivityIndicatorView)?.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
  }

  @Test("a text view finds the links that the file states")
  func detectors() throws {
    let remarks = Remarks()
    let view = try nib(
      """
      <textView id="a" tag="1" editable="NO" text="x"><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
      <textView id="b" tag="2" editable="NO" text="x"/>
      """, remarks: remarks)
    #expect((view.viewWithTag(1) as? UITextView)?.dataDetectorTypes == .link)
    #expect((view.viewWithTag(2) as? UITextView)?.dataDetectorTypes == [])
    #expect(remarks.all.isEmpty)
  }

  @Test("date pickers have their dates, limits and locale")
  func datePickers() throws {
    let dates = ["minimumDate": 0.0, "maximumDate": 864_000, "date": 432_000]
    let elements = dates.map { "<date key=\"\($0)\" timeIntervalSinceReferenceDate=\"\($1)\"/>" }.joined()
    let view = try nib(
      """
      <datePicker id="a" tag="1" datePickerMode="date" style="wheels">\(elements)<locale key="locale" localeIdentifier="de_DE"/></datePicker>
      <datePicker id="b" tag="2" useCurrentDate="YES"><date key="date" timeIntervalSinceReferenceDate="0.0"/></datePicker>
      """)
    let picker = try #require(view.viewWithTag(1) as? UIDatePicker)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 432_000))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 864_000))
    #expect(picker.locale?.identifier == "de_DE")
    let current = try #require(view.viewWithTag(2) as? UIDatePicker)
    #expect(current.date > Date(timeIntervalSinceReferenceDate: 0) && current.minimumDate == nil)
  }

  @Test("runtime attributes set key paths of layers and of custom classes")
  func runtimeAttributes() throws {
    let remarks = Remarks()
    var classes = NibClasses()
    classes.add("Badge", module: "App") { Badge(coder: $0) }
    let view = try nib(
      """
      <view id="a" tag="1" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
      </userDefinedRuntimeAttributes></view>
      <view id="b" customClass="Missing"/>
      """, classes: classes, remarks: remarks)
    let badge = try #require(view.viewWithTag(1) as? Badge)
    #expect(badge.layer.cornerRadius == 8 && badge.count == 2.5 && badge.awakenings == 1)
    #expect(
      remarks.all == [
        "Unknown class Missing in Interface Builder file.",
        "this class is not key value coding-compliant for the key nothing: Badge",
      ])
  }
}

private final class Badge: UIView, NibConnectable {
  var count: CGFloat = 0
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }

  func setNibValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "count", let value = value as? CGFloat else { return false }
    count = value
    return true
  }
}
