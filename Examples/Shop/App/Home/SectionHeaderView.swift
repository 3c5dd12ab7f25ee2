import Masonry
import UIKit

/// The heading of a section.
final class SectionHeaderView: UICollectionReusableView {
  static let identifier = "header"

  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2).bold
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    addSubview(label)
    label.mas_makeConstraints { make in
      make.top.equalTo(self).offset(8)
      make.bottom.equalTo(self).offset(-8)
      make.leading.trailing.equalTo(self)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
