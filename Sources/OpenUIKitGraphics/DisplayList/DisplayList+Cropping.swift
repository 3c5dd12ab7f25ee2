extension DisplayList {
  /// The part of the list in an area, in points of the window, as a list of the size of that area.
  package func cropped(to area: CGRect) -> DisplayList {
    var part = self
    part.size = area.size
    guard let first = entries.first else { return part }
    part.entries[0].transform = CATransform3DConcat(
      first.transform, CATransform3DMakeTranslation(-area.minX, -area.minY, 0))
    return part
  }
}
