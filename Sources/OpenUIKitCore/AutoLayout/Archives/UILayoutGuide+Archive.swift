extension UILayoutGuide {
  /// Reads the identifier from a keyed archive.
  final func readIdentifier(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, let name = coder.object(forKey: "UILayoutGuideIdentifier") as? String
    else { return }
    identifier = name
  }
}
