/// A view whose content and background can come from configurations. Those of pages do not.
package protocol ConfiguredView: UIView {}

extension ConfiguredView {
  var hasContentConfiguration: Bool { false }
  var hasBackgroundConfiguration: Bool { false }
  func updateConfigurationIfNeeded() {}
  func setNeedsUpdateConfiguration() {}
}

extension UITableViewCell {
  var contentTextStart: CGFloat? { nil }
}
