@_spi(Overrides) import OpenUIKitCore

extension UITableViewCell {
  /// Where the text of the content configuration begins, in points; nil without such a content.
  var contentTextStart: CGFloat? {
    (configurations.contentView as? any IndentedContentView)?.textStart(in: contentView.bounds.width)
  }

  /// A configuration replaces the labels and the image of the cell.
  package func contentConfigurationDidChange() {
    for view in [titleStorage, detailStorage, pictureStorage] as [UIView?] {
      view?.isHidden = hasContentConfiguration
    }
  }
}
