import OpenUIKit

/// The action of the user on a text message.
public enum MessageComposeResult: Int, Sendable {
  /// Discarded it.
  case cancelled = 0
  /// Sent it.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// The object that is notified of the end of a text message.
public protocol MFMessageComposeViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called when the sheet is to be dismissed.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A text message on a system without a telephone: `canSendText()` is false, and a sheet that is presented all the same fails at once.
open class MFMessageComposeViewController: UINavigationController {
  /// Whether texts can be sent; always false.
  open class func canSendText() -> Bool { false }
  /// Whether subjects can be sent; always false.
  open class func canSendSubject() -> Bool { false }
  /// Whether files can be sent; always false.
  open class func canSendAttachments() -> Bool { false }

  /// The object that is notified of the end; not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers of the receivers.
  open var recipients: [String]?
  /// The subject.
  open var subject: String?
  /// The text.
  open var body: String?

  /// Adds a file; returns false, because files cannot be sent.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    false
  }

  /// Reports that nothing can be sent.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
