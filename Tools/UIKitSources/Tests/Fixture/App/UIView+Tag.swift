import ObjectiveC
import UIKit

nonisolated(unsafe) private var tagKey: UInt8 = 0

extension UIView {
  @objc var note: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

// Overrides of a class in another file, and members that a class in another file overrides.
extension StyledScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = heading
  }
  @objc var heading: String { "screen" }
}
