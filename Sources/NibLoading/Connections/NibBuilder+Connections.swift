import InterfaceBuilder
import OpenUIKit

/// Outlets, actions, segues and runtime attributes.
extension NibBuilder {
  /// Connects all objects that were made since the last call.
  func connect() {
    for (element, object) in made {
      setRuntimeAttributes(of: object, element)
      setOutlets(of: object, element)
      for connection in element.list("connections") {
        if connection.name == "action" { addAction(connection, of: object) }
        if connection.name == "segue" { addSegue(connection, of: object) }
      }
    }
  }

  // MARK: Outlets

  private func setOutlets(of object: AnyObject, _ element: InterfaceElement) {
    var collections: [(key: String, connection: InterfaceElement, values: [AnyObject])] = []
    for connection in element.list("connections") {
      guard let key = connection["property"], let destination = connection["destination"] else { continue }
      guard let value = value(at: destination, of: connection) else { continue }
      if connection.name == "outlet" {
        set(.object(value), for: key, of: object, connection)
      } else if connection.name == "outletCollection" {
        if let index = collections.firstIndex(where: { $0.key == key }) {
          collections[index].values.append(value)
        } else {
          collections.append((key, connection, [value]))
        }
      }
    }
    for collection in collections {
      set(.objects(collection.values), for: collection.key, of: object, collection.connection)
    }
  }

  /// The value of an outlet; nil if there is none, which is named if the file is at fault.
  private func value(at destination: String, of connection: InterfaceElement) -> AnyObject? {
    switch self.destination(destination) {
    case .object(let object): return object
    case .firstResponder, .absent: return nil
    case .unknown:
      remark(connection, "the destination \(destination) does not exist in the file")
      return nil
    }
  }

  private func set(_ value: NibValue, for key: String, of object: AnyObject, _ element: InterfaceElement) {
    if file.classes.set(value, for: key, of: object) { return }
    if SystemOutlets.set(value, for: key, of: object) { return }
    remark(
      element,
      "this class is not key value coding-compliant for the key \(key): \(NibMembers.className(of: object))")
  }

  // MARK: Actions

  private func addAction(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    switch destination(id) {
    case .object(let target):
      guard let selector = file.classes.action(name, of: target) else {
        return remark(connection, "\(NibMembers.className(of: target)) has no action \(name)")
      }
      attach(selector, target, to: object, connection)
    case .firstResponder: attach(responderSelector(name), nil, to: object, connection)
    case .absent: break
    case .unknown: remark(connection, "the destination \(id) does not exist in the file")
    }
  }

  /// A method of the first responder, or of one behind it, found by its name when the action is sent.
  func responderSelector(_ name: String) -> Selector {
    let classes = file.classes
    return Selector(name, findingMethodBy: { target in withViewTree { classes.action(name, of: target) } })
  }

  private func attach(
    _ selector: Selector, _ target: AnyObject?, to object: AnyObject, _ connection: InterfaceElement
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: selector,
        for: connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: remark(connection, "\(NibMembers.className(of: object)) sends no actions")
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents,
  ]

  // MARK: Segues

  private func addSegue(_ segue: InterfaceElement, of object: AnyObject) {
    if segue["kind"] == "embed" { return embed(segue, in: object) }
    addAnchor(of: segue)
    guard segue["kind"] != "relationship", segue.id != nil, !(object is UIViewController) else { return }
    let trigger = SegueTrigger(segue, controller: controller)
    switch object {
    case let control as UIControl:
      control.addAction(UIAction { trigger.start(from: $0.sender) }, for: Self.segueEvent(of: control))
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        trigger.start(from: $0.sender)
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction { if $0.state == .ended || $0.state == .began { trigger.start(from: $0) } }
    case let cell as UITableViewCell: cell.segueAction = { trigger.start(from: $0) }
    case let cell as UICollectionViewCell: cell.segueAction = { trigger.start(from: $0) }
    default: remark(segue, "a \(NibMembers.className(of: object)) starts no segues here")
    }
  }

  /// Notes what the popover of a segue points at, however the segue is started.
  private func addAnchor(of segue: InterfaceElement) {
    guard let id = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"], let anchor = object(id),
      let controller
    else { return }
    storyboard?.anchors.add(anchor, of: segue, from: controller)
  }

  private static func segueEvent(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : .valueChanged
  }

  /// Adds the controller of an embedding segue to the view of a container.
  private func embed(_ segue: InterfaceElement, in object: AnyObject) {
    guard let container = object as? UIView, let parent = controller, let storyboard,
      let child = storyboard.destination(of: segue, from: parent)
    else { return }
    parent.prepare(
      for: UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child), sender: nil
    )
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

/// Starts a segue of a controller.
struct SegueTrigger: ViewTreeConfined {
  private let element: InterfaceElement
  private weak var controller: UIViewController?

  init(_ element: InterfaceElement, controller: UIViewController?) {
    (self.element, self.controller) = (element, controller)
  }

  /// Performs the segue, if the controller allows it. A cell belongs to the controller of its table.
  func start(from sender: AnyValue?) {
    guard let id = element.id, let source = controller ?? Self.controller(around: sender as? UIResponder),
      source.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender)
    else { return }
    source.performSegue(withIdentifier: id, sender: sender)
  }

  private static func controller(around responder: UIResponder?) -> UIViewController? {
    var current = responder
    while let next = current {
      if let controller = next as? UIViewController { return controller }
      current = next.next
    }
    return nil
  }
}
