#if !hasFeature(Embedded)
  extension UIWindow {
    /// What the window's views and controllers want to find again after the next start, as an archive to keep. Hosts call
    /// it when the program may end.
    ///
    /// It asks those that have a `restorationIdentifier`, each with an archive of its own, which is named after the
    /// identifiers on the way to it. Throws what writing the archive throws.
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

    /// Gives views and controllers what `restorableState()` has kept for those of the same identifiers. Hosts call it after
    /// the tree was made. Throws when the archive cannot be read; what is damaged within is passed over.
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

    /// Calls `body` for what has an identifier, controllers before their views and outer ones before inner ones, with the
    /// identifiers on the way to it. Linear in the size of the tree.
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
#endif
