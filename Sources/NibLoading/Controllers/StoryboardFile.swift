import InterfaceBuilder
import OpenUIKit

/// A storyboard that is built from its file.
///
/// Each controller is a scene under the identifier of its element, and again under its storyboard identifier.
final class StoryboardFile: ViewTreeConfined {
  private let file: NibFile
  /// The controllers that are being made, from the outside to the inside: a scene that contains itself would never end.
  private var inProgress: Set<String> = []
  /// The storyboard, which retains the file by its scenes.
  private weak var storyboard: UIStoryboard?
  /// The anchors that popovers point at.
  let anchors = PopoverAnchors()

  init(_ file: NibFile, of storyboard: UIStoryboard) { (self.file, self.storyboard) = (file, storyboard) }

  /// The controller at the end of a relationship or an embedding segue; nil if there is none, or if it contains itself.
  func destination(of segue: InterfaceElement, from source: UIViewController) -> UIViewController? {
    guard let id = segue["destination"] else { return nil }
    guard let scene = file.document.scenes.first(where: { $0.controller?.id == id })?.controller else {
      file.remark(segue, "the scene \(id) does not exist")
      return nil
    }
    guard !inProgress.contains(id) else {
      file.remark(segue, "the scene \(id) contains itself")
      return nil
    }
    if scene.name == "viewControllerPlaceholder", !isAvailable(scene) { return nil }
    let creator = Self.creator(of: segue)
    return storyboard?.instantiateViewController(identifier: id) { creator?(source, $0, nil) }
  }

  /// Creates the destination of a segue by a method of its source with the attribute `@IBSegueAction`; nil if the segue names none.
  private static func creator(of segue: InterfaceElement) -> StoryboardContents.DestinationCreator? {
    guard let name = segue["destinationCreationSelector"] else { return nil }
    return { source, coder, sender in
      NibMembers.destination(name, of: source, coder, sender: sender, identifier: segue["identifier"])
    }
  }

  // MARK: Contents

  /// The scenes with the segues between them.
  var contents: StoryboardContents {
    var contents = StoryboardContents(initialScene: file.document.root["initialViewController"])
    contents.tintColor = InterfaceColors(file: file).color("tintColor", of: file.document.root)
    for scene in file.document.scenes {
      guard let element = scene.controller, let id = element.id else { continue }
      for identifier in Set([id, element["storyboardIdentifier"]].compactMap { $0 }) {
        contents.addScene(ofFile: identifier) { creator in self.make(scene, creator) }
        for object in scene.objects { addSegues(of: object, from: identifier, to: &contents) }
      }
    }
    return contents
  }

  private func make(_ scene: InterfaceScene, _ creator: StoryboardContents.Creator?) -> UIViewController? {
    guard let element = scene.controller, let id = element.id else { return nil }
    inProgress.insert(id)
    defer { inProgress.remove(id) }
    if element.name == "viewControllerPlaceholder" { return reference(element, creator) }
    let builder = NibBuilder(file)
    builder.storyboard = self
    builder.addTopLevelObjects(scene.objects)
    return builder.makeController(element, in: self, by: creator)
  }

  /// A reference to a scene of another storyboard.
  private func reference(_ element: InterfaceElement, _ creator: StoryboardContents.Creator?)
    -> UIViewController?
  {
    guard let name = element["storyboardName"], isAvailable(element) else { return nil }
    let other = UIStoryboard(name: name, bundle: file.bundle)
    return element["referencedIdentifier"].map {
      other.instantiateViewController(identifier: $0, creator: creator)
    } ?? other.instantiateInitialViewController(creator: creator)
  }

  /// Whether the storyboard of a reference is registered.
  private func isAvailable(_ reference: InterfaceElement) -> Bool {
    let name = reference["storyboardName"] ?? ""
    if UIStoryboard.isRegistered(name, bundle: file.bundle) { return true }
    file.remark(reference, "Could not find a storyboard named '\(name)'")
    return false
  }

  /// All segues that begin at an object of a scene or in it: at the controller, or at what stands beside it, such as a gesture recogniser. Each is found by its identifier, and by that of its element.
  private func addSegues(
    of object: InterfaceElement, from source: String, to contents: inout StoryboardContents
  ) {
    object.forEach { element in
      for segue in element.list("connections") where segue.name == "segue" {
        guard let kind = kind(of: segue), let id = segue.id else { continue }
        let names = Set([id, segue["identifier"]].compactMap { $0 })
        for name in names {
          contents.addSegue(
            element: name, name: segue["identifier"], from: source,
            to: segue["unwindAction"] == nil ? segue["destination"] : nil, kind: kind,
            creator: Self.creator(of: segue), factory: factory(of: segue),
            animates: segue["kind"] == "custom" || segue.flag("animates") ?? true
          ) { [self] source, destination in
            adjust(segue, source, destination)
          }
        }
      }
    }
  }

  private func kind(of segue: InterfaceElement) -> StoryboardContents.SegueKind? {
    switch segue["kind"] {
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    case "presentation", "modal": .presentModally
    case "popoverPresentation", "popover": .presentAsPopover
    case "unwind": segue["unwindAction"].map { .unwind(unwindSelector($0)) }
    case "custom", nil: custom(segue)
    default: nil
    }
  }

  /// The maker of the app's class for a segue that shows, presents or unwinds: the base class does that for it.
  private func factory(of segue: InterfaceElement) -> StoryboardContents.SegueFactory? {
    guard let name = segue["customClass"], let kind = segue["kind"], kind != "custom" else { return nil }
    let maker = file.classes.segueMaker(name, module: segue["customModule"])
    if maker == nil { file.remark(segue, "Unknown class \(name) in Interface Builder file.") }
    return maker
  }

  /// Sets how the file presents the destination of a segue.
  private func adjust(_ segue: InterfaceElement, _ source: UIViewController, _ destination: UIViewController)
  {
    if let style = segue["modalPresentationStyle"].flatMap({ SegueNames.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue["modalTransitionStyle"].flatMap({ SegueNames.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    anchors.adjustPopover(of: segue, from: source, to: destination)
  }

  /// A segue of a class of the app needs a maker for `init(identifier:source:destination:)`.
  private func custom(_ segue: InterfaceElement) -> StoryboardContents.SegueKind? {
    guard let name = segue["customClass"] else { return .show }
    guard let maker = file.classes.segueMaker(name, module: segue["customModule"]) else {
      file.remark(segue, "Unknown class \(name) in Interface Builder file.")
      return nil
    }
    return .custom(maker)
  }

  /// The method of a controller that an unwind segue returns to, found by its name.
  private func unwindSelector(_ name: String) -> Selector {
    let classes = file.classes
    return Selector(name, findingMethodBy: { target in withViewTree { classes.action(name, of: target) } })
  }
}
