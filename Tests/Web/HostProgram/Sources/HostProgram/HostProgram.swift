import OpenUIKit
import OpenUIKitWeb

/// The services of a page to a program for which the gallery has no screen: pictures by address and by bytes, two fingers, and
/// the last words of a program that stops.
@main struct HostProgram {
  static func main() {
    WebPage.mount(HostView(), in: "app")
    ArticleViews.mountAll()
  }
}

final class HostView: UIView {
  /// A picture file, three pixels wide and two high, all of the colour (10, 160, 90).
  private static let file: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00,
    0x00, 0x00,
    0x03, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0x12, 0x16, 0xf1, 0x4d, 0x00, 0x00, 0x00,
    0x10, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0xe0, 0x5a, 0x10, 0x05, 0x41, 0x0c, 0x70, 0x16, 0x00, 0x3b, 0x24,
    0x06, 0x19,
    0x4c, 0x1d, 0x2a, 0x8e, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]

  private let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    UIImage.load(from: "https://pictures.test/blue.png") { [self] image in
      show(image, named: "fetched", at: 0)
    }
    UIImage.decode(Self.file) { [self] image in show(image, named: "decoded", at: 20) }
    UIImage.load(from: "https://pictures.test/none.png") { [self] image in
      show(image, named: "missing", at: 40)
    }
    UIImage.decode([1, 2, 3]) { [self] image in show(image, named: "broken", at: 60) }
    addSquare()
    addStop()
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  /// Shows a picture at its own size, or a text that there is none.
  private func show(_ image: UIImage?, named name: String, at y: CGFloat) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 20))
    label.text =
      image.map { "\(name) \(Int($0.size.width)) × \(Int($0.size.height))" } ?? "\(name): no picture"
    addSubview(label)
    guard let image else { return }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: CGPoint(x: 4, y: y), size: image.size)
    addSubview(view)
  }

  /// Grows and shrinks between two fingers.
  private func addSquare() {
    square.backgroundColor = .systemBlue
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [unowned(unsafe) self, unowned(unsafe) pinch] _ in
      square.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    }
    addGestureRecognizer(pinch)
    addSubview(square)
  }

  private func addStop() {
    let stop = UIButton(frame: CGRect(x: 20, y: 240, width: 100, height: 40))
    stop.setTitle("Stop", for: .normal)
    stop.setTitleColor(.black, for: .normal)
    stop.addAction(UIAction { _ in fatalError("the program was told to stop") }, for: .touchUpInside)
    addSubview(stop)
  }
}
