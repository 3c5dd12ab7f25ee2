import OpenUIKit

// Mail in its own sheet: MessageUI on Apple's systems.
/// The result of the user's work on a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Discarded it.
  case cancelled = 0
  /// Kept it for later.
  case saved = 1
  /// Sent it.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Why a mail could not be sent.
public struct MFMailComposeError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// It could not be kept.
    case saveFailed = 0
    /// It could not be sent.
    case sendFailed = 1
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The object that is notified of the end of a mail.
public protocol MFMailComposeViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called when the sheet is to be dismissed.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A mail on a system without accounts: `canSendMail()` is false. A sheet that is presented all the same shows the mail, whose text
/// can be copied, and reports at once that it could not be sent. Apps open an address such as `mailto:` instead then.
open class MFMailComposeViewController: UINavigationController {
  private let content = MailDraftController()

  /// Whether mail can be sent; always false.
  open class func canSendMail() -> Bool { false }

  /// The object that is notified of the end; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets the subject, which the sheet shows.
  open func setSubject(_ subject: String) { content.draft.subject = subject }
  /// Sets the addresses of the receivers, which the sheet shows; nil for none.
  open func setToRecipients(_ toRecipients: [String]?) { content.draft.receivers = toRecipients ?? [] }
  /// Sets the addresses of the receivers of a copy, which the sheet shows; nil for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { content.draft.copyReceivers = ccRecipients ?? [] }
  /// Sets the addresses of the receivers of a hidden copy, which the sheet shows; nil for none.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    content.draft.hiddenCopyReceivers = bccRecipients ?? []
  }
  /// Sets the text, which the sheet shows. Of HTML it shows the characters.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    content.draft.body = isHTML ? MailDraft.characters(ofHTML: body) : body
  }
  /// Adds a file, whose name the sheet shows.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    content.draft.attachments.append(filename)
  }
  /// Sets the address of the sender, which the sheet shows.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { content.draft.sender = emailAddress }

  /// Shows the mail.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([content], animated: false)
  }

  /// Reports that nothing can be sent.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
  }
}
