/// The battery and the proximity sensor of a device, as a host states them.
struct DeviceSensors {
  var level: Float = -1
  var battery = UIDevice.BatteryState.unknown
  /// Whether the device has a proximity sensor.
  var hasProximity = false
  var isClose = false
  var watchesProximity = false
}

extension UIDevice {
  /// Posted after the charge of the battery has changed, if the battery is watched.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after the device was connected to a cable or disconnected, if the battery is watched.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted after something has come close to the screen or has left it, if the sensor is on.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Sets the charge of the battery, from 0 to 1 or -1 for unknown, and how the device is powered. A host calls it, or a test. Posts
  /// notifications of what has changed, if the battery is watched. A charge that is not a number is refused.
  public func setBattery(level: Float, state: BatteryState) {
    guard !level.isNaN else { return }
    let old = ApplicationScope.shared.screen.sensors
    let new = level < 0 ? -1 : min(level, 1)
    ApplicationScope.shared.screen.sensors.level = new
    ApplicationScope.shared.screen.sensors.battery = state
    guard isBatteryMonitoringEnabled else { return }
    if new != old.level { post(Self.batteryLevelDidChangeNotification) }
    if state != old.battery { post(Self.batteryStateDidChangeNotification) }
  }

  /// Sets whether something is close to the screen. A host with such a sensor calls it, or a test. From the first call on
  /// `isProximityMonitoringEnabled` can be set. Posts a notification of a change if that is true.
  public func setProximity(_ isClose: Bool) {
    let old = proximityState
    ApplicationScope.shared.screen.sensors.hasProximity = true
    ApplicationScope.shared.screen.sensors.isClose = isClose
    if isProximityMonitoringEnabled, isClose != old { post(Self.proximityStateDidChangeNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
