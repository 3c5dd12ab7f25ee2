#if canImport(OpenUIKitCairo)
  import Foundation
  import InterfaceBuilder
  import OpenUIKit
  import Testing

  @testable import masonry

  @MainActor @Suite("Pictures of scenes")
  struct SceneDrawingTests {
    private func subviews(_ elements: String) throws -> [UIView] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>\(elements)</subviews></view></objects>
        </document>
        """
      let drawn = PlaceholderDocument(try InterfaceDocument(data: Data(text.utf8), file: "Test.xib"))
      let nib = UINib.nib(drawn.document, classes: drawn.classes)
      return try #require(nib.instantiate(withOwner: nil).first as? UIView).subviews
    }

    private func placeholderText(_ view: UIView) -> String? {
      view is PlaceholderView ? (view.subviews.first as? UILabel)?.text : nil
    }

    @Test("a view that an app's class draws is a placeholder with the name of the class, in its place")
    func custom() throws {
      let views = try subviews(
        """
        <view id="a" customClass="Chart" customModule="Charts"><rect key="frame" x="10" y="20" width="100" height="50"/></view>
        <mapView id="b"/><view id="c" customClass="Card"><subviews><label id="l" text="Inside"/></subviews></view>
        <label id="d" customClass="Badge" text="3"/><view id="e" customClass="UIControl"/><view id="f"/>
        """)
      #expect(views.map(placeholderText) == ["Chart", "MKMapView", nil, nil, nil, nil])
      #expect(views[0].frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      // Its own text does not make it larger.
      #expect(views[0].intrinsicContentSize == UIView().intrinsicContentSize)
      #expect(views[2].subviews.first is UILabel)
      #expect((views[3] as? UILabel)?.text == "3")
      #expect(views[4] is UIControl)
    }

    @Test("constraints and colours of the file are those of the placeholder")
    func properties() throws {
      let views = try subviews(
        """
        <view id="a" customClass="Chart"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        """)
      #expect(views[0].backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("what an app has is not reported as missing, and what the reader leaves out is")
    func remarks() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="root" customClass="Card"><subviews><imageView image="plane" hologram="YES" id="i"/>
        <button id="b"><connections><action selector="save:" destination="root" eventType="touchUpInside" id="a"/></connections></button></subviews>
        <connections><outlet property="picture" destination="i" id="o"/></connections></view></objects>
        </document>
        """
      let drawing = SceneDrawing(
        try InterfaceDocument(data: Data(text.utf8), file: "Test.xib"), isDark: nil)
      #expect(drawing.scenes.count == 1)
      #expect(drawing.remarks == ["Test.xib:2: the attribute hologram of <imageView> has no effect here"])
    }
  }
#endif
