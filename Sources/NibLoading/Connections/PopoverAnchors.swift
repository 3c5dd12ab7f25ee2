import InterfaceBuilder
import OpenUIKit

/// The anchors that the popovers of a storyboard's segues point at. It retains neither the controllers nor their views.
final class PopoverAnchors: ViewTreeConfined {
  private struct Anchor {
    let segue: String
    weak var controller: UIViewController?
    weak var object: AnyObject?
  }

  private var anchors: [Anchor] = []

  /// Notes the view or the item of a bar that a segue of a controller points at.
  func add(_ object: AnyObject, of segue: InterfaceElement, from controller: UIViewController) {
    guard let id = segue.id else { return }
    anchors.removeAll { $0.controller == nil }
    anchors.append(Anchor(segue: id, controller: controller, object: NibMembers.weaklyHeld(object)))
  }

  /// Lets the popover of a segue point at its anchor, if the file states one. Otherwise it points at the sender.
  func adjustPopover(
    of segue: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) {
    guard destination.modalPresentationStyle == .popover,
      let popover = destination.popoverPresentationController
    else { return }
    if let anchor = anchors.first(where: { $0.segue == segue.id && $0.controller === source })?.object {
      popover.point(at: anchor)
    }
    if let directions = Self.directions(segue) { popover.permittedArrowDirections = directions }
  }

  private static func directions(_ segue: InterfaceElement) -> UIPopoverArrowDirection? {
    guard let described = segue.value("popoverArrowDirection") else { return nil }
    var directions: UIPopoverArrowDirection = []
    if described.flag("up") == true { directions.insert(.up) }
    if described.flag("down") == true { directions.insert(.down) }
    if described.flag("left") == true { directions.insert(.left) }
    if described.flag("right") == true { directions.insert(.right) }
    return directions
  }
}
