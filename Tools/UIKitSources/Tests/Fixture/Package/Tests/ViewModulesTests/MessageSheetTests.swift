import MessageComposition
import OpenUIKit
import Testing

@MainActor
@Suite("Sheets for mails and text messages")
struct MessageSheetTests {
  private final class Delegate: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var log: [String] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      log.append("mail \(result.rawValue) \(error is MFMailComposeError)")
      controller.dismiss(animated: false)
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      log.append("message \(result.rawValue)")
      controller.dismiss(animated: false)
    }
  }

  @Test("cannot send anything, and report that as soon as they are presented")
  func sending() {
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (root, delegate) = (UIViewController(), Delegate())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = delegate
    mail.setToRecipients(["a@example.com"])
    root.present(mail, animated: false)
    window.clock.advance(by: 1)
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = delegate
    root.present(message, animated: false)
    window.clock.advance(by: 1)
    #expect(delegate.log == ["mail 3 true", "message 2"] && root.presentedViewController == nil)
  }

  @Test("show the mail that could not be sent, so that its text can be copied")
  func mailIsShown() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let mail = MFMailComposeViewController()
    mail.setPreferredSendingEmailAddress("me@example.com")
    mail.setToRecipients(["a@example.com", "b@example.com"])
    mail.setCcRecipients(["c@example.com"])
    mail.setBccRecipients(nil)
    mail.setSubject("Report")
    root.present(mail, animated: false)
    mail.setMessageBody("One &amp; <b>two</b>", isHTML: true)
    mail.addAttachmentData(Data([1, 2]), mimeType: "text/plain", fileName: "report.txt")
    window.layoutIfNeeded()
    let textView = try #require(mail.topViewController?.view as? UITextView)
    #expect(textView.window === window && !textView.isEditable)
    #expect(
      textView.text == """
        From: me@example.com
        To: a@example.com, b@example.com
        Cc: c@example.com
        Subject: Report
        Attachments: report.txt
        One & two
        """)
  }
}
