import Foundation
import OpenUIKit

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not chosen yet.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user does not allow it.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// A camera or a microphone. The device has none.
open class AVCaptureDevice: NSObject {
  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// At the back.
    case back = 1
    /// At the front.
    case front = 2
  }

  /// The kind of a camera or a microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The camera with depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
  }

  /// The mode of the light.
  public enum TorchMode: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// It is on in the dark.
    case auto = 2
  }

  override init() { super.init() }

  /// Where the camera is.
  open var position: Position { .unspecified }
  /// Whether there is a light.
  open var hasTorch: Bool { false }
  /// The mode of the light.
  open var torchMode = TorchMode.off
  /// Begins changes of the camera.
  open func lockForConfiguration() throws {}
  /// Ends changes of the camera.
  open func unlockForConfiguration() {}

  /// The usual device for a medium: nil, since there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// A device of a kind: nil, since there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Whether the app may use devices for a medium: the user cannot allow it.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }
  /// Answers that the app may not.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  /// Whether the app may: not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
