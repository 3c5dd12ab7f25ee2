import OpenUIKitCore

extension UIImage {
  /// Fetches a picture and decodes it with the browser, in any format that it supports. `completion` gets
  /// nil if that fails.
  public static func load(from address: String, completion: @escaping (UIImage?) -> Void) {
    var address = address
    let request = PictureRequest.begin(completion)
    address.withUTF8 { pageFetchPicture(request, $0.baseAddress, Int32($0.count)) }
  }

  /// Decodes the bytes of a picture file with the browser. `completion` gets nil if that fails.
  public static func decode(_ bytes: [UInt8], completion: @escaping (UIImage?) -> Void) {
    let request = PictureRequest.begin(completion)
    bytes.withUnsafeBufferPointer { pageDecodePicture(request, $0.baseAddress, Int32($0.count)) }
  }
}

/// A picture that the page is fetching, and the completion.
final class PictureRequest {
  private let completion: (UIImage?) -> Void

  private init(_ completion: @escaping (UIImage?) -> Void) { self.completion = completion }

  /// Returns the handle of a new request, which `finish` ends.
  static func begin(_ completion: @escaping (UIImage?) -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(PictureRequest(completion)).toOpaque()
  }

  /// Ends a request with its pixels (red, green, blue and alpha), or without any.
  static func finish(
    _ handle: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ pixels: UnsafePointer<UInt8>?
  ) {
    let request = Unmanaged<PictureRequest>.fromOpaque(handle).takeRetainedValue()
    guard let pixels else { return request.completion(nil) }
    let bytes = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
    request.completion(CGImage(width: width, height: height, pixels: bytes).map { UIImage(cgImage: $0) })
  }
}
