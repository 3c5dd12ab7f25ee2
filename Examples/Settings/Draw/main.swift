import Driver
import Foundation
import OpenUIKit

@testable import Settings

/// Writes pictures of all screens into a folder.
@MainActor
func drawScreens(on model: Device, into folder: String) throws {
  let device = AppDriver(AppDelegate(), SceneDelegate(), on: model)
  let size = device.window.bounds.size
  let isCompact = size.width < 600
  func draw(_ name: String) throws { try device.draw(to: "\(folder)/\(name)\(model.name).png") }
  func tap(_ name: String) { device.tapFront(name) }
  func goBack() { if isCompact { tap("Settings") } }

  try draw("01-introduction")
  tap("Continue")
  try draw("02-introduction-second")
  device.drag(
    from: CGPoint(x: size.width * 0.8, y: size.height / 2),
    to: CGPoint(x: size.width * 0.2, y: size.height / 2))
  try draw("03-introduction-third")
  tap("Get Started")
  try draw("04-permission")
  tap("Allow")
  try draw("05-settings")
  tap("Notifications, On")
  try draw("06-notifications")
  goBack()
  tap("Sound, Bell Buoy")
  tap("Gulls")
  try draw("07-sounds")
  goBack()
  tap("Text Size, Default")
  tap("Use the Device’s Size")
  try draw("08-text-size")
  goBack()
  tap("Appearance, Automatic")
  tap("Coral")
  try draw("09-appearance")
  goBack()
  device.drag(from: CGPoint(x: 300, y: size.height * 0.7), to: CGPoint(x: 300, y: size.height * 0.2))
  try draw("10-settings-scrolled")
  tap("About Tidewater")
  try draw("11-about")
  tap("Rate This App")
  try draw("12-alert-with-field")
  tap("Not Now")
  goBack()
  tap("Reset All Settings")
  try draw("13-action-sheet")
  if isCompact { tap("Cancel") } else { device.tap(at: CGPoint(x: size.width - 40, y: size.height - 60)) }
  device.drag(from: CGPoint(x: 300, y: size.height * 0.3), to: CGPoint(x: 300, y: size.height * 0.9))
  tap("Profile of Marina Holm")
  try draw("14-profile")
  tap("Name")
  device.type("-Berg")
  try draw("15-profile-edited")
  tap("Cancel")
  try draw("16-discard")
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for device in Device.drawn { try drawScreens(on: device, into: folder) }
