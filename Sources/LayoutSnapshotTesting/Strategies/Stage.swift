/// A window that shows a view or a screen while its snapshot is made.
struct Stage: ViewTreeConfined {
  private let layout: ScreenLayout
  private let scale: CGFloat

  /// Shows a screen on a device.
  init(_ controller: UIViewController, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) {
    var configuration = config.configuration
    if let size {
      configuration.device.size =
        configuration.orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }
    layout = ScreenLayout(in: configuration, traits: traits) { controller }
    scale = traits.displayScale > 0 ? traits.displayScale : configuration.device.scale
  }

  /// Shows a screen in a size, or else in that of its view.
  init(_ controller: UIViewController, size: CGSize?, traits: UITraitCollection) {
    let size = size ?? Self.size(of: controller.view)
    self.init(controller, on: ViewImageConfig(size: size), size: nil, traits: traits)
  }

  /// Shows a view in a size, or else in its own.
  init(_ view: UIView, size: CGSize?, traits: UITraitCollection) {
    let size = size ?? Self.size(of: view)
    self.init(ViewHost(view, size: size), on: ViewImageConfig(size: size), size: nil, traits: traits)
  }

  private static func size(of view: UIView) -> CGSize {
    guard view.bounds.isEmpty else { return view.bounds.size }
    let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return least.width > 0 && least.height > 0 ? least : CGSize(width: 390, height: 844)
  }

  /// The picture.
  func image() throws -> UIImage {
    defer { close() }
    guard let image = try layout.picture(scale: scale).image else { throw SnapshotFileError.noPicture }
    return image
  }

  /// A text that is made while the window is open.
  func description(_ make: () -> String) -> String {
    defer { close() }
    return make()
  }

  /// Releases the view, which the test may use again.
  private func close() {
    (layout.controller as? ViewHost)?.content.removeFromSuperview()
    layout.window.isHidden = true
    layout.window.rootViewController = nil
  }
}

/// A controller with one view on a clear background.
private final class ViewHost: UIViewController {
  let content: UIView
  private let size: CGSize

  init(_ content: UIView, size: CGSize) {
    (self.content, self.size) = (content, size)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The controller of a view is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = CGRect(origin: .zero, size: size)
    view.addSubview(content)
  }
}
