import ObjectiveC
import UIKit

nonisolated(unsafe) private var tagKey: UInt8 = 0

extension UIView {
  @objc var note: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
