import UIKit

struct Account: Hashable {
  let name: String
  let owner: Contact
}

protocol MailStoreObserver: AnyObject {
  func mailStoreDidChange(_ store: MailStore)
}

/// All messages, and the observers that are notified when they change.
class MailStore: NSObject {
  let accounts: [Account]
  private(set) var messages: [Message]
  var settings = MailSettings() {
    didSet { notify() }
  }
  private var arrivals = SampleMail.arrivals
  private var observers: [ObserverReference] = []

  init(accounts: [Account], messages: [Message]) {
    self.accounts = accounts
    self.messages = messages
    super.init()
  }

  var owner: Contact { accounts[0].owner }

  func messages(in mailbox: Mailbox) -> [Message] {
    messages.filter { mailbox == .flagged ? $0.isFlagged && $0.mailbox != .trash : $0.mailbox == mailbox }
  }

  func message(_ id: Int) -> Message? {
    messages.first { $0.id == id }
  }

  /// The number beside a mailbox: what is unread, or all of the drafts and the flagged messages.
  func count(of mailbox: Mailbox) -> Int {
    let all = messages(in: mailbox)
    switch mailbox {
    case .drafts, .flagged: return all.count
    case .inbox: return all.filter { !$0.isRead }.count
    default: return 0
    }
  }

  // MARK: Changes

  func setRead(_ isRead: Bool, _ ids: [Int]) {
    change(ids) { $0.isRead = isRead }
  }

  func toggleFlag(_ id: Int) {
    change([id]) { $0.isFlagged = !$0.isFlagged }
  }

  func move(_ ids: [Int], to mailbox: Mailbox) {
    change(ids) { $0.mailbox = mailbox }
  }

  /// Moves messages to the bin, and removes those that are there.
  func delete(_ ids: [Int]) {
    messages.removeAll { ids.contains($0.id) && $0.mailbox == .trash }
    move(ids, to: .trash)
  }

  func add(_ draft: Draft, to mailbox: Mailbox) {
    let id = (messages.map { $0.id }.max() ?? 0) + 1
    let recipients = draft.to.isEmpty ? [] : [Contact(name: draft.to, address: draft.to)]
    messages.insert(
      Message(
        id: id, sender: owner, recipients: recipients, subject: draft.subject, body: draft.body, date: "Now",
        mailbox: mailbox), at: 0)
    notify()
  }

  /// Fetches what has arrived.
  func refresh() {
    guard !arrivals.isEmpty else { return }
    messages.insert(arrivals.removeFirst(), at: 0)
    notify()
  }

  private func change(_ ids: [Int], _ body: (inout Message) -> Void) {
    for index in messages.indices where ids.contains(messages[index].id) {
      body(&messages[index])
    }
    notify()
  }

  // MARK: Observers

  func addObserver(_ observer: MailStoreObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(ObserverReference(observer))
  }

  private func notify() {
    for reference in observers {
      reference.observer?.mailStoreDidChange(self)
    }
  }
}

private struct ObserverReference {
  weak var observer: MailStoreObserver?

  init(_ observer: MailStoreObserver) {
    self.observer = observer
  }
}

/// The settings that the user can change.
struct MailSettings {
  var showsPreview = true
  var asksBeforeDeleting = true
  var swipesToArchive = true
  var signature = "Sent from OpenUIKit"
  var previewLines = 2
}

/// A message that is being written.
struct Draft {
  var to = ""
  var subject = ""
  var body = ""

  var isEmpty: Bool { to.isEmpty && subject.isEmpty && body.isEmpty }

  static func reply(to message: Message) -> Draft {
    let quote = message.body.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
    let subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: " + message.subject
    return Draft(
      to: message.sender.address, subject: subject,
      body: "\n\n\(message.sender.name) wrote:\n" + quote.joined(separator: "\n"))
  }

  static func forward(_ message: Message) -> Draft {
    Draft(subject: "Fwd: " + message.subject, body: "\n\nBegin forwarded message:\n\n" + message.body)
  }
}
