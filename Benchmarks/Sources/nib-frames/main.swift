import Foundation

// Lays out Interface Builder files, and writes the frames of their views: nib-frames FOLDER OUT. `scripts/fidelity-files` makes the folder.

let arguments = CommandLine.arguments
guard arguments.count == 3 else { fatalError("usage: nib-frames FOLDER OUT") }
let folder = URL(fileURLWithPath: arguments[1])
let decoder = JSONDecoder()
let encoder = JSONEncoder()
let scenes = try String(contentsOf: folder.appending(path: "scenes.jsonl"), encoding: .utf8)
  .split(separator: "\n").map { try decoder.decode(FileScene.self, from: Data($0.utf8)) }
let lines = try scenes.map { try encoder.encode($0.laidOut(in: folder)) }
try Data(lines.joined(separator: Data("\n".utf8))).write(to: URL(fileURLWithPath: arguments[2]))
