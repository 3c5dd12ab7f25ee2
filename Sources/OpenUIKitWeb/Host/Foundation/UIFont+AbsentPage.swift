import OpenUIKitCore

extension UIFont {
  /// Fetches a font file in a page. Outside of browsers there is nothing that fetches: `completion` gets no names.
  public static func load(from address: String, completion: @escaping ([String]) -> Void) {
    completion([])
  }
}
