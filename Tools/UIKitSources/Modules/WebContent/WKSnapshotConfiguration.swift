import Foundation
import OpenUIKit

/// Which part of a page a picture shows.
public final class WKSnapshotConfiguration: NSObject, ViewTreeConfined {
  /// The part, in points of the view; `CGRect.null` for all that is visible.
  public var rect = CGRect.null
  /// The width of the picture, in points; nil for that of the part.
  public var snapshotWidth: NSNumber?
  /// Whether changes are shown first. They always are here.
  public var afterScreenUpdates = true

  /// Creates a configuration for all that is visible.
  public override init() { super.init() }
}

extension WKWebView {
  /// Passes on a picture of the page, or an error for a part without an area.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let asked = snapshotConfiguration?.rect ?? .null
    let rect = asked.isNull ? bounds : asked
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      Task { @MainActor in completionHandler(nil, WKError(.unknown)) }
      return
    }
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
    let scale = width > 0 ? width / rect.width : 1
    let size = CGSize(width: rect.width * scale, height: rect.height * scale)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
    Task { @MainActor in completionHandler(image, nil) }
  }
}
