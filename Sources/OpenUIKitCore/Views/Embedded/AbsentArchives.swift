// A page has no keyed archives.
extension UIView {
  func readArchive(from coder: NSCoder) {}
}
