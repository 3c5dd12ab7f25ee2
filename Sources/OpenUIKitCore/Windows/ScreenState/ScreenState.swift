/// The state of the screen and the device that programs set. Hosts do not follow it, except for the sensors, which they set.
struct ScreenState {
  var brightness: CGFloat = 0.5
  var watchesBattery = false
  var wantsSoftwareDimming = false
  /// The battery and the proximity sensor of the device, as a host states them.
  var sensors = DeviceSensors()
}
