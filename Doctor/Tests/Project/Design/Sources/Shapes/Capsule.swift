import UIKit

/// A view with round ends.
open class Capsule: UIView {
  override public init(frame: CGRect) { super.init(frame: frame) }

  required public init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
