// The facts that views find out from classes as values.
extension UIView {
  /// A layer of the view's class of layers.
  static func makeLayer() -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type else {
      fatalError("\(self).layerClass is \(layerClass), which is no CALayer")
    }
    return type.init(_copyOf: nil)
  }

  /// Whether neither view nor layer has an override that draws.
  final var isKnownToDrawNothing: Bool { type(of: self) == UIView.self && type(of: layer) == CALayer.self }

  /// Applies the appearance proxies to the tree, which has got into a window.
  final func takeAppearances(of window: UIWindow) {
    if !window.appearances.isEmpty { tree.forEach(window.appearances.apply) }
  }
}
