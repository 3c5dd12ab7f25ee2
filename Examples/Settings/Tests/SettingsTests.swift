import Driver
import OpenUIKit
import Testing

@testable import Settings

@MainActor
@Suite("The introduction and the settings")
struct SettingsTests {
  private func start(_ model: Device = .phone) -> (device: AppDriver, preferences: Preferences) {
    let sceneDelegate = SceneDelegate()
    return (AppDriver(AppDelegate(), sceneDelegate, on: model), sceneDelegate.preferences)
  }

  private func startInSettings(_ model: Device = .phone) -> (device: AppDriver, preferences: Preferences) {
    let (device, preferences) = start(model)
    preferences.hasSeenIntroduction = true
    device.settle()
    device.tapFront("Not Now")
    return (device, preferences)
  }

  private func tableView(of device: AppDriver) -> UITableView? { device.top?.view as? UITableView }

  // MARK: Introduction

  @Test("The introduction is swiped or continued to its last page, and leads to a question in a sheet")
  func introduction() {
    let (device, preferences) = start()
    #expect(device.shows("The Coast in Your Pocket") && device.shows("Continue"))
    device.tapFront("Continue")
    #expect(device.shows("Just in Time") && !device.shows("The Coast in Your Pocket"))
    device.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 60, y: 400))
    #expect(device.shows("Your Own Log") && device.shows("Get Started") && !device.shows("Skip"))
    device.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 320, y: 400))
    #expect(device.shows("Just in Time") && device.shows("Continue"))
    device.tapFront("Skip")
    #expect(preferences.hasSeenIntroduction && device.top is PermissionViewController)
    device.tapFront("Allow")
    #expect(preferences.allowsNotifications && device.shows("Notifications, On"))
  }

  @Test("The sheet with the question is half as high as the window, and a swipe dismisses it")
  func permissionSheet() throws {
    let (device, preferences) = start()
    device.tapFront("Skip")
    let sheet = try #require(device.top?.view)
    #expect(sheet.frame.minY > 380 && sheet.convert(sheet.bounds, to: nil).maxY == 844)
    device.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 820))
    #expect(device.top?.presentedViewController == nil && !preferences.allowsNotifications)
    #expect(device.shows("Notifications, Off"))
  }

  // MARK: Settings

  @Test("The settings have six groups, and controls in their rows change the preferences")
  func controls() throws {
    let (device, preferences) = startInSettings()
    let table = try #require(tableView(of: device))
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 3, 2, 2, 1, 1])
    device.tapAccessory(of: "Heights in Metres")
    #expect(!preferences.usesMetres)
    device.tapAccessory(of: "Forecast", at: 0.75)
    #expect(preferences.forecastLength == 4 && device.shows("4 days"))
    let slider = try #require(device.element("Volume") as? UISlider)
    let track = slider.convert(slider.trackRect(forBounds: slider.bounds), to: nil)
    let knob = track.minX + 14 + (track.width - 28) * 0.6
    device.drag(from: CGPoint(x: knob, y: track.midY), to: CGPoint(x: track.maxX, y: track.midY))
    #expect(preferences.volume == 1)
  }

  @Test("Views at the margins of a cell are aligned with the text of other cells")
  func alignment() throws {
    let (device, _) = startInSettings()
    let table = try #require(tableView(of: device))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let row = try #require(cell.contentView.subviews.first { $0 is UIStackView })
    #expect(row.frame.minX == 16)
  }

  @Test("A choice moves the checkmark, and the list before it shows the choice")
  func sound() {
    let (device, preferences) = startInSettings()
    device.tapFront("Sound, Bell Buoy")
    #expect(device.top?.title == "Sound")
    device.tapFront("Surf")
    #expect(preferences.sound == 5)
    let marks = tableView(of: device)?.visibleCells.map { $0.accessoryType == .checkmark }
    #expect(marks == [false, false, false, false, false, true])
    device.tapFront("Settings")
    #expect(device.shows("Sound, Surf"))
  }

  @Test("The switch for notifications inserts and deletes the group below it")
  func notifications() {
    let (device, preferences) = startInSettings()
    device.tapFront("Notifications, Off")
    #expect(tableView(of: device)?.numberOfSections == 1)
    device.tapAccessory(of: "Allow Notifications")
    #expect(tableView(of: device)?.numberOfSections == 2)
    device.tapAccessory(of: "Storm Warnings")
    #expect(preferences.warnsOfStorms)
    device.tapAccessory(of: "Allow Notifications")
    #expect(tableView(of: device)?.numberOfSections == 1 && !device.shows("Storm Warnings"))
  }

  @Test("The appearance applies to the whole window at once")
  func appearance() {
    let (device, preferences) = startInSettings()
    device.tapFront("Appearance, Automatic")
    device.tapFront("Dark")
    #expect(preferences.appearance == .dark)
    #expect(device.top?.traitCollection.userInterfaceStyle == .dark)
    device.tapFront("Ember")
    let traits = device.window.traitCollection
    #expect(
      device.window.tintColor.resolvedColor(with: traits)
        == Preferences.Accent.orange.color.resolvedColor(with: traits))
    device.tapFront("Automatic")
    #expect(device.top?.traitCollection.userInterfaceStyle == .light)
  }

  @Test("The slider of the text size makes the example larger, and not the rest")
  func textSize() throws {
    let (device, preferences) = startInSettings()
    device.tapFront("Text Size, Default")
    let example = try #require(device.element("High water at 14:26") as? UILabel)
    let title = try #require(device.element("Use the Device’s Size") as? UISwitch)
    #expect(example.font.pointSize == 17)
    device.window.activate(title)
    device.settle()
    let slider = try #require(device.element("Text size"))
    for _ in 0..<5 { slider.accessibilityIncrement() }
    device.settle()
    #expect(preferences.textSize == 6 && example.font.pointSize > 20)
  }

  @Test("Reset asks first, and restores everything but the profile")
  func reset() {
    let (device, preferences) = startInSettings()
    preferences.sound = 3
    preferences.appearance = .dark
    preferences.profile.name = "Bo"
    device.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 300, y: 200))
    device.tapFront("Reset All Settings")
    #expect((device.top as? UIAlertController)?.title == "Reset All Settings?")
    device.tapFront("Reset")
    #expect(
      preferences.sound == 1 && preferences.appearance == .automatic && preferences.profile.name == "Bo")
  }

  // MARK: Profile

  @Test("Changes of the profile are saved, or discarded after a question")
  func profile() {
    let (device, preferences) = startInSettings()
    device.tapFront("Profile of Marina Holm")
    #expect(device.top is ProfileViewController && device.top?.isModalInPresentation == false)
    device.tapFront("Name")
    device.type("-Berg")
    #expect(device.top?.isModalInPresentation == true)
    device.tapFront("Cancel")
    #expect(device.shows("Keep Editing"))
    device.tapFront("Keep Editing")
    device.tapFront("Save")
    #expect(preferences.profile.name == "Marina Holm-Berg" && device.shows("Profile of Marina Holm-Berg"))
    device.tapFront("Profile of Marina Holm-Berg")
    device.tapFront("Email")
    device.type("x")
    device.tapFront("Cancel")
    device.tapFront("Discard Changes")
    #expect(device.top is SettingsViewController && preferences.profile.email == "marina@example.com")
  }

  // MARK: iPad

  @Test("On a tablet a row opens beside the list, and in a narrow window above it")
  func split() throws {
    let (device, _) = startInSettings(.pad)
    let split = try #require(device.window.rootViewController as? UISplitViewController)
    #expect(!split.isCollapsed && device.shows("Settings") && device.shows("Appearance"))
    device.tapFront("Sound, Bell Buoy")
    let detail = split.viewController(for: .secondary) as? UINavigationController
    #expect(detail?.topViewController?.title == "Sound" && device.shows("Profile of Marina Holm"))
    #expect(detail?.view.convert(detail?.view.bounds ?? .zero, to: nil).minX == 375)
    // Beside another app the window is narrow.
    let wide = device.window.hostTraits
    device.window.hostTraits = UITraitCollection(traitsFrom: [
      wide, UITraitCollection(horizontalSizeClass: .compact),
    ])
    device.resize(to: CGSize(width: 390, height: 844))
    #expect(split.isCollapsed)
    device.window.hostTraits = wide
    device.resize(to: CGSize(width: 1024, height: 768))
    #expect(!split.isCollapsed && device.shows("Profile of Marina Holm"))
  }
}
