import OpenUIKitControls

/// An item with the content that a large content viewer shows of it. Views are items.
public protocol UILargeContentViewerItem: NSObjectProtocol, ViewTreeConfined {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The text; nil for none.
  var largeContentTitle: String? { get }
  /// The picture; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is enlarged, as one without sizes of its own for large texts.
  var scalesLargeContentImage: Bool { get }
  /// Insets that move the picture to where it looks centred, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
