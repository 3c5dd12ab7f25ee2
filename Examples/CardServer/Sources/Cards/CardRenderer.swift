import OpenUIKit
import OpenUIKitCairo
import OpenUIKitImages
import Synchronization

/// The formats of cards.
public enum CardFormat: String, Sendable, CaseIterable {
  case png, pdf, svg

  /// The value of `Content-Type`.
  public var contentType: String {
    switch self {
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .svg: "image/svg+xml"
    }
  }
}

/// Lays out and draws cards, on any number of threads at once.
///
/// Each drawing takes a renderer with its caches, and gives it back. There are as many as drawings at once.
public final class CardRenderer: Sendable {
  /// A renderer is used by one drawing at a time.
  private struct Tools: @unchecked Sendable {
    let renderer = CairoRenderer()
    let measurer = PangoTextMeasurer()
  }

  private let free = Mutex<[Tools]>([])

  public init() {}

  /// The bytes of a card.
  ///
  /// - Throws: `CardError` if the avatar is no picture, or if the layout exceeds its limits.
  public func bytes(of card: Card, as format: CardFormat) throws -> [UInt8] {
    let tools = free.withLock { $0.popLast() } ?? Tools()
    defer { free.withLock { $0.append(tools) } }
    let list = try Self.displayList(of: card, tools.measurer)
    switch format {
    case .png: return try tools.renderer.draw(list, scale: CGFloat(card.scale)).pngBytes(.fast)
    case .pdf: return try tools.renderer.pdfBytes([list])
    case .svg: return try tools.renderer.svgBytes(list)
    }
  }

  /// Returns the display list of a card, for tests.
  func displayList(of card: Card) throws -> DisplayList {
    try Self.displayList(of: card, PangoTextMeasurer())
  }

  private static func displayList(of card: Card, _ measurer: PangoTextMeasurer) throws -> DisplayList {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: card.width, height: card.height))
    window.textMeasurer = measurer
    window.screenScale = CGFloat(card.scale)
    window.layoutLimits = LayoutLimits(views: 100, constraints: 1_000, steps: 100_000, seconds: 1)
    let errors = Errors()
    window.layoutErrorHandler = { _ in errors.count += 1 }
    window.unsatisfiableConstraintsHandler = { _ in errors.count += 1 }
    let picture = try card.avatar.isEmpty ? nil : Self.picture(card)
    let view = CardView(card, avatar: picture)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.fit()
    let list = window.displayList()
    guard errors.count == 0 else { throw CardError("The card cannot be laid out.") }
    return list
  }

  /// The avatar, no larger than it appears: a portrait from a camera would be embedded whole in a PDF.
  private static func picture(_ card: Card) throws -> UIImage {
    guard let decoded = PictureFile.decode(card.avatar, mostPixels: Card.Limits.avatarPixels) else {
      throw CardError(
        "The avatar is no picture in the formats PNG, JPEG, WebP or GIF with at most \(Card.Limits.avatarPixels) pixels."
      )
    }
    let image = UIImage(cgImage: decoded.picture, scale: 1, orientation: decoded.orientation)
    let needed = CardView.avatarSide(of: card) * 3
    let shrinking = needed / min(image.size.width, image.size.height)
    guard shrinking < 1 else { return image }
    let size = CGSize(
      width: min(image.size.width * shrinking, needed * 8).rounded(.up),
      height: min(image.size.height * shrinking, needed * 8).rounded(.up))
    return image.preparingThumbnail(of: size) ?? image
  }

  private final class Errors {
    var count = 0
  }
}
