extension UIBarButtonItem {
  /// The common kinds of items.
  public enum SystemItem: Int, Sendable {
    /// A title in a heavier font that ends editing.
    case done = 0
    /// A title that discards changes.
    case cancel = 1
    /// A title that begins editing.
    case edit = 2
    /// A title in a heavier font that saves changes.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes its share of the remaining room.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// A pencil on a square.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow up out of a square.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// A title that takes a change back.
    case undo = 21
    /// A title that repeats a change.
    case redo = 22
    /// A cross on a disc.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title; nil for icons and spaces.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var content: UIBarButtonItem.Content {
    switch self {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace
    default: icon.map { .icon($0) } ?? .custom
    }
  }

  private var icon: BarIcon? {
    switch self {
    case .add: .plus
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .folder
    case .bookmarks: .book
    case .search: .magnifyingGlass
    case .refresh: .refresh
    case .stop: .cross
    case .camera: .camera
    case .trash: .bin
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .close: .close
    default: nil
    }
  }
}
