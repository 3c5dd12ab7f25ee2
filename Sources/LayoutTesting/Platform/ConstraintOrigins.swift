#if os(Linux) && canImport(Runtime)
  import Foundation
  import Runtime

  /// The code that has made plain constraints: the addresses on the stack, which become a file and a line when a problem needs them.
  ///
  /// Anchors have UIKit's signatures, and no parameters for a file and a line. The line is that of the first function outside of this package's
  /// sources. It needs a build with information for debugging, as tests have; elsewhere it is nil.
  final class ConstraintOrigins: Sendable {
    static let shared = ConstraintOrigins()

    /// The programs and libraries of the process. Reading them costs more than a stack.
    private let images = ImageMap.capture()
    /// Stacks by constraint. A constraint at the address of a former one replaces its stack when it is made.
    private nonisolated(unsafe) var stacks: [ObjectIdentifier: Backtrace] = [:]
    private nonisolated(unsafe) var locations: [Address: Location?] = [:]
    private let lock = NSLock()

    private typealias Location = (file: String, line: Int)
    private typealias Address = String

    /// Notes the constraints that are made from now on.
    func start() {
      guard NSLayoutConstraint.creationHandler == nil else { return }
      NSLayoutConstraint.creationHandler = { [self] in add($0) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
      // Those of Masonry have their place.
      guard type(of: constraint) == NSLayoutConstraint.self,
        let stack = try? Backtrace.capture(algorithm: .fast, limit: Self.mostFrames, top: 0, images: images)
      else { return }
      let identifier = ObjectIdentifier(constraint)
      lock.withLock { stacks[identifier] = stack }
    }

    /// Frames from the constraint to an app's code: this package's functions for anchors, formats and stacks.
    private static let mostFrames = 14

    /// The file and the line of the app's code that made a constraint; nil for one of the system, and without information for debugging.
    func location(of constraint: NSLayoutConstraint) -> (file: String, line: Int)? {
      let identifier = ObjectIdentifier(constraint)
      guard let stack = lock.withLock({ stacks[identifier] }) else { return nil }
      let address = stack.frames.map { "\($0.originalProgramCounter)" }.joined()
      if let known = lock.withLock({ locations[address] }) { return known }
      let found = location(in: stack)
      lock.withLock { locations[address] = .some(found) }
      return found
    }

    private func location(in stack: Backtrace) -> Location? {
      let options: Backtrace.SymbolicationOptions = [
        .showInlineFrames, .showSourceLocations, .useSymbolCache,
      ]
      let frames = stack.symbolicated(with: images, options: options)?.frames ?? []
      let places = frames.lazy.compactMap { $0.symbol?.sourceLocation }
      guard let place = places.first(where: { $0.line > 0 && !$0.path.hasPrefix(Self.ownSources) }) else {
        return nil
      }
      let folder = FileManager.default.currentDirectoryPath + "/"
      let path = place.path.hasPrefix(folder) ? String(place.path.dropFirst(folder.count)) : place.path
      return (path, place.line)
    }

    /// The folder of this package's sources.
    private static let ownSources: String = {
      let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
      return parts.dropLast(3).joined(separator: "/") + "/"
    }()
  }
#endif
