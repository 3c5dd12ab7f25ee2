import UIKit

final class NoteViewController: UIViewController {
  @IBOutlet private(set) weak var label: UILabel!

  static func make() -> NoteViewController? {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? NoteViewController
  }
}
