import OpenUIKitCore

/// Lets the user move and scale a picture below a square, which becomes the edited picture.
final class PictureEditor: UIViewController, UIScrollViewDelegate {
  private let picture: UIImage
  private let finish: (UIImage, CGRect) -> Void
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()

  init(_ picture: UIImage, finish: @escaping (UIImage, CGRect) -> Void) {
    (self.picture, self.finish) = (picture, finish)
    super.init(nibName: nil, bundle: nil)
    title = "Move and Scale"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", primaryAction: UIAction { [unowned(unsafe) self] _ in choose() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.maximumZoomScale = 4
    scrollView.layer.borderColor = UIColor.white.cgColor
    scrollView.layer.borderWidth = 1
    imageView.image = picture
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(area.width, area.height)
    let frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    guard scrollView.frame != frame else { return }
    scrollView.zoomScale = 1
    scrollView.frame = frame
    let size = picture.size
    let scale = side / max(1, min(size.width, size.height))
    imageView.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    scrollView.contentSize = imageView.frame.size
    scrollView.contentOffset = CGPoint(
      x: (imageView.frame.width - side) / 2, y: (imageView.frame.height - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  /// The visible part, in points of the picture.
  private var visiblePart: CGRect {
    let scale = imageView.frame.width / max(1, picture.size.width)
    let visible = scrollView.bounds
    return CGRect(
      x: visible.minX / scale, y: visible.minY / scale, width: visible.width / scale,
      height: visible.height / scale
    ).overlap(with: CGRect(origin: .zero, size: picture.size))
  }

  private func choose() {
    let part = visiblePart
    let edited = UIGraphicsImageRenderer(size: part.size).image { _ in
      picture.draw(at: CGPoint(x: -part.minX, y: -part.minY))
    }
    finish(edited, part)
  }
}
