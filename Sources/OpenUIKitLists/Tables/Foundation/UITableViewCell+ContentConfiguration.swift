@_spi(Overrides) import OpenUIKitCore

extension UITableViewCell {
  /// A configuration replaces the labels and the image of the cell.
  package func contentConfigurationDidChange() {
    for view in [titleStorage, detailStorage, pictureStorage] as [UIView?] {
      view?.isHidden = hasContentConfiguration
    }
  }
}
