import Foundation
import LayoutTesting

/// How much the pictures of a folder differ from recorded ones of the same names.
struct PictureFolders {
  /// A picture and its largest difference from the recorded one; nil if only one folder has it.
  private let differences: [(name: String, difference: Double?)]

  init(comparing folder: String, with recorded: String) {
    let names = Set(Self.pictures(in: folder) + Self.pictures(in: recorded)).sorted()
    differences = names.map { name in
      guard let expected = Self.picture("\(recorded)/\(name)"), let actual = Self.picture("\(folder)/\(name)")
      else { return (name, nil) }
      return (name, PictureComparison(expected, actual).largestDifference)
    }
  }

  /// The pictures with the largest differences first, a line each.
  func text(listing most: Int) -> String {
    let known = differences.compactMap { entry in entry.difference.map { (entry.name, $0) } }
    let lines = known.sorted { $0.1 > $1.1 }.prefix(most).map { name, difference in
      difference.isFinite
        ? String(format: "%@: differs by %.1f of 255", name, difference) : "\(name): has another size"
    }
    let others = differences.filter { $0.difference == nil }.prefix(most).map { "only in one: \($0.name)" }
    return (lines + others).joined(separator: "\n")
  }

  private static func pictures(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") }
  }

  private static func picture(_ path: String) -> Picture? {
    FileManager.default.contents(atPath: path).flatMap { Picture(png: [UInt8]($0)) }
  }
}
