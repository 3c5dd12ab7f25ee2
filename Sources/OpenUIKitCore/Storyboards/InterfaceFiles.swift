/// What apps have registered instead of the storyboards and nibs of Interface Builder. Like UIKit's static state, it belongs to the
/// thread.
final class InterfaceFiles: ViewTreeConfined {
  /// A file of Interface Builder: its name, in a bundle.
  struct Name: Hashable {
    let name: ExactString
    let bundle: ExactString

    init(_ name: String, _ bundle: Bundle?) {
      self.name = ExactString(name)
      self.bundle = ExactString((bundle ?? .main).bundlePath)
    }
  }

  private var storyboards: [Name: StoryboardContents] = [:]
  private var nibs: [Name: UINib.Factory] = [:]

  nonisolated init() {}

  static var shared: InterfaceFiles { sharedObject(InterfaceFiles()) }

  func add(_ contents: StoryboardContents, _ name: Name) { storyboards[name] = contents }

  func add(_ factory: @escaping UINib.Factory, _ name: Name) { nibs[name] = factory }

  func storyboard(_ name: Name) -> StoryboardContents? { storyboards[name] }

  func nib(_ name: Name) -> UINib.Factory? { nibs[name] }
}
