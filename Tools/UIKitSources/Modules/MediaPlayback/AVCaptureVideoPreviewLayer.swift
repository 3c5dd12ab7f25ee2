import Foundation
import OpenUIKit

/// Shows what a camera sees. The device has none, so it has its background alone.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session; nil for none.
  open var session: AVCaptureSession?
  /// How pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Creates a copy that shows an animation.
  public override init(layer: Any) {
    super.init(layer: layer)
    let other = layer as? AVCaptureVideoPreviewLayer
    session = other?.session
    videoGravity = other?.videoGravity ?? .resizeAspect
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A code in the coordinates of the layer: nil, since no code has any.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
