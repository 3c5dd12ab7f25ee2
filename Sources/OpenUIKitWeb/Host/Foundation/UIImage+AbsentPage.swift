import OpenUIKitCore

extension UIImage {
  /// Fetches a picture in a page. Outside of browsers there is nothing that fetches: `completion` gets nil.
  public static func load(from address: String, completion: @escaping (UIImage?) -> Void) {
    completion(nil)
  }

  /// Decodes the bytes of a picture file in a page. Outside of browsers there is nothing that decodes: `completion` gets nil.
  public static func decode(_ bytes: [UInt8], completion: @escaping (UIImage?) -> Void) {
    completion(nil)
  }
}
