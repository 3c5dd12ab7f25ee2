import OpenUIKitLists
import Testing

@testable import OpenUIKitMenus

/// By Apple's documentation of `UIContentUnavailableConfiguration.ButtonProperties`.
@MainActor
@Suite("Menus of unavailable content")
struct UnavailableMenuTests {
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()
  private let place = MenuWindow()

  private func show(primary: Bool) -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Add"
    configuration.buttonProperties.menu = UIMenu(children: [
      UIAction(title: "Photo") { [log] _ in log.lines.append("photo") },
      UIAction(title: "Scan") { [log] _ in log.lines.append("scan") },
    ])
    if primary {
      configuration.buttonProperties.primaryAction = UIAction { [log] _ in log.lines.append("add") }
    }
    place.screen.contentUnavailableConfiguration = configuration
    place.run()
    return configuration
  }

  @Test("A tap opens the menu of a button without an action")
  func tap() {
    _ = show(primary: false)
    place.tap("Add")
    place.run()
    place.tap("Scan")
    place.run()
    #expect(log.lines == ["scan"])
  }

  @Test("A tap performs the action of a button that has one, and a long press opens its menu")
  func press() {
    _ = show(primary: true)
    place.tap("Add")
    place.run()
    #expect(log.lines == ["add"])
    let middle = CGPoint(x: place.frame("Add").midX, y: place.frame("Add").midY)
    place.window.sendTouch(.began, at: middle)
    place.run()
    place.window.sendTouch(.ended, at: middle)
    place.tap("Photo")
    place.run()
    #expect(log.lines == ["add", "photo"])
  }

  @Test("A configuration without a menu takes it away")
  func removal() {
    var configuration = show(primary: false)
    configuration.buttonProperties.menu = nil
    place.screen.contentUnavailableConfiguration = configuration
    place.run()
    place.tap("Add")
    place.run()
    #expect(!place.labels.contains("Scan"))
  }
}
