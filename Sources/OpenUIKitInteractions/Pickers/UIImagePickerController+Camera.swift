import Foundation
import OpenUIKitCore

extension UIImagePickerController {
  /// The kind of media that a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo.
    case photo = 0
    /// A film.
    case video = 1
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// If it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// The quality of a film.
  public enum QualityType: Int, Sendable {
    /// The best one of the camera.
    case typeHigh = 0
    /// For a wireless network.
    case typeMedium = 1
    /// For a mobile network.
    case typeLow = 2
    /// 640 × 480 pixels.
    case type640x480 = 3
    /// 1280 × 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 × 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// The form of a file with a chosen picture.
  public enum ImageURLExportPreset: Int, Sendable {
    /// One that most programs read.
    case compatible = 0
    /// That of the library.
    case current = 1
  }

  /// Returns the kinds of media that a camera of the host takes; nil without a camera.
  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    isCameraDeviceAvailable(cameraDevice) ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
  }

  /// Whether a camera has a flash: false, because hosts do not state one.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Takes a picture with the host's camera. Without a camera, and with another source, it does nothing.
  public final func takePicture() {
    guard sourceType == .camera, Self.host?.hasCamera == true else { return }
    openCamera()
  }

  /// Begins a film. Returns false, because hosts take no films.
  public final func startVideoCapture() -> Bool { false }
  /// Ends a film. Hosts take none, so it does nothing.
  public final func stopVideoCapture() {}
}
