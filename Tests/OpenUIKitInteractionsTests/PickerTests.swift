import Foundation
import OpenUIKit
import Testing

@MainActor
private final class Host: PickerHost {
  var images: [UIImage] = []
  var taken: UIImage?
  var files: [URL] = []
  func pictures() -> [UIImage] { images }
  var hasCamera: Bool { taken != nil }
  func takePicture(_ completion: @escaping (UIImage?) -> Void) { completion(taken) }
  func documents() -> [URL] { files }
  func export(_ files: [URL], asCopy: Bool) -> [URL]? { files.map { $0.appendingPathExtension("saved") } }
}

@MainActor
private final class Owner: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate
{
  var info: [UIImagePickerController.InfoKey: Any] = [:]
  var urls: [URL] = []
  var cancels = 0
  var colors: [UIColor] = []
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    picker.dismiss(animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    self.urls = urls
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    colors.append(viewController.selectedColor)
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { cancels += 1 }
}

@MainActor
@Suite("Pickers of pictures, files and colours", .serialized)
struct PickerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let owner = Owner()
  private let host = Host()

  init() throws {
    window.rootViewController = owner
    window.makeKeyAndVisible()
    host.images = try [40, 60].map {
      UIImage(
        cgImage: try #require(CGImage(width: $0, height: 20, pixels: Array(repeating: 255, count: $0 * 80))))
    }
    UIImagePickerController.host = host
  }

  private func present(_ controller: UIViewController) {
    owner.present(controller, animated: false)
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  private func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    window.sendTouch(.began, at: place)
    window.sendTouch(.ended, at: place)
    window.clock.advance(by: 1)
  }

  @Test("A tap on a picture delivers it, and the delegate dismisses the picker")
  func pictures() throws {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    picker.delegate = owner
    #expect(picker.delegate === owner && (picker as UINavigationController).delegate === owner)
    present(picker)
    let grid = try #require(find(UICollectionView.self, in: picker.view))
    #expect(grid.numberOfItems(inSection: 0) == 2)
    tap(try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0))))
    #expect(owner.info[.originalImage] as? UIImage === host.images[1] && owner.info[.editedImage] == nil)
    #expect(owner.presentedViewController == nil)
  }

  @Test("An edited picture is the visible square")
  func editing() throws {
    let picker = UIImagePickerController()
    picker.delegate = owner
    picker.allowsEditing = true
    present(picker)
    let grid = try #require(find(UICollectionView.self, in: picker.view))
    tap(try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0))))
    picker.topViewController?.navigationItem.rightBarButtonItem?.primaryAction.map { action in
      UIButton(primaryAction: action).sendActions(for: .primaryActionTriggered)
    }
    let rect = (owner.info[.cropRect] as? NSValue)?.cgRectValue
    #expect(rect == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect((owner.info[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
  }

  @Test("The camera of the host takes a picture")
  func camera() {
    host.taken = host.images[0]
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.delegate = owner
    present(picker)
    #expect(owner.info[.originalImage] as? UIImage === host.images[0])
  }

  @Test("Files of the requested types are offered, and the picker is gone when they are delivered")
  func documents() throws {
    host.files = ["/tmp/a.txt", "/tmp/b.png", "/tmp/c.txt"].map { URL(fileURLWithPath: $0) }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.delegate = owner
    present(picker)
    let table = try #require(find(UITableView.self, in: picker.view))
    #expect(table.numberOfRows(inSection: 0) == 2)
    tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(owner.urls.map(\.path) == ["/tmp/c.txt"] && owner.presentedViewController == nil)
  }

  @Test("Files of the app are exported to where the host puts them")
  func export() throws {
    let picker = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/tmp/report.pdf")])
    picker.delegate = owner
    present(picker)
    let navigation = try #require(picker.children.first as? UINavigationController)
    navigation.topViewController?.navigationItem.rightBarButtonItem?.primaryAction.map { action in
      UIButton(primaryAction: action).sendActions(for: .primaryActionTriggered)
    }
    window.clock.advance(by: 1)
    #expect(owner.urls.map(\.path) == ["/tmp/report.pdf.saved"])
  }

  @Test("A colour of the grid is selected by a touch, and the picker is closed by its button")
  func color() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = owner
    picker.selectedColor = .white
    present(picker)
    let slider = try #require(find(UISlider.self, in: picker.view))
    let grid = try #require(picker.view.subviews.first { $0.accessibilityLabel == "Color Grid" })
    let place = grid.convert(CGPoint(x: grid.bounds.width - 2, y: 2), to: window)
    window.sendTouch(.began, at: place)
    window.sendTouch(.ended, at: place)
    #expect(owner.colors.last == UIColor(white: 0, alpha: 1) && slider.value == 1)
    tap(try #require(picker.view.subviews.first { ($0 as? UIButton)?.buttonType == .close }))
    #expect(owner.cancels == 1 && owner.presentedViewController == nil)
  }

  private final class Photos: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: true)
    }
  }

  private func element(_ label: String) throws -> CGPoint {
    window.layoutIfNeeded()
    let element = try #require(window.accessibilityTree().last { $0.accessibilityLabel == label })
    return CGPoint(x: element.accessibilityFrame.midX, y: element.accessibilityFrame.midY)
  }

  private func tap(_ label: String) throws {
    let point = try element(label)
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
    window.clock.advance(by: 1)
  }

  @Test("A picker of photos delivers the photo that is tapped, as the object that it is")
  func onePhoto() async throws {
    let photos = Photos()
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = photos
    present(picker)
    try tap("Photo 2")
    let provider = try #require(photos.results.first?.first).itemProvider
    #expect(provider.canLoadObject(ofClass: UIImage.self) && photos.results.count == 1)
    let width = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { picture, _ in done.resume(returning: picture?.size.width) }
    }
    #expect(width == 60 && owner.presentedViewController == nil)
  }

  @Test("A picker of several photos delivers them in the order of the taps, at most as many as are allowed")
  func severalPhotos() throws {
    host.images = (0..<4).map { _ in host.images[0] }
    let photos = Photos()
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = photos
    present(picker)
    for name in ["Photo 3", "Photo 1", "Photo 2"] { try tap(name) }
    let chosen = window.accessibilityTree().filter { $0.accessibilityTraits.contains(.selected) }
    #expect(chosen.compactMap(\.accessibilityLabel) == ["Photo 1", "Photo 3"])
    try tap("Photo 3")
    try tap("Photo 2")
    try tap("Add")
    #expect(photos.results.map(\.count) == [2])
  }

  @Test("A cancelled picker of photos, and one of films, delivers nothing")
  func noPhotos() throws {
    let photos = Photos()
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.videos, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = photos
    present(picker)
    #expect(!window.accessibilityTree().contains { $0.accessibilityLabel == "Photo 1" })
    try tap("Cancel")
    #expect(photos.results.map(\.count) == [0])
  }

  @Test("The library of photos is authorized with a host, which asks the user itself, and else restricted")
  func authorization() {
    var statuses: [PHAuthorizationStatus] = []
    PHPhotoLibrary.requestAuthorization { statuses.append($0) }
    UIImagePickerController.host = nil
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { statuses.append($0) }
    #expect(statuses == [.authorized, .restricted])
  }
}
