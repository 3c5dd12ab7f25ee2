// Colours of pages have no patterns.
extension DisplayList {
  package mutating func setPattern(_ pattern: ColorPattern, covering size: CGSize) {}
}
