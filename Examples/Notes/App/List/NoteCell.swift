import UIKit

/// A row with a note, whose views are those of NoteCell.xib.
final class NoteCell: UITableViewCell {
  static let identifier = "NoteCell"

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var textPreview: UILabel!
  @IBOutlet private weak var pin: UIImageView!

  func show(_ note: Note) {
    titleLabel.text = note.title
    textPreview.text = note.text
    pin.isHidden = !note.isPinned
  }
}
