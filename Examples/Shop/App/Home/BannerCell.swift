import Masonry
import UIKit

/// A wide card with a headline and a product beside it.
final class BannerCell: UICollectionViewCell {
  static let identifier = "banner"

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let pictureView = UIImageView()
  private let backdrop = GradientView()
  /// Large text has the whole width, without the picture.
  private lazy var withoutPicture = pictureView.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 20
    contentView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .title1).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = .white
    titleLabel.numberOfLines = 0
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .white
    detailLabel.numberOfLines = 0
    pictureView.contentMode = .scaleAspectFit
    for view in [backdrop, pictureView, titleLabel, detailLabel] { contentView.addSubview(view) }
    makeConstraints()
    adapt()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    adapt()
  }

  private func adapt() {
    withoutPicture.isActive = traitCollection.preferredContentSizeCategory > .extraExtraLarge
  }

  private func makeConstraints() {
    backdrop.mas_makeConstraints { make in
      make.edges.equalTo(contentView)
    }
    pictureView.mas_makeConstraints { make in
      make.trailing.equalTo(contentView).offset(-8)
      make.bottom.equalTo(contentView).offset(-4)
      make.height.equalTo(contentView).multipliedBy(0.86).priorityHigh()
      make.height.lessThanOrEqualTo(contentView).multipliedBy(0.86)
      // A card that grows with the text leaves room for it.
      make.height.lessThanOrEqualTo(contentView.mas_width).multipliedBy(0.48)
      make.width.equalTo(pictureView.mas_height)
    }
    titleLabel.mas_makeConstraints { make in
      make.leading.equalTo(contentView).offset(20)
      make.trailing.lessThanOrEqualTo(pictureView.mas_leading).offset(12)
      make.trailing.lessThanOrEqualTo(contentView).offset(-20)
      make.bottom.equalTo(detailLabel.mas_top).offset(-4)
    }
    detailLabel.mas_makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.trailing.lessThanOrEqualTo(pictureView.mas_leading)
      make.trailing.lessThanOrEqualTo(contentView).offset(-20)
      make.bottom.equalTo(contentView).offset(-20)
    }
  }

  func show(_ banner: Banner) {
    guard let product = Catalog.product(banner.product) else { return }
    titleLabel.text = banner.title
    detailLabel.text = banner.detail
    pictureView.image = ProductArtwork.image(of: product, finish: banner.finish)
    let tone = Tone(product.finishes[banner.finish].rgb)
    backdrop.colors = (tone.dark, tone.base)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = banner.title + ", " + banner.detail
  }
}

/// Fills itself with a gradient from one corner to the other.
final class GradientView: UIView {
  private let gradient = CAGradientLayer()

  var colors = (UIColor.clear, UIColor.clear) {
    didSet { gradient.colors = [colors.0.cgColor, colors.1.cgColor] }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    // The darkest part is where the text is.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0)
  }
}

extension UIFont {
  /// The bold variant of the font.
  var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
