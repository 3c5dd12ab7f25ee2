/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the top of the device on the right.
  case landscapeLeft = 4
  /// On its side, with the top of the device on the left.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with the top of the device on the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with the top of the device on the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIWindowScene {
  /// The orientation of the interface: on its side if the key window is wider than high.
  public final var interfaceOrientation: UIInterfaceOrientation {
    guard let size = (keyWindow ?? windows.last)?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

extension UIWindow {
  /// The orientations that the frontmost controller and the app support, for hosts that can turn the window; the present one if they have
  /// none in common.
  public final var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard var controller = rootViewController else { return .all }
    while let presented = controller.presented, presented.presentation?.style == .fullScreen {
      controller = presented
    }
    guard controller.shouldAutorotate else { return currentOrientation }
    #if hasFeature(Embedded)
      return controller.supportedInterfaceOrientations
    #else
      let common = controller.supportedInterfaceOrientations.intersection(
        UIApplication.shared.supportedInterfaceOrientations(for: self))
      return common.isEmpty ? currentOrientation : common
    #endif
  }

  private var currentOrientation: UIInterfaceOrientationMask {
    bounds.width > bounds.height ? .landscape : .portrait
  }
}
