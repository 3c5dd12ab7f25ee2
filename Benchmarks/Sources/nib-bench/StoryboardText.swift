/// A storyboard, as Xcode saves it: each scene has rows of a picture and two labels in a scroll view. Made up.
struct StoryboardText {
  /// The file.
  let text: String

  /// Scenes with three views in each row, and two around them.
  init(scenes: Int = 1, rows: Int) {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c0">
      <scenes>\((0..<scenes).map { Self.scene($0, rows: rows) }.joined(separator: "\n"))</scenes></document>
      """
  }

  /// A scene, whose identifiers end with its number.
  private static func scene(_ number: Int, rows: Int) -> String {
    let scene = """
      <scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <subviews><scrollView contentMode="scaleToFill" id="scroll">
      <rect key="frame" x="0" y="0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \((0..<rows).map(row).joined(separator: "\n"))
      </subviews>
      <constraints>
      \((0..<rows).map(constraints).joined(separator: "\n"))
      </constraints>
      </scrollView></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
      </objects></scene>
      """
    return ["id", "firstItem", "secondItem"].reduce(scene) { text, name in
      text.replacing(try! Regex<(Substring, Substring)>(" \(name)=\"([^\"]*)\"")) { match in
        " \(name)=\"\(match.output.1)\(match.output.1 == "c" ? "" : "-")\(number)\""
      }
    }
  }

  private static func row(_ index: Int) -> String {
    """
    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="i\(index)"/>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title of row \(index)" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="t\(index)">
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/><nil key="textColor"/></label>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="What it is about" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="d\(index)">
    <fontDescription key="fontDescription" type="system" pointSize="15"/>
    <color key="textColor" systemColor="secondaryLabelColor"/></label>
    """
  }

  private static func constraints(_ row: Int) -> String {
    let above = row == 0 ? ("scroll", "top") : ("d\(row - 1)", "bottom")
    let lines = [
      (first: "i\(row)", "leading", second: "scroll", "leading", constant: 16),
      (first: "i\(row)", "top", second: above.0, above.1, constant: 12),
      (first: "t\(row)", "leading", second: "i\(row)", "trailing", constant: 12),
      (first: "t\(row)", "top", second: "i\(row)", "top", constant: 0),
      (first: "d\(row)", "leading", second: "t\(row)", "leading", constant: 0),
      (first: "d\(row)", "top", second: "t\(row)", "bottom", constant: 4),
    ]
    let sizes = ["width", "height"].map {
      "<constraint firstItem=\"i\(row)\" firstAttribute=\"\($0)\" constant=\"32\" id=\"k\(row)-\($0)\"/>"
    }
    return
      (lines.enumerated().map { number, line in
        """
        <constraint firstItem="\(line.first)" firstAttribute="\(line.1)" secondItem="\(line.second)" secondAttribute="\(line.3)" \
        constant="\(line.constant)" id="k\(row)-\(number)"/>
        """
      } + sizes).joined(separator: "\n")
  }
}
