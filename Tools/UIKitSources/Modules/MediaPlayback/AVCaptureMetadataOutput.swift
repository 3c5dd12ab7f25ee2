import Foundation
import OpenUIKit

/// Joins an input and an output.
open class AVCaptureConnection: NSObject {
  override init() { super.init() }
}

/// Takes the codes that a camera sees. The device has none, so no method is called.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with the codes.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Gives the codes that a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be looked for: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture in which codes are looked for.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Takes the codes; not retained.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the delegate that takes the codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}
