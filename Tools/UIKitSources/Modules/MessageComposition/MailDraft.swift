import OpenUIKit

/// A mail that an app has composed.
struct MailDraft {
  var sender = ""
  var receivers: [String] = []
  var copyReceivers: [String] = []
  var hiddenCopyReceivers: [String] = []
  var subject = ""
  /// The names of the files.
  var attachments: [String] = []
  var body = ""

  /// The fields that have a value, each in a line, and below them the body.
  var text: String {
    let fields = [
      ("From", sender), ("To", receivers.joined(separator: ", ")),
      ("Cc", copyReceivers.joined(separator: ", ")), ("Bcc", hiddenCopyReceivers.joined(separator: ", ")),
      ("Subject", subject), ("Attachments", attachments.joined(separator: ", ")),
    ]
    let lines = fields.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    return (lines + [body]).joined(separator: "\n")
  }

  /// The characters that a document in HTML shows.
  static func characters(ofHTML html: String) -> String {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let shown = try? NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    return shown?.string ?? html
  }
}
