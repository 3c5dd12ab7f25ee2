extension DisplayList {
  /// Fills the box of the last entry, which has a size, with a pattern.
  mutating func setPattern(_ pattern: ColorPattern, covering size: CGSize) {
    guard let area = pattern.picture(covering: size) else { return }
    setImage(Image(source: area.source, frame: CGRect(origin: .zero, size: area.size)))
  }
}
