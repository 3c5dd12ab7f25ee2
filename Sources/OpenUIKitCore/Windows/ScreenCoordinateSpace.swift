/// The coordinate space of a screen, whose origin is its top left corner. Windows lie in it by their frames.
final class ScreenCoordinateSpace: NSObject, ViewTreeConfined {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// The place of a view's window on the screen; zero for a view without a window.
  private static func origin(of view: UIView) -> CGPoint {
    (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
  }
}

extension ScreenCoordinateSpace: UICoordinateSpace {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let origin = Self.origin(of: view)
    return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: UIView?.none)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let origin = Self.origin(of: view)
    let place = view.convert(point, to: UIView?.none)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let origin = Self.origin(of: view)
    return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: UIView?.none)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let origin = Self.origin(of: view)
    return view.convert(rect, to: UIView?.none).offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension UIWindowScene {
  /// The coordinate space of the scene, whose origin is its top left corner.
  public final var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(size: frame.size) }

  /// The screen of the scene: that of its key window, or else of its first one.
  public final var screen: UIScreen { (keyWindow ?? windows.first)?.screen ?? UIScreen.main }
}

extension UIScreen {
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(size: bounds.size) }

  /// The coordinate space of the screen in its only orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}
