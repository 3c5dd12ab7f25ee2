import Foundation
import OneModule

// usage: one-module PROGRAM.json FOLDER [--change-all-names]
//
// Writes the program as one module into the folder, where nothing else is left; files that stay the same keep their date.
do {
  let arguments = CommandLine.arguments.dropFirst()
  let places = arguments.filter { !$0.hasPrefix("--") }
  guard places.count == 2 else { throw UsageError() }
  let (description, folder) = (
    URL(fileURLWithPath: places[places.startIndex]), URL(fileURLWithPath: places[places.startIndex + 1])
  )
  let program = try JSONDecoder().decode(Program.self, from: Data(contentsOf: description))
  let merged = try OneModule(program, changesAll: arguments.contains("--change-all-names")) {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: $0)))
  }
  try write(merged, into: folder)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

struct UsageError: Error, CustomStringConvertible {
  var description: String { "usage: one-module PROGRAM.json FOLDER [--change-all-names]" }
}

func write(_ merged: OneModule, into folder: URL) throws {
  let manager = FileManager.default
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  for name in try manager.contentsOfDirectory(atPath: folder.path) where merged.files[name] == nil {
    try manager.removeItem(at: folder.appendingPathComponent(name))
  }
  for (name, bytes) in merged.files {
    let file = folder.appendingPathComponent(name)
    if (try? Data(contentsOf: file)) != Data(bytes) { try Data(bytes).write(to: file) }
  }
  try Data(merged.notes.map { $0 + "\n" }.joined().utf8).write(
    to: folder.appendingPathComponent("renamed.txt"))
}
