/// What programs set of the screen and the device. Hosts do not follow it, except for the sensors, which they set.
struct ScreenState {
  var brightness: CGFloat = 0.5
  var watchesBattery = false
  var wantsSoftwareDimming = false
  /// What a host states of the device.
  var sensors = DeviceSensors()
}
