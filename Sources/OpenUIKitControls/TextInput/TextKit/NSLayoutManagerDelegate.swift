/// The object that is notified of the layouts of a layout manager. All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The text or a container has changed, so that the layout is made again when it is needed. Called once for each layout.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// A container is laid out. `layoutFinishedFlag` is true, because the text is laid out as a whole.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// The size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
}
