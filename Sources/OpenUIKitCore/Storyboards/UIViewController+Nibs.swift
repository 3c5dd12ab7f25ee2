extension UIViewController {
  /// Loads the view from the controller's nib. Returns false if there is none. Traps if a nib was named that is not registered, or
  /// that sets no view.
  func loadNib() -> Bool {
    if loadSceneView() { return true }
    return loadOwnNib()
  }

  /// Loads the view from the file of the controller's scene or from its nib, for controllers whose `loadView()` makes a view of another
  /// class. Returns false if there is neither.
  package func loadViewOfFile() -> Bool { loadNib() }

  private func loadOwnNib() -> Bool {
    guard let nib = ownNib else { return false }
    let objects = nib.instantiate(withOwner: self)
    // The closure may have set the outlet itself.
    if viewIfLoaded == nil { view = objects.lazy.compactMap { $0 as? UIView }.first }
    require(
      isViewLoaded,
      "loaded the \"\(nibName ?? typeName(of: self))\" nib but the view outlet was not set")
    return true
  }

  /// Loads the view from the file of the controller's scene. Returns false if the controller comes from no file.
  private func loadSceneView() -> Bool {
    guard let load = sceneViewLoader else { return false }
    sceneViewLoader = nil
    load(self)
    return isViewLoaded
  }

  /// As in UIKit, a nib with the name of the class is found without naming it, with or without the end “Controller”.
  private var ownNib: UINib? {
    if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
    let name = nameForNib
    let ending = "Controller"
    if name.hasSuffix(ending), let nib = UINib.registered(String(name.dropLast(ending.count)), nibBundle) {
      return nib
    }
    return UINib.registered(name, nibBundle)
  }
}
