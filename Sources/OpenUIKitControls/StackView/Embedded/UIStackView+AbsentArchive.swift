// A page has no keyed archives.
extension UIStackView {
  func readStack(from coder: NSCoder) {}
}
