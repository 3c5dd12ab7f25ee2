import Foundation
import UIKitTranslation

/// Reads the list of what is left out of a file.
func cuts(_ path: String) throws -> [Cut] { try JSONDecoder().decode([Cut].self, from: data(path)) }

/// Updates the list of what is left out of an app, after its sources have changed or a build has failed.
func updateCuts(_ path: String, platform: String, refusals: String, files: ArraySlice<String>) throws {
  var list = (try? JSONDecoder().decode(CutList.self, from: data(path))) ?? CutList()
  let sources = try Dictionary(files.map { ($0, try text($0)) }) { one, _ in one }
  list.update(sources, platform: platform)
  let refusals = try JSONDecoder().decode([CompilerRefusal].self, from: data(refusals))
  list.leaveOut(refusals, of: sources)
  let others = Set(refusals.map(\.file)).filter { sources[$0] == nil && $0.hasPrefix("/") }
  list.leaveOut(
    refusals, ofGenerated: Dictionary(uniqueKeysWithValues: others.map { ($0, (try? text($0)) ?? "") }))
  try write(encoded(list), path)
}

/// Writes what is left out of each of some files, which are followed by their outputs.
func distributeCuts(_ path: String, _ pairs: ArraySlice<String>) throws {
  let list = try JSONDecoder().decode(CutList.self, from: data(path))
  var rest = pairs
  while let file = rest.popFirst() {
    guard let output = rest.popFirst() else { throw UsageError() }
    try write(encoded(file == "-" ? list.generated : list.cuts(in: file)), output)
  }
}
