import Foundation
import Masonry
import OpenUIKit

/// Pictures of screens in the outlines of phones, in rows, with their titles below.
final class SheetView: UIView {
  private static let bezel: CGFloat = 4
  private static let screenWidth: CGFloat = 130
  private static let gap: CGFloat = 20
  private static let titleHeight: CGFloat = 44

  private let phoneSize: CGSize
  private let columns: Int
  private let rows: Int

  /// The size in points that fits the phones.
  var naturalSize: CGSize {
    CGSize(
      width: CGFloat(columns) * (phoneSize.width + SheetView.gap) + SheetView.gap,
      height: CGFloat(rows) * (phoneSize.height + SheetView.gap + SheetView.titleHeight))
  }

  /// Lays out the pictures.
  ///
  /// - Parameters:
  ///   - screenSize: the size of the shown screens, in points. They are drawn smaller.
  ///   - columns: the number of pictures in a row, at least 1.
  init(phones: [(image: UIImage, title: String)], screenSize: CGSize, columns: Int) {
    let bezel = 2 * SheetView.bezel
    phoneSize = CGSize(
      width: SheetView.screenWidth + bezel,
      height: SheetView.screenWidth * screenSize.height / screenSize.width + bezel)
    self.columns = min(columns, max(phones.count, 1))
    rows = (phones.count + self.columns - 1) / self.columns
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.945, green: 0.945, blue: 0.933, alpha: 1)
    for (index, phone) in phones.enumerated() {
      addPhone(phone.image, title: phone.title, at: index)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a sheet is made in code")
  }

  private func addPhone(_ image: UIImage, title: String, at index: Int) {
    let phone = UIView()
    phone.backgroundColor = UIColor(white: 0.11, alpha: 1)
    phone.layer.cornerRadius = 20
    addSubview(phone)
    let column = CGFloat(index % columns)
    let row = CGFloat(index / columns)
    phone.mas_makeConstraints { make in
      make.size.equalTo(phoneSize)
      make.left.equalTo(SheetView.gap + column * (phoneSize.width + SheetView.gap))
      make.top.equalTo(SheetView.gap + row * (phoneSize.height + SheetView.gap + SheetView.titleHeight))
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
  }
}
