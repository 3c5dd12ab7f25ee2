/// The device that runs the program.
public final class UIDevice: NSObject, ViewTreeConfined {
  /// The device of the window of `UIScreen.main`.
  public class var current: UIDevice { UIDevice() }

  /// The kind of device, as set by the window's host; unspecified by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// How the device is held, from the shape of the window: `landscapeLeft` if it is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The model, from the kind of device: “iPhone”, “iPad” or “Mac”.
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }

  /// The model in the user's language, equal to `model`.
  public var localizedModel: String { model }

  /// The name of the device for users, equal to `model`.
  public var name: String { model }

  /// The system whose interface OpenUIKit follows.
  public var systemName: String { "iOS" }

  /// The version of the system whose interface OpenUIKit follows.
  public var systemVersion: String { "17.0" }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the top to the left.
  case landscapeLeft = 3
  /// On its side, with the top to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is one of the two on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
