/// The label of a button's title, which notifies the button when its size changes.
final class ButtonTitleLabel: UILabel {
  var didChange: () -> Void = {}

  override var classOverrides: ViewOverrides { overrides(.content, ofClass: ButtonTitleLabel.self) }

  #if !hasFeature(Embedded)
    override var mayDrawByItself: Bool { false }
  #endif

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    didChange()
  }
}
