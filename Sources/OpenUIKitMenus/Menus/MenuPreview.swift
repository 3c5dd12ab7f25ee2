import OpenUIKitControls

/// The lifted preview of a context menu: a snapshot of a view, or the view of a controller.
final class MenuPreview: UIView {
  let controller: UIViewController?
  private let content: UIView
  private let shape = UIView()
  private let previewSize: CGSize
  /// The middle and the size before the preview is lifted, in points of the window; nil for a controller, which comes from the
  /// middle of the source.
  private(set) var origin: CGRect

  /// A preview of a view, which is in the window.
  init(_ preview: UITargetedPreview, in window: UIWindow) {
    controller = nil
    content = preview.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    previewSize = preview.view.bounds.size
    origin = Self.rectangle(of: preview, in: window)
    super.init(frame: origin)
    setUp()
    shape.layer.cornerRadius = preview.view.layer.cornerRadius
    shape.backgroundColor = preview.parameters.backgroundColor ?? preview.view.backgroundColor
    if let path = preview.parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      shape.layer.mask = mask
      shape.backgroundColor = preview.parameters.backgroundColor ?? .systemBackground
    }
  }

  /// The view of a controller, as large as it prefers or else as the area allows, lifted from a rectangle of the window.
  init(_ controller: UIViewController, from source: CGRect, area: CGRect) {
    self.controller = controller
    let preferred = controller.preferredContentSize
    let isSet = preferred.width > 0 && preferred.height > 0
    let size = CGSize(
      width: isSet ? min(preferred.width, area.width) : area.width,
      height: isSet ? preferred.height : area.height * 0.6)
    previewSize = size
    content = controller.view
    origin = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height)
    super.init(frame: origin)
    setUp()
    shape.layer.cornerRadius = Self.radius
    shape.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    addSubview(shape)
    shape.addSubview(content)
    shape.clipsToBounds = true
    shape.isUserInteractionEnabled = false
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    content.translatesAutoresizingMaskIntoConstraints = true
    for view in [shape, content] { view.frame = CGRect(origin: .zero, size: previewSize) }
  }

  static func rectangle(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let center = preview.target.container.convert(preview.target.center, to: window)
    let size = preview.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Moves and scales the preview into a rectangle of the window.
  func show(in rect: CGRect, isLifted: Bool) {
    bounds.size = previewSize
    center = CGPoint(x: rect.midX, y: rect.midY)
    let scale = previewSize.width > 0 ? rect.width / previewSize.width : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
    layer.shadowOpacity = isLifted ? 0.25 : 0
  }

  /// Shows the preview where it came from.
  func rest(at target: CGRect? = nil) {
    let target = target ?? origin
    origin = target
    show(in: target, isLifted: false)
    alpha = controller == nil ? 1 : 0
  }

  private static let radius: CGFloat = 13
}
