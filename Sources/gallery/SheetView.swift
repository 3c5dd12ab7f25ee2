import Foundation
import Masonry
import OpenUIKit

/// Pictures of screens in the outlines of phones, in a row, with their titles below.
final class SheetView: UIView {
  private static let bezel: CGFloat = 4
  private static let phoneSize = CGSize(width: 130 + 2 * bezel, height: 130 * 844 / 390 + 2 * bezel)
  private static let gap: CGFloat = 20
  private static let titleHeight: CGFloat = 44

  private let phoneCount: Int

  /// The size in points at which the phones fit.
  var naturalSize: CGSize {
    CGSize(
      width: CGFloat(phoneCount) * (SheetView.phoneSize.width + SheetView.gap) + SheetView.gap,
      height: SheetView.phoneSize.height + SheetView.gap + SheetView.titleHeight)
  }

  init(phones: [(image: UIImage, title: String)]) {
    phoneCount = phones.count
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.945, green: 0.945, blue: 0.933, alpha: 1)
    var previous: UIView?
    for phone in phones {
      previous = addPhone(phone.image, title: phone.title, after: previous)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a sheet is made in code")
  }

  private func addPhone(_ image: UIImage, title: String, after previous: UIView?) -> UIView {
    let phone = UIView()
    phone.backgroundColor = UIColor(white: 0.11, alpha: 1)
    phone.layer.cornerRadius = 20
    addSubview(phone)
    phone.mas_makeConstraints { make in
      make.top.equalTo(self).offset(SheetView.gap)
      make.size.equalTo(SheetView.phoneSize)
      if let previous {
        make.left.equalTo(previous.mas_right).offset(SheetView.gap)
      } else {
        make.left.equalTo(self).offset(SheetView.gap)
      }
    }

    let picture = UIImageView(image: image)
    picture.layer.cornerRadius = 17
    picture.layer.masksToBounds = true
    phone.addSubview(picture)
    picture.mas_makeConstraints { make in
      make.edges.equalTo(phone).inset(SheetView.bezel)
    }

    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = UIColor(white: 0.35, alpha: 1)
    addSubview(label)
    label.mas_makeConstraints { make in
      make.top.equalTo(phone.mas_bottom).offset(10)
      make.centerX.equalTo(phone)
    }
    return phone
  }
}
