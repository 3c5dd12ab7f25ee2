import CarouselKit

/// A button of its own size. Outside a window the font that the title will have is not known.
final class MenuButton: UIButton {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    sizeToFit()
  }
}
