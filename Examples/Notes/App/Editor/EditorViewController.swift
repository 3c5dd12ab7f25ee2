import UIKit

/// A new note. Save is enabled once it has a title.
final class EditorViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var textField: UITextField!
  @IBOutlet private weak var saveButton: UIBarButtonItem!
  @IBOutlet private var fields: [UITextField]!

  var note: Note { Note(title: titleField.text ?? "", text: textField.text ?? "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    fields.forEach { $0.clearButtonMode = .whileEditing }
    titleDidChange(titleField)
  }

  @IBAction func titleDidChange(_ sender: UITextField) {
    saveButton.isEnabled = sender.text?.isEmpty == false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
