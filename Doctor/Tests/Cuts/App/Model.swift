import MissingModels

// Foundation comes by the module that is missing.
struct Note: Hashable, Codable {
  var date = Date()
  var kind = Kind.plain
  var place: NotePlace
}

struct NotePlace: Hashable, Codable { var name = "" }

enum Kind: Codable, Hashable {
  case plain
  case link(MissingLink)
  var name: String {
    switch self {
    case .plain: "plain"
    case .link: "link"
    }
  }
}

protocol Store {
  func save(_ note: Note)
  func load(_ query: MissingQuery) -> [Note]
}
final class MemoryStore: Store {
  var notes: [Note] = []
  func save(_ note: Note) { notes.append(note) }
  func load(_ query: MissingQuery) -> [Note] { notes }
  func first() -> Int { if notes.isEmpty { return 0 } }
}

struct Link: MissingLinkable, Equatable { var address = "" }

let tracker = MissingTracker()
typealias Handler = (MissingEvent) -> Void
func handle(_ handler: Handler) {}
func run() { handle { _ in } }
func version() -> String { #missingMacro("version") }

struct Reading: Codable { var unit = ReadingUnit() }
struct ReadingUnit {}
