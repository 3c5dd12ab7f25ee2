import Driver
import Foundation
import OpenUIKit

@testable import Shop

/// Writes pictures of all screens into a folder.
@MainActor
func drawScreens(on model: Device, into folder: String) throws {
  let device = AppDriver(AppDelegate(), SceneDelegate(), on: model)
  let middle = CGPoint(x: device.window.bounds.midX, y: device.window.bounds.midY)
  func draw(_ name: String) throws { try device.draw(to: "\(folder)/\(name)\(model.name).png") }

  try draw("01-home")
  device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 380))
  try draw("02-home-scrolled")
  device.tapFront("Opening hours")
  try draw("03-alert")
  device.tapFront("OK")
  device.drag(from: CGPoint(x: middle.x, y: middle.y - 200), to: CGPoint(x: middle.x, y: middle.y + 300))
  device.tapFront("Kitchen")
  try draw("04-department")
  device.tapFront("Sort")
  try draw("05-menu")
  device.tapFront("Price: high to low")
  device.tapFront("Sunday Teapot, € 79.00")
  try draw("06-product")
  device.tapFront("Moss")
  device.tapFront("Save")
  device.tapFront("Add to Cart")
  try draw("07-product-added")
  device.tapFront("Search")
  try draw("08-search")
  device.tapFront("Products and makers")
  try draw("09-search-active")
  device.type("ki")
  try draw("10-search-results")
  device.tapFront("Supper Bowl, € 26.00")
  device.tapFront("Add to Cart")
  device.tapFront("Saved")
  try draw("11-saved")
  device.tapFront("Cart")
  try draw("12-cart")
  device.drag(from: CGPoint(x: middle.x + 100, y: 240), to: CGPoint(x: middle.x - 60, y: 240))
  try draw("13-cart-swipe")
  device.tap(at: CGPoint(x: middle.x, y: 110))
  device.tapFront("Empty")
  try draw("14-action-sheet")
  // In a wide window the sheet is a popover without a cancel button.
  if device.shows("Cancel") { device.tapFront("Cancel") } else { device.tap(at: middle) }
  device.tapFront("Check Out")
  try draw("15-checkout")
  device.tapFront("Name")
  for text in ["Ada Lovelace", "ada@example", "St James’s Square 12", "1010", "Vienna"] {
    device.type(text)
    device.pressReturn()
  }
  try draw("16-checkout-filled")
  device.tapFront("Order")
  try draw("17-checkout-invalid")
  device.tapFront("OK")
  device.type(".org")
  device.tapFront("Country, Austria")
  try draw("18-country")
  device.tapFront("Done")
  device.tapFront("Order")
  try draw("19-confirm")
  device.tapFront("Order")
  try draw("20-confirmation")
  device.tapFront("Continue Shopping")
  device.tapFront("Cart")
  try draw("21-cart-empty")
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for device in Device.drawn { try drawScreens(on: device, into: folder) }
