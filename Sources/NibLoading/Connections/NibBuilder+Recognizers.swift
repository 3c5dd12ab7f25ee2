import InterfaceBuilder
import OpenUIKit

/// Gesture recognisers, which stand beside the controller.
extension NibBuilder {
  /// The recogniser of an element; nil if the element is none.
  func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard element.name.hasSuffix("GestureRecognizer") else { return nil }
    let recognizer = customObject(of: element, as: UIGestureRecognizer.self) ?? plainRecognizer(element)
    if let isEnabled = element.flag("enabled") { recognizer.isEnabled = isEnabled }
    if let cancels = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    return recognizer
  }

  private func plainRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
      #if !hasFeature(Embedded)
        if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      #endif
      return press
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      if let direction = element["direction"].flatMap({ Self.directions[$0] }) { swipe.direction = direction }
      return swipe
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    default:
      remark(element, "<\(element.name)> is not available here")
      return UIGestureRecognizer(target: nil, action: nil)
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}
