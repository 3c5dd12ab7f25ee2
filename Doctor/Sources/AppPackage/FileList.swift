import Foundation

/// The names of the files of an app, for a mark that changes when a file is added, removed or renamed.
struct FileList {
  private let names: [String]
  /// The paths of the files and of all that folders contain.
  var paths: [String] { names }

  /// Lists files, and the contents of folders.
  init(_ paths: [String]) {
    names = paths.flatMap { path in
      [path]
        + (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted().map {
          "\(path)/\($0)"
        }
    }
  }

  /// A list of texts that are no files.
  init(named names: [String]) { self.names = names }

  /// The mark that also changes when a file is written.
  func mark(withDates: Bool) -> String {
    FileList(
      named: names.map { name in
        let date = try? FileManager.default.attributesOfItem(atPath: name)[.modificationDate] as? Date
        return "\(name) \(date?.timeIntervalSince1970 ?? 0)"
      }
    ).mark
  }

  /// The number of names and a hash of them: FNV-1a with 64 bits (RFC draft-eastlake-fnv), the same in each process.
  var mark: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in names.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(names.count) files, \(String(hash, radix: 16))"
  }
}
