// Descriptions in a page are short.
extension UIView {
  var lookDescriptions: [String] { [] }
}
