import Driver
import Foundation
import OpenUIKit

@testable import Notes

/// Writes pictures of all screens into a folder.
@MainActor
func drawScreens(on model: Device, into folder: String) throws {
  let device = AppDriver(AppDelegate(), on: model)
  func draw(_ name: String) throws { try device.draw(to: "\(folder)/\(name)\(model.name).png") }
  func tap(_ name: String) { device.tapFront(name) }

  try draw("01-notes")
  tap("Shopping")
  try draw("02-note")
  tap("Pinned Switch")
  tap("Notes")
  try draw("03-pinned")
  tap("Compose")
  try draw("04-editor")
  tap("Cancel")
  tap("Options")
  try draw("05-options")
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for device in Device.drawn { try drawScreens(on: device, into: folder) }
