/// What programs set of the screen and the device. Hosts do not follow it.
struct ScreenState {
  var brightness: CGFloat = 0.5
  var watchesBattery = false
}
