import OpenUIKitControls
import Testing

@testable import OpenUIKitMenus

@MainActor
@Suite("Share sheets")
struct ActivityTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Print: UIActivity {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override var activityType: ActivityType? { ActivityType("test.print") }
    override var activityTitle: String? { "Print" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.lines.append("prepare \(activityItems.count)")
    }
    override func perform() {
      log.lines.append("perform")
      activityDidFinish(true)
    }
  }

  private let log = Log()
  private let place = MenuWindow()

  private func show(_ items: [Any], excluded: [UIActivity.ActivityType]? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: [Print(log)])
    sheet.excludedActivityTypes = excluded
    // Weak: the screen keeps a sheet that it presents.
    sheet.completionWithItemsHandler = { [log, weak screen = place.screen] type, isCompleted, _, error in
      let isGone = screen?.presentedViewController == nil
      log.lines.append("\(type?.rawValue ?? "none") \(isCompleted) \(isGone) \(error == nil)")
    }
    place.screen.present(sheet, animated: true)
    place.run()
  }

  @Test("perform an activity of the app with the items, are dismissed, and call the handler then")
  func activity() {
    show(["text", 1])
    #expect(place.labels == ["text", "Close", "Print", "Copy"])
    place.tap("Print")
    place.run()
    #expect(log.lines == ["prepare 2", "perform", "test.print true true true"])
  }

  @Test("copy to the general pasteboard")
  func copy() {
    show(["copied text"])
    place.tap("Copy")
    place.run()
    #expect(UIPasteboard.general.string == "copied text")
    #expect(log.lines.last == "com.apple.UIKit.activity.CopyToPasteboard true true true")
  }

  @Test("offer only activities that can use the items and are not excluded")
  func offered() {
    show([1], excluded: nil)
    #expect(place.element("Print") == nil && place.element("Copy") == nil)
    place.tap("Close")
    place.run()
    show(["text"], excluded: [.copyToPasteboard])
    #expect(place.element("Print") != nil && place.element("Copy") == nil)
  }

  @Test("call the handler without a type when they are closed", arguments: ["button", "outside", "escape"])
  func closed(how: String) {
    show(["text"])
    switch how {
    case "button": place.tap("Close")
    case "outside": place.tap(CGPoint(x: 100, y: 100))
    default: place.press(.keyboardEscape)
    }
    place.run()
    #expect(log.lines == ["none false true true"])
  }
}
