extension UIScreen {
  /// The brightness, from 0 to 1; 0.5 by default. It is kept, and hosts do not follow it.
  public var brightness: CGFloat {
    get { ApplicationScope.shared.screen.brightness }
    set {
      let limited = newValue.isNaN ? brightness : min(max(newValue, 0), 1)
      guard limited != brightness else { return }
      ApplicationScope.shared.screen.brightness = limited
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// The brightness was set.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The screens: the main one.
  public class var screens: [UIScreen] { [main] }

  /// How often a second the screen can change at most: 60 times.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is recorded: false.
  public var isCaptured: Bool { false }
}

extension UIDevice {
  /// How the device is powered.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// By its battery.
    case unplugged = 1
    /// By a cable, which charges it.
    case charging = 2
    /// By a cable, with a full battery.
    case full = 3
  }

  /// Whether the battery is watched; false by default.
  public var isBatteryMonitoringEnabled: Bool {
    get { ApplicationScope.shared.screen.watchesBattery }
    set { ApplicationScope.shared.screen.watchesBattery = newValue }
  }

  /// The charge of the battery, from 0 to 1; -1 for unknown: while the battery is not watched, and unless a host states it.
  public var batteryLevel: Float {
    isBatteryMonitoringEnabled ? ApplicationScope.shared.screen.sensors.level : -1
  }

  /// How the device is powered; unknown while the battery is not watched, and unless a host states it.
  public var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? ApplicationScope.shared.screen.sensors.battery : .unknown
  }

  /// Whether something close to the screen is watched for; false by default. It stays false on a device without such a sensor, which is one
  /// whose host does not call `setProximity(_:)`.
  public var isProximityMonitoringEnabled: Bool {
    get { ApplicationScope.shared.screen.sensors.watchesProximity }
    set {
      let hasSensor = ApplicationScope.shared.screen.sensors.hasProximity
      ApplicationScope.shared.screen.sensors.watchesProximity = newValue && hasSensor
    }
  }

  /// Whether something is close to the screen; false while that is not watched for.
  public var proximityState: Bool {
    isProximityMonitoringEnabled && ApplicationScope.shared.screen.sensors.isClose
  }

  /// Whether several programs can run at a time: true.
  public var isMultitaskingSupported: Bool { true }

  /// Whether changes of the orientation are notified: true.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Asks for notifications of the orientation, which are always posted.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends notifications of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// An identifier of the device for the app, the same in each run. It is kept in the program's defaults.
  public var identifierForVendor: UUID? {
    let (defaults, key) = (UserDefaults.standard, "OpenUIKit.identifierForVendor")
    if let known = defaults.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    defaults.set(made.uuidString, forKey: key)
    return made
  }
}
