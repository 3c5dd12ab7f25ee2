import UIKit

/// A sheet in which a message is written.
class ComposeViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let store: MailStore
  private var draft: Draft
  private let original: Draft
  private let titleLabel = UILabel()
  private let toField = UITextField()
  private let subjectField = UITextField()
  private let bodyView = UITextView()
  private var sendItem: UIBarButtonItem!

  /// The screen within a navigation controller, for a sheet.
  static func sheet(_ draft: Draft, store: MailStore) -> UINavigationController {
    let compose = ComposeViewController(draft, store: store)
    let navigation = UINavigationController(rootViewController: compose)
    navigation.modalPresentationStyle = .pageSheet
    navigation.presentationController?.delegate = compose
    return navigation
  }

  init(_ draft: Draft, store: MailStore) {
    self.draft = draft
    self.original = draft
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTitle()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
    // A symbol leaves the title more room than a word does.
    sendItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.circle.fill"), style: .done, target: self, action: #selector(send))
    sendItem.accessibilityLabel = "Send"
    navigationItem.rightBarButtonItem = sendItem
    setUpFields()
    setUpConstraints()
    updateSendItem()
  }

  /// A long title has smaller letters: there is little room between two words in the bar.
  private func setUpTitle() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.7
    titleLabel.accessibilityTraits = .header
    navigationItem.titleView = titleLabel
    showTitle()
  }

  private func showTitle() {
    title = draft.subject.isEmpty ? "New Message" : draft.subject
    titleLabel.text = title
  }

  private func setUpFields() {
    toField.text = draft.to
    toField.keyboardType = .emailAddress
    toField.autocapitalizationType = .none
    toField.accessibilityLabel = "To"
    subjectField.text = draft.subject
    subjectField.accessibilityLabel = "Subject"
    for field in [toField, subjectField] {
      field.delegate = self
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.addTarget(self, action: #selector(fieldDidChange(_:)), for: .editingChanged)
      field.returnKeyType = .next
    }
    bodyView.text = draft.body.isEmpty ? "\n\n" + store.settings.signature : draft.body
    draft.body = bodyView.text
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.delegate = self
    bodyView.accessibilityLabel = "Message"
    bodyView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
  }

  private func setUpConstraints() {
    let rows = UIStackView(arrangedSubviews: [
      ComposeRow("To:", toField), ComposeRow("Cc/Bcc, From:", fixedLabel(store.owner.address)),
      ComposeRow("Subject:", subjectField),
    ])
    rows.axis = .vertical
    // The fields and the text scroll together.
    let scrollView = UIScrollView()
    view.addSubview(scrollView)
    for part in [rows, bodyView] as [UIView] { scrollView.addSubview(part) }
    for part in [scrollView, rows, bodyView] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    bodyView.isScrollEnabled = false
    let (safe, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bodyView.topAnchor.constraint(equalTo: rows.bottomAnchor),
      bodyView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bodyView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bodyView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      bodyView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  private func fixedLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  // MARK: Text

  @objc private func fieldDidChange(_ sender: UITextField) {
    draft.to = toField.text ?? ""
    draft.subject = subjectField.text ?? ""
    showTitle()
    updateSendItem()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === toField { subjectField.becomeFirstResponder() } else { bodyView.becomeFirstResponder() }
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    draft.body = textView.text
    updateSendItem()
  }

  private var hasChanges: Bool {
    draft.to != original.to || draft.subject != original.subject
  }

  private func updateSendItem() {
    sendItem.isEnabled = !draft.to.isEmpty
    isModalInPresentation = hasChanges
  }

  // MARK: Actions

  @objc private func send() {
    guard !draft.subject.isEmpty else { return askForSubject() }
    store.add(draft, to: .sent)
    dismiss(animated: true)
  }

  private func askForSubject() {
    let alert = UIAlertController(
      title: "Empty Subject", message: "This message has no subject. Do you want to send it anyway?",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Send", style: .default) { [weak self] _ in
        guard let self else { return }
        self.store.add(self.draft, to: .sent)
        self.dismiss(animated: true)
      })
    alert.preferredAction = alert.actions.last
    present(alert, animated: true)
  }

  @objc private func cancel(_ sender: UIBarButtonItem) {
    guard hasChanges else { return dismiss(animated: true) }
    askWhetherToDiscard()
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    askWhetherToDiscard()
  }

  private func askWhetherToDiscard() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in
        guard let self else { return }
        self.store.add(self.draft, to: .drafts)
        self.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}

/// A title and a field, with a line below.
class ComposeRow: UIView {
  private let parts = AdaptiveRow(spacing: 6, alignmentBelow: .fill)

  init(_ title: String, _ field: UIView) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = title
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    label.numberOfLines = 0
    let line = UIView()
    line.backgroundColor = .separator
    for part in [label, field] as [UIView] { parts.addArrangedSubview(part) }
    for view in [parts, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    // As low as its content allows: the text below takes the rest.
    let height = heightAnchor.constraint(equalToConstant: 48)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 48), height,
      parts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      parts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      parts.centerYAnchor.constraint(equalTo: centerYAnchor),
      parts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 4),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
