// Descriptions in a page are short.
extension UIView {
  var lookDescriptions: [String] { [] }
}

extension AssociatedObjects {
  var nameOfOwner: String? { nil }
}
