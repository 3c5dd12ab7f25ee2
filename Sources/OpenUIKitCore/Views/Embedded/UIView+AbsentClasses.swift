// Embedded Swift has no classes as values.
extension UIView {
  static func makeLayer() -> CALayer { layerClass.init(_copyOf: nil) }
  var isKnownToDrawNothing: Bool { false }
  func takeAppearances(of window: UIWindow) {}
  func notifyObservers() {}
}
