import GalleryScreens
import UIKitShim

/// Something that is laid out and recorded.
@MainActor
public struct GoldenSubject {
  /// The name, in the form "group/name".
  public let name: String
  /// The window's size in points.
  public let size: CGSize
  /// Whether a picture is written.
  public let hasPicture: Bool
  let make: () -> UIViewController

  /// The size of a telephone's window.
  static let phone = CGSize(width: 393, height: 852)

  init(
    _ name: String, size: CGSize = phone, hasPicture: Bool = true, make: @escaping () -> UIViewController
  ) {
    (self.name, self.size, self.hasPicture, self.make) = (name, size, hasPicture, make)
  }

  /// A subject that is one view at the top left of a window, in its natural size or in a width.
  init(_ name: String, width: CGFloat? = nil, view: @escaping () -> UIView) {
    self.init(name) { OneViewController(view(), width: width) }
  }

  /// Everything that is recorded: controls, texts, the gallery's screens, and generated trees.
  ///
  /// - Parameter trees: how many trees are generated.
  public static func all(trees: Int = 2000) -> [GoldenSubject] {
    controls + texts + gallery + (0..<trees).map { RandomTree.subject(seed: UInt64($0)) }
  }

  private static var gallery: [GoldenSubject] {
    GalleryScreen.all.map { screen in
      GoldenSubject("gallery/\(screen.identifier)") { screen.makeViewController() }
    }
  }
}

/// A controller with one view.
private final class OneViewController: UIViewController {
  private let content: UIView
  private let width: CGFloat?

  init(_ content: UIView, width: CGFloat?) {
    (self.content, self.width) = (content, width)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("A subject is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
    ])
    if let width { content.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }
}
