import Driver
import OpenUIKit
import Testing

@testable import Mail

@MainActor
struct MailTests {
  private let app = AppDriver(AppDelegate(), SceneDelegate(), on: .phone)
  private static let ada = "Unread, Ada Lindqvist, Handrail drawings"

  private var navigation: UINavigationController? {
    app.window.rootViewController?.children.compactMap { $0 as? UINavigationController }.first
  }
  private var alert: UIAlertController? { app.presented as? UIAlertController }

  // MARK: Mailboxes

  @Test func theAppBeginsWithItsMailboxes() {
    #expect(navigation?.topViewController is MailboxesViewController)
    #expect(app.names.contains("Inbox, 2"))
    #expect(app.names.contains("Flagged, 2"))
  }

  @Test func rowsOfMailboxesBeginTheirTextsAtOnePlace() throws {
    let table = try #require(tables(in: app.window).first)
    let places = table.visibleCells.compactMap { $0.textLabel?.convert(CGPoint.zero, to: table).x }
    #expect(places.count == 9)
    #expect(Set(places).count == 1)
  }

  @Test func aMailboxOpensItsMessages() {
    app.tap("Inbox")
    #expect(navigation?.topViewController?.title == "Inbox")
    #expect(app.names.contains(Self.ada))
  }

  // MARK: Messages

  @Test func aMessageIsReadWhenItIsOpened() {
    app.tap("Inbox")
    app.tap(Self.ada)
    #expect(navigation?.topViewController is MessageViewController)
    app.tap("Inbox")
    #expect(app.names.contains("Ada Lindqvist, Handrail drawings"))
  }

  @Test func searchShowsTheMessagesThatContainTheText() {
    app.tap("Inbox")
    app.tap("Search")
    app.type("bank")
    #expect(rows == ["Priya Nair, Re: Survey of the north bank"])
    app.tap("Cancel")
    #expect(rows.count > 4)
  }

  @Test func aSwipeOffersToDeleteAMessage() {
    app.tap("Inbox")
    let row = app.frame(of: Self.ada)!
    app.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY))
    app.tap("Delete")
    #expect(!app.names.contains(Self.ada))
    app.tap("Mailboxes")
    app.tap("Bin")
    #expect(rows == [Self.ada])
  }

  @Test func pullingTheListFetchesMessages() {
    app.tap("Inbox")
    app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 800))
    #expect(rows.first == "Unread, Marco Bellini, Weather")
  }

  @Test func editingSelectsSeveralMessages() {
    app.tap("Inbox")
    app.tap("Edit")
    app.tap(Self.ada)
    app.tap("Unread, Marco Bellini, Concrete on Monday")
    app.tap("Mark")
    #expect(alert?.preferredStyle == .actionSheet)
    app.tap("Mark as Read")
    #expect(app.names.contains("Ada Lindqvist, Handrail drawings"))
    #expect(app.names.contains("Marco Bellini, Concrete on Monday"))
    app.tap("Done")
    #expect(app.names.contains("Edit"))
  }

  private var rows: [String] {
    let table = tables(in: app.window).last { $0.window != nil && !$0.isHidden }
    return table?.visibleCells.compactMap { $0.accessibilityLabel } ?? []
  }

  // MARK: A message

  @Test func deletingAMessageAsksFirst() {
    openAda()
    app.tap("Delete")
    #expect(alert?.title == "Delete Message?")
    app.tap("Cancel")
    #expect(alert == nil)
    #expect(navigation?.topViewController is MessageViewController)
    app.tap("Delete")
    app.tap("Delete")
    #expect(navigation?.topViewController is MessageListViewController)
    #expect(!rows.contains { $0.hasSuffix("Handrail drawings") })
  }

  @Test func theMenuMovesAMessage() {
    openAda()
    app.tap("More")
    app.tap("Move to")
    app.tap("Archive")
    #expect(navigation?.topViewController is MessageListViewController)
    app.tap("Mailboxes")
    app.tap("Archive")
    #expect(rows.count == 2)
  }

  @Test func attachmentsLieInARow() {
    openAda()
    let frames = ["East span.pdf, 2.4 MB", "Post detail.png, 840 KB"].compactMap { app.frame(of: $0) }
    #expect(frames.map(\.width) == [132, 132])
    #expect(frames[0].minX == 16)
    #expect(frames[1].minX == 160)
    #expect(frames[0].minY == frames[1].minY)
  }

  @Test func theSenderOpensTheContact() {
    openAda()
    app.tap("Ada Lindqvist")
    #expect(navigation?.topViewController is ContactViewController)
    app.tap("Mail")
    #expect((app.presented as? UINavigationController)?.topViewController is ComposeViewController)
  }

  private func openAda() {
    app.tap("Inbox")
    app.tap(Self.ada)
  }

  // MARK: Writing

  @Test func aMessageIsSentToItsRecipient() {
    app.tap("Compose")
    app.tap("To")
    app.type("ada@bridgeworks.example")
    app.tap("Subject")
    app.type("Thursday")
    app.tap("Send")
    #expect(app.presented === app.window.rootViewController)
    app.tap("Sent")
    #expect(rows.first == "Robin Okafor, Thursday")
  }

  @Test func anEmptySubjectIsQuestioned() {
    app.tap("Compose")
    app.tap("To")
    app.type("ada")
    app.tap("Send")
    #expect(alert?.title == "Empty Subject")
  }

  @Test func aDraftIsKeptOrDiscarded() {
    app.tap("Compose")
    app.tap("To")
    app.type("marco")
    app.tap("Cancel")
    #expect(alert?.actions.map(\.title) == ["Delete Draft", "Save Draft", "Cancel"])
    app.tap("Save Draft")
    #expect(app.names.contains("Drafts, 2"))
  }

  @Test func anUnchangedMessageIsLeftWithoutAQuestion() {
    app.tap("Compose")
    app.tap("Cancel")
    #expect(app.presented === app.window.rootViewController)
  }

  // MARK: Settings

  @Test func theSignatureIsSetInAnAlert() {
    app.tap("Settings")
    app.tap("Signature")
    #expect(alert?.textFields?.first?.text == "Sent from OpenUIKit")
    app.type("!")
    app.tap("Save")
    #expect(app.names.contains("Signature, Sent from OpenUIKit!"))
  }

  @Test func withoutPreviewsRowsAreLower() throws {
    app.tap("Inbox")
    let height = try #require(app.frame(of: Self.ada)).height
    app.tap("Mailboxes")
    app.tap("Settings")
    let row = try #require(app.frame(of: "Show Preview"))
    app.tap(at: CGPoint(x: 340, y: row.midY))
    app.tap("Done")
    app.tap("Inbox")
    #expect(try #require(app.frame(of: Self.ada)).height < height)
  }

  // MARK: A wide window

  @Test func aWideWindowShowsListAndMessageSideBySide() {
    let app = AppDriver(AppDelegate(), SceneDelegate(), on: .pad)
    app.tap("Inbox")
    #expect(app.names.contains("No Message Selected"))
    app.tap(Self.ada)
    #expect(app.names.contains("Ada Lindqvist, Handrail drawings"))
    #expect(app.frame(of: "More")!.minX > 1000)
    app.tap("Reply")
    #expect(app.presented is UIAlertController)
    #expect(app.frame(of: "Forward")!.midX > 600)
  }

  private func tables(in view: UIView) -> [UITableView] {
    (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables)
  }
}
