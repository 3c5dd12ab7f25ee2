import OpenUIKitControls

/// The picture and the text of an item, in large in the middle of a screen.
final class LargeContentCard: UIView {
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let picture = UIImageView()
  private let label = UILabel()
  private weak var shown: (any UILargeContentViewerItem)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    for part in [backdrop, picture, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows an item in the middle of a view, in front of everything in the window.
  func open(_ item: any UILargeContentViewerItem, over view: UIView, in window: UIWindow) {
    window.addSubview(self)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    let side = min(Self.side, window.bounds.width - 32, window.bounds.height - 32)
    frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    show(item)
  }

  /// Shows another item; nil leaves the last one.
  func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, item !== shown else { return }
    shown = item
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.text =
      item.largeContentTitle ?? (item as? UIButton)?.currentTitle ?? (item as? UILabel)?.text
    picture.image =
      item.largeContentImage ?? (item as? UIButton)?.currentImage ?? (item as? UIImageView)?.image
    setNeedsLayout()
  }

  /// Removes the card.
  func close() { removeFromSuperview() }

  /// Places the picture above the text.
  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let wanted = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
      .height
    let hasPicture = picture.image != nil
    let room = hasPicture ? max(0, area.height - Self.leastPicture - Self.gap) : area.height
    let height = min(wanted, room)
    guard hasPicture, let image = picture.image else {
      label.frame = CGRect(
        x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
      picture.frame = .zero
      return
    }
    let gap = height > 0 ? Self.gap : 0
    let size = size(of: image, in: CGSize(width: area.width, height: area.height - height - gap))
    let top = area.midY - (size.height + gap + height) / 2
    let insets = shown?.largeContentImageInsets ?? .zero
    picture.frame = CGRect(origin: CGPoint(x: area.midX - size.width / 2, y: top), size: size)
      .offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    label.frame = CGRect(
      x: area.minX, y: top + size.height + gap, width: area.width, height: height)
  }

  /// The size of a picture, at most that of its room. Scaled ones fill it.
  private func size(of image: UIImage, in room: CGSize) -> CGSize {
    let size = image.size
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return .zero }
    let fit = min(room.width / size.width, room.height / size.height)
    let scale = shown?.scalesLargeContentImage == true ? fit : min(1, fit)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  // In points. Apple publishes no measures; these are chosen by eye.
  private static let side: CGFloat = 240
  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 12
  private static let leastPicture: CGFloat = 60
}
