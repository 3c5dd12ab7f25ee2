import UIKit

/// A sender or recipient of messages.
struct Contact: Hashable {
  let name: String
  let address: String
  var role = ""

  var initials: String {
    let words = name.split(separator: " ")
    return words.prefix(2).map { String($0.prefix(1)) }.joined()
  }
}

/// A file that comes with a message.
struct Attachment: Hashable {
  enum Kind: Hashable { case picture, document, archive }

  let name: String
  let size: String
  let kind: Kind
}

enum Mailbox: Hashable, CaseIterable {
  case inbox, flagged, drafts, sent, archive, trash

  var title: String {
    switch self {
    case .inbox: return "Inbox"
    case .flagged: return "Flagged"
    case .drafts: return "Drafts"
    case .sent: return "Sent"
    case .archive: return "Archive"
    case .trash: return "Bin"
    }
  }

  var symbol: UIImage? {
    switch self {
    case .inbox: return UIImage(systemName: "tray")
    case .flagged: return UIImage(systemName: "flag")
    case .drafts: return UIImage(systemName: "doc")
    case .sent: return UIImage(systemName: "paperplane")
    case .archive: return UIImage(systemName: "archivebox")
    case .trash: return UIImage(systemName: "trash")
    }
  }
}

struct Message: Hashable {
  let id: Int
  let sender: Contact
  var recipients: [Contact]
  var subject: String
  var body: String
  /// When the message arrived, as the list shows it.
  var date: String
  var mailbox: Mailbox
  var isRead = true
  var isFlagged = false
  var attachments: [Attachment] = []

  /// The beginning of the text, on one line.
  var preview: String {
    body.split(separator: "\n").joined(separator: " ")
  }

  func contains(_ text: String) -> Bool {
    [sender.name, subject, body].contains { TextSearch.contains(text, in: $0) }
  }
}
