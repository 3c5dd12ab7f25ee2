/// The vertical extent of the bars that cover a view controller's view at the top or bottom.
public protocol UILayoutSupport: NSObjectProtocol, ViewTreeConfined {
  /// The length in points of the part of the controller's view that is covered.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}
