import Foundation
import OneModule

// usage: page-sources FOLDER FILE...
//
// Writes each file into the folder, under its own name, as a page compiles it; files that stay the same keep their date.
do {
  guard CommandLine.arguments.count > 2 else { throw UsageError() }
  let folder = URL(fileURLWithPath: CommandLine.arguments[1])
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for path in CommandLine.arguments.dropFirst(2) {
    let source = URL(fileURLWithPath: path)
    let bytes = PageSource.written(try [UInt8](Data(contentsOf: source)), path: path)
    let file = folder.appendingPathComponent(source.lastPathComponent)
    if (try? Data(contentsOf: file)) != Data(bytes) { try Data(bytes).write(to: file) }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

struct UsageError: Error, CustomStringConvertible {
  var description: String { "usage: page-sources FOLDER FILE..." }
}
