import Foundation
import OpenUIKitLists

/// The delegate of a picker of photos.
public protocol PHPickerViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// The user has chosen photos, or has cancelled: there are none then. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos among those of the host.
public final class PHPickerViewController: UIViewController {
  /// The photos that the picker offers, and how many the user can choose.
  public let configuration: PHPickerConfiguration
  /// The object that receives the photos; not retained. Without one the picker dismisses itself.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private let grid = PictureGrid()

  /// Creates a picker.
  public required init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    grid.title = "Photos"
    grid.limit = configuration.selectionLimit
    grid.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned(unsafe) self] _ in finish([]) })
    grid.choose = { [unowned(unsafe) self] in finish([$0]) }
    guard configuration.selectionLimit != 1 else { return }
    let add = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [unowned(unsafe) self] _ in finish(grid.chosenPictures) })
    add.style = .done
    add.isEnabled = false
    grid.navigationItem.rightBarButtonItem = add
    grid.choicesDidChange = { add.isEnabled = !$0.isEmpty }
  }

  /// Not available: a picker needs a configuration.
  public required init?(coder: NSCoder) { nil }

  /// Shows the photos of the host.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Reads the photos of the host.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let offersPhotos = configuration.filter?.offersPhotos ?? true
    grid.pictures = offersPhotos ? UIImagePickerController.host?.pictures() ?? [] : []
  }

  private func finish(_ pictures: [UIImage]) {
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(
      self,
      didFinishPicking: pictures.map {
        PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil)
      })
  }
}
