// A page has no keyed archives.
extension UILayoutGuide {
  func readIdentifier(from coder: NSCoder) {}
}
