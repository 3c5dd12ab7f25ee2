@_spi(Layout) import OpenUIKitLayout

/// The label of a button's title, which notifies the button when its size changes. The name is the one in UIKit's descriptions.
final class UIButtonLabel: UILabel {
  var didChange: () -> Void = {}

  /// A mode that breaks lines lets the title have several, as in UIKit (openradar.me/48962133).
  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode.breaksLines, numberOfLines == 1 { numberOfLines = 0 } }
  }

  override var classOverrides: ViewOverrides { overrides(.content, ofClass: UIButtonLabel.self) }

  #if !hasFeature(Embedded)
    override var mayDrawByItself: Bool { false }
  #endif

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    didChange()
  }
}
