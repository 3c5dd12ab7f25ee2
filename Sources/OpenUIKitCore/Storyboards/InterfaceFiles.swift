/// The storyboards and nibs of Interface Builder that apps have registered. Like UIKit's static state, it belongs to the thread.
final class InterfaceFiles: ViewTreeConfined {
  /// A file of Interface Builder: its name, in a bundle.
  struct Name: Hashable {
    let name: ExactString
    let bundle: ExactString

    init(_ name: String, _ bundle: Bundle?) {
      self.name = ExactString(name)
      self.bundle = ExactString(InterfaceFiles.folder(of: bundle))
    }
  }

  /// Makes the contents of a storyboard, each time that one is created.
  typealias StoryboardFactory = ViewTreeFunction<UIStoryboard, StoryboardContents>

  private var storyboards: [Name: StoryboardFactory] = [:]
  private var nibs: [Name: RegisteredNib] = [:]

  nonisolated init() {}

  func add(_ factory: @escaping StoryboardFactory, _ name: Name) { storyboards[name] = factory }

  func add(_ nib: RegisteredNib, _ name: Name) { nibs[name] = nib }

  func storyboard(_ name: Name) -> StoryboardFactory? { storyboards[name] }

  func nib(_ name: Name) -> RegisteredNib? { nibs[name] }
}
