import OpenUIKit

/// Shows a mail as text that can be selected and copied, but not edited.
final class MailDraftController: UIViewController {
  var draft = MailDraft() { didSet { show() } }
  private let textView = UITextView()

  override func loadView() {
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    view = textView
    show()
  }

  private func show() {
    title = draft.subject.isEmpty ? "New Message" : draft.subject
    textView.text = draft.text
  }
}
