import OpenUIKitCore

/// The pictures and files that a host offers to pickers. All requirements are optional.
public protocol PickerHost: AnyObject, ViewTreeConfined {
  /// The pictures of the library, the newest first.
  func pictures() -> [UIImage]
  /// Whether there is a camera.
  var hasCamera: Bool { get }
  /// Takes a picture, and calls the closure with it, or with nil if the user cancels.
  func takePicture(_ completion: @escaping (UIImage?) -> Void)
  /// The files that can be opened.
  func documents() -> [URL]
  /// Copies or moves files of the app to a place that the user chooses. Returns their new places; nil if that failed.
  func export(_ files: [URL], asCopy: Bool) -> [URL]?
}

extension PickerHost {
  /// None.
  public func pictures() -> [UIImage] { [] }
  /// False.
  public var hasCamera: Bool { false }
  /// Nil.
  public func takePicture(_ completion: @escaping (UIImage?) -> Void) { completion(nil) }
  /// None.
  public func documents() -> [URL] { [] }
  /// Nil.
  public func export(_ files: [URL], asCopy: Bool) -> [URL]? { nil }
}

extension UIImagePickerController {
  /// The source of pictures and files for pickers; nil by default. Hosts and tests set it. It is retained.
  public static var host: (any PickerHost)? {
    get { CurrentPickerHost.current.host }
    set { CurrentPickerHost.current.host = newValue }
  }
}

final class CurrentPickerHost: ViewTreeConfined {
  var host: (any PickerHost)?

  nonisolated init() {}

  static var current: CurrentPickerHost {
    sharedObject(CurrentPickerHost())
  }
}
