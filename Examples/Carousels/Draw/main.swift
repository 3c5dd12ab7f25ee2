import Driver
import Foundation
import OpenUIKit

@testable import Carousels

/// Writes pictures of all screens into a folder.
@MainActor
func drawScreens(on model: Device, into folder: String) throws {
  let device = AppDriver(AppDelegate(), SceneDelegate(), on: model)
  func draw(_ name: String) throws { try device.draw(to: "\(folder)/\(name)\(model.name).png") }
  try draw("00-menu")
  let navigation = device.window.rootViewController as? UINavigationController
  let playground = PlaygroundViewController()
  navigation?.pushViewController(playground, animated: false)
  try draw("01-playground")
  playground.choose(4, ofOption: 1, inGroup: 0)
  playground.choose(1, ofOption: 0, inGroup: 5)
  playground.choose(1, ofOption: 2, inGroup: 5)
  playground.scrollToCode()
  try draw("02-playground-code")
  navigation?.popViewController(animated: false)
  for (number, recipe) in Recipe.allCases.enumerated() {
    navigation?.pushViewController(recipe.makeViewController(), animated: false)
    let name = "\(number < 7 ? "0" : "")\(number + 3)-\(recipe)"
    try draw(name)
    navigation?.popViewController(animated: false)
  }
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for device in Device.drawn { try drawScreens(on: device, into: folder) }
