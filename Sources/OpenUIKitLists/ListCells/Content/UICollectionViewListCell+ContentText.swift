extension UICollectionViewListCell {
  /// Where the text of the content configuration begins, in points; nil without such a content.
  final var contentTextStart: CGFloat? {
    (configurations.contentView as? ListContentView)?.textStart(in: contentView.bounds.width)
  }
}
