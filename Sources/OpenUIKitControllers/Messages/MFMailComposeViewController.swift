import OpenUIKitCore

// Mail in its own sheet: MessageUI on Apple's systems.
#if !hasFeature(Embedded)
  /// What the user has done with a mail.
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

  /// A mail on a system without accounts: `canSendMail()` is false, and a sheet that is presented all the same fails at once. Apps open an
  /// address such as `mailto:` instead then.
  open class MFMailComposeViewController: UINavigationController {
    /// Whether mail can be sent; always false.
    open class func canSendMail() -> Bool { false }

    /// The object that is notified of the end; not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Has no effect on a mail that cannot be sent: the subject is not kept.
    open func setSubject(_ subject: String) {}
    /// Has no effect: the addresses of the receivers are not kept.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Has no effect: the addresses of the receivers of a copy are not kept.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Has no effect: the addresses of the receivers of a hidden copy are not kept.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Has no effect: the text is not kept.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Has no effect: the file is not kept.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Has no effect: the address of the sender is not kept.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Reports that nothing can be sent.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      mailComposeDelegate?.mailComposeController(
        self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
    }
  }
#endif
