extension NSCollectionLayoutDimension {
  /// The length of the longest content among the items of the same line, and until that is measured a length in points.
  ///
  /// It applies across the direction of the group: to heights in rows and to widths in columns. Along it, each item has the length of
  /// its own content.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    let dimension = Self(.estimated, estimate)
    dimension.isUniform = true
    return dimension
  }

  /// Whether this is the length of the longest sibling.
  public final var isUniformAcrossSiblings: Bool { isUniform }
}

extension NSCollectionLayoutItem {
  /// Whether the item has the length of the longest sibling across a row or a column. Groups have that of their content.
  final func isUniform(inRow isRow: Bool) -> Bool {
    guard !(self is NSCollectionLayoutGroup) else { return false }
    return (isRow ? layoutSize.heightDimension : layoutSize.widthDimension).isUniform
  }
}

extension NSCollectionLayoutGroup {
  /// The subitem of a position in a line.
  final func subitem(at index: Int) -> NSCollectionLayoutItem { subitems[index % subitems.count] }
}
