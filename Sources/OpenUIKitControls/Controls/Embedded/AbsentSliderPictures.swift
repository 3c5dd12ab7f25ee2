// Sliders of pages have no pictures of their parts.
extension UISlider {
  final var pictures: SliderPictures? { nil }
  func picturesDidChange() {}
}

/// The pictures of a slider's parts. None exists.
enum SliderPictures {
  func thumb(in state: UIControl.State) -> UIImage? { nil }
  func place(minimum: CGRect, track: CGRect, thumb: CGRect) {}
}
