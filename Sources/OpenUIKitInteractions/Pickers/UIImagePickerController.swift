import OpenUIKitCore

/// The delegate of an image picker.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has chosen a picture. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has cancelled. By default the picker is dismissed; otherwise the delegate does that.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets the user choose a picture among those of the host, or take one with the host's camera.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of the camera's pictures: the library here.
    case savedPhotosAlbum = 2
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Sendable {
    /// On the back.
    case rear = 0
    /// On the front.
    case front = 1
  }

  /// A value about the chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a key from its characters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the medium, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of the picture that the user has chosen, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// That part in points of the original, an `NSValue` with a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A file with the picture, a `URL`. No host provides one.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A file with the film, a `URL`. No host provides one.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Data about a picture that was taken, a dictionary. No host provides them.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture with movement. No host provides one.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The object of the library. No host provides one.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Whether the host has a source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    guard let host else { return false }
    return sourceType == .camera ? host.hasCamera : true
  }

  /// The types of media that a source has: pictures; nil for a source that the host does not have.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether the host has a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { host?.hasCamera ?? false }

  /// The object that receives the picture; not retained.
  @_nonoverride open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The source of the pictures. Traps for a source that the host does not have.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      require(
        Self.isSourceTypeAvailable(sourceType) || sourceType == .photoLibrary,
        "UIImagePickerController: source type \(sourceType.rawValue) not available")
    }
  }
  /// The types of media to choose from; pictures by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user can choose a square part of the picture.
  open var allowsEditing = false
  /// The camera that is used first.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera takes: photos. Setting `video` does nothing, because hosts take no films.
  public final var cameraCaptureMode: CameraCaptureMode {
    get { .photo }
    set {}
  }
  /// The flash of the camera. It is kept, and the host's camera decides itself.
  public final var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's own controls are visible; true by default. It is kept, because the host shows its camera.
  public final var showsCameraControls = true
  /// A view above the camera's picture; nil for none. It is kept, because the host shows its camera.
  public final var cameraOverlayView: UIView?
  /// The transform of the camera's picture. It is kept, because the host shows its camera.
  public final var cameraViewTransform = CGAffineTransform.identity
  /// The quality of films. It is kept, because hosts take no films.
  public final var videoQuality = QualityType.typeMedium
  /// The longest duration of a film in seconds; 600 by default. It is kept, because hosts take no films.
  public final var videoMaximumDuration: TimeInterval = 600
  /// The name of the form in which films are exported; empty by default. It is kept, because hosts have no films.
  public final var videoExportPreset = ""
  /// The form of the file with a chosen picture. It is kept, because hosts provide no files.
  public final var imageExportPreset = ImageURLExportPreset.compatible

  private let grid = PictureGrid()

  /// Creates a picker of the library.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of the library. The arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a picker of the library.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    grid.title = "Photos"
    grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned(unsafe) self] _ in cancel() })
    grid.choose = { [unowned(unsafe) self] in choose($0) }
    viewControllers = [grid]
  }

  /// Reads the pictures of the host, or opens its camera.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard sourceType == .camera else { return grid.pictures = Self.host?.pictures() ?? [] }
    openCamera()
  }

  final func openCamera() {
    Self.host?.takePicture { [weak self] picture in
      guard let self else { return }
      if let picture { choose(picture) } else { cancel() }
    }
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  private func choose(_ picture: UIImage) {
    guard allowsEditing else { return finish([.originalImage: picture]) }
    let editor = PictureEditor(picture) { [unowned(unsafe) self] edited, rect in
      finish([.originalImage: picture, .editedImage: edited, .cropRect: NSValue(cgRect: rect)])
    }
    pushViewController(editor, animated: true)
  }

  private func finish(_ info: [InfoKey: Any]) {
    var info = info
    info[.mediaType] = "public.image"
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}
