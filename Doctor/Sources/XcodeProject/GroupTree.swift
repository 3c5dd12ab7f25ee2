import Foundation

/// Where the files of a project lie: each group has a folder, and each file lies in that of its group.
struct GroupTree {
  private var places: [String: URL] = [:]
  private let objects: ProjectObjects
  private let projectFolder: URL

  /// Follows the groups of a project. A group in itself is followed once.
  init(_ objects: ProjectObjects, project: ProjectObject, in folder: URL) {
    (self.objects, projectFolder) = (objects, folder)
    let start = folder.place(of: project.string("projectDirPath") ?? "")
    if let main = objects.object("mainGroup", of: project) { follow(main, in: start) }
  }

  /// Where a file, a group or a folder lies; nil if no group contains it, or if it belongs to a build or to Xcode.
  func url(of id: String) -> URL? { places[id] }

  /// Where everything in groups lies, sorted by paths.
  var all: [URL] { places.values.sorted { $0.path < $1.path } }

  /// The files of a reference: itself, or those of a group of variants, such as the languages of a storyboard.
  func files(of id: String) -> [URL] {
    guard let object = objects[id] else { return [] }
    guard object.isa == "PBXVariantGroup" else { return places[id].map { [$0] } ?? [] }
    return object.strings("children").compactMap { places[$0] }
  }

  /// A list instead of recursion: a project may have a hundred thousand groups, each in the one before.
  private mutating func follow(_ group: ProjectObject, in folder: URL) {
    var waiting = [(group, folder)]
    while let (group, folder) = waiting.popLast() {
      guard places[group.id] == nil, let place = place(of: group, in: folder) else { continue }
      places[group.id] = place
      waiting += objects.objects("children", of: group).reversed().map { ($0, place) }
    }
  }

  private func place(of object: ProjectObject, in folder: URL) -> URL? {
    let start: URL
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": start = folder
    case "SOURCE_ROOT": start = projectFolder
    case "<absolute>": start = URL(fileURLWithPath: "/")
    default: return nil
    }
    return start.place(of: object.string("path") ?? "")
  }
}
