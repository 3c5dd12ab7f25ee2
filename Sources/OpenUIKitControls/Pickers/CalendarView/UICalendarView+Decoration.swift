@_spi(Overrides) import OpenUIKitCore

extension UICalendarView {
  /// The relative size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// The usual size.
    case medium = 1
    /// Large.
    case large = 2
  }

  /// The decoration below the number of a day: a dot, a picture, or a view of the app.
  public final class Decoration: NSObject, ViewTreeConfined {
    private enum Content {
      case picture(UIImage?, UIColor?, DecorationSize)
      case custom(() -> UIView)
    }

    private let content: Content

    /// Creates a grey dot of medium size.
    public convenience override init() { self.init(image: nil) }

    /// Creates a picture; nil for a dot. Symbols have the colour, a grey by default.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      content = .picture(image, color, size)
      super.init()
    }

    /// Creates a decoration whose view `customViewProvider` makes. Touches do not reach the view, which is clipped to its place.
    public init(customViewProvider: @escaping () -> UIView) {
      content = .custom(customViewProvider)
      super.init()
    }

    /// A dot; grey by default.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// A picture; nil for a dot. Symbols have the colour, a grey by default.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      Decoration(image: image, color: color, size: size)
    }

    /// A view that `customViewProvider` makes. Touches do not reach it, and it is clipped to its place.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func makeView() -> UIView {
      switch content {
      case .custom(let make): DecorationClip(make())
      case .picture(let image, let color, let size):
        DecorationPicture(image, color ?? .systemFill, size: size)
      }
    }
  }
}

/// A picture or a dot below a day.
private final class DecorationPicture: UIView {
  private let picture: UIView
  private let size: CGSize

  init(_ image: UIImage?, _ color: UIColor, size: UICalendarView.DecorationSize) {
    let height: CGFloat = image == nil ? Self.dots[size.rawValue] : Self.pictures[size.rawValue]
    if let image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color
      picture = view
      let scale = image.size.height > 0 ? height / image.size.height : 1
      self.size = CGSize(width: image.size.width * scale, height: height)
    } else {
      picture = PillView()
      picture.backgroundColor = color
      self.size = CGSize(width: height, height: height)
    }
    super.init(frame: .zero)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = size.width > 0 ? min(1, bounds.width / size.width) : 1
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    picture.frame = CGRect(
      x: (bounds.width - shown.width) / 2, y: max(0, (min(bounds.height, 12) - shown.height) / 2),
      width: shown.width, height: shown.height)
  }

  // By `DecorationSize`: estimates, because Apple does not publish the sizes.
  private static let dots: [CGFloat] = [5, 7, 9]
  private static let pictures: [CGFloat] = [9, 12, 15]
}

/// The place of an app's view below a day.
private final class DecorationClip: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wish = content.sizeThatFits(bounds.size)
    let size = CGSize(width: min(wish.width, bounds.width), height: min(wish.height, bounds.height))
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
  }
}
