extension UIWindow {
  /// Returns an archive of the state that the window's views and controllers restore at the next launch.
  /// Hosts call it when the program may end, and store it.
  ///
  /// Views and controllers with a `restorationIdentifier` encode their state, each into an archive of its
  /// own, which is named after the identifiers on the path to it. Throws the errors of the archiver.
  public func restorableState() throws -> Data {
    var states: [String: Data] = [:]
    forEachRestorable { path, responder in
      guard states[path] == nil else { return }
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      responder.encodeRestorableState(with: archiver)
      archiver.finishEncoding()
      states[path] = archiver.encodedData
    }
    return try PropertyListEncoder().encode(states)
  }

  /// Restores the state of views and controllers from an archive of `restorableState()`, by their
  /// identifiers. Hosts call it after creating the tree. Throws if the archive cannot be read; damaged
  /// parts are skipped.
  public func restoreState(from archive: Data) throws {
    let states = try PropertyListDecoder().decode([String: Data].self, from: archive)
    forEachRestorable { path, responder in
      guard let state = states[path], let archive = try? NSKeyedUnarchiver(forReadingFrom: state) else {
        return
      }
      responder.decodeRestorableState(with: archive)
      archive.finishDecoding()
    }
  }

  /// Calls `body` for each view and controller with an identifier, controllers before their views and outer
  /// ones before inner ones, with the identifiers on the path to it. Linear in the size of the tree.
  private func forEachRestorable(_ body: (String, UIResponder) -> Void) {
    var stack: [(view: UIView, path: String)] = [(self, "")]
    while let (view, outerPath) = stack.popLast() {
      var path = outerPath
      for responder in [view.owningController, view] as [UIResponder?] {
        guard let responder, let identifier = responder.restorationIdentifier else { continue }
        path += "/" + identifier
        body(path, responder)
      }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, path) })
    }
  }
}
