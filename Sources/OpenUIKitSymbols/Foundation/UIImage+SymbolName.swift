import OpenUIKitGraphics

extension UIImage {
  /// The name of the symbol that the image shows; nil for other images.
  package var symbolName: String? { (content as? SymbolImage)?.name }
}
