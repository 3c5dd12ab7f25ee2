import Driver
import OpenUIKit

@testable import Mail

// Draws every screen of the app into the folder that the argument names.
try drawScreens(
  [
    ("mailboxes", { _ in }),
    ("messages", { $0.tap("Inbox") }),
    (
      "swipe",
      {
        $0.tap("Inbox")
        $0.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300))
      }
    ),
    (
      "search",
      {
        $0.tap("Inbox")
        $0.tap("Search")
        $0.type("bank")
      }
    ),
    (
      "editing",
      {
        $0.tap("Inbox")
        $0.tap("Edit")
        $0.tap("Unread, Ada Lindqvist, Handrail drawings")
      }
    ),
    ("message", { openMessage($0) }),
    (
      "menu",
      {
        openMessage($0)
        $0.tap("More")
      }
    ),
    (
      "reply",
      {
        openMessage($0)
        $0.tap("Reply")
      }
    ),
    (
      "delete",
      {
        openMessage($0)
        $0.tap("Delete")
      }
    ),
    (
      "contact",
      {
        openMessage($0)
        $0.tap("Ada Lindqvist")
      }
    ),
    (
      "compose",
      {
        $0.tap("Compose")
        $0.tap("To")
        $0.type("ada@bridgeworks.example")
        $0.tap("Subject")
        $0.type("Thursday")
      }
    ),
    (
      "discard",
      {
        $0.tap("Compose")
        $0.tap("To")
        $0.type("ada@bridgeworks.example")
        $0.tap("Cancel")
      }
    ),
    ("settings", { $0.tap("Settings") }),
    (
      "signature",
      {
        $0.tap("Settings")
        $0.tap("Signature")
      }
    ),
  ],
  launch: { AppDriver(AppDelegate(), SceneDelegate(), on: $0) })

@MainActor func openMessage(_ app: AppDriver) {
  app.tap("Inbox")
  app.tap("Unread, Ada Lindqvist, Handrail drawings")
}
