import Foundation
import OpenUIKit
import Testing

@testable import iCarousel

/// Where items stand, against a table that an independent script has worked out by multiplying matrices.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct TransformTableTests {
  @Test func everyItemStandsWhereTheTableSays() throws {
    let carousels = try TransformTable.read()
    #expect(carousels.count > 150)
    for entry in carousels { try check(entry) }
  }

  private func check(_ entry: TransformTable.Entry) throws {
    let show = Show(entry)
    let carousel = show.carousel
    #expect(carousel.numberOfVisibleItems == entry.visible, "\(entry.line)")
    #expect(carousel.indexesForVisibleItems == entry.items.map { $0.index }, "\(entry.line)")
    for item in entry.items {
      guard let container = carousel.itemView(at: item.index)?.superview else { continue }
      // Relative to the entries, which are large on flat arcs.
      let worst =
        zip(container.layer.transform.entries, item.transform)
        .map { abs($0 - $1) / max(1, abs($1)) }.max() ?? 1
      #expect(worst < 1e-9, "item \(item.index) of \(entry.line)")
      #expect(abs(carousel.offsetForItem(at: item.index) - item.offset) < 1e-9, "\(entry.line)")
      #expect(container.layer.opacity == Float(item.opacity), "item \(item.index) of \(entry.line)")
      #expect(container.isHidden == item.isHidden, "item \(item.index) of \(entry.line)")
    }
  }
}

/// The table in `Tables/transforms.txt`.
struct TransformTable {
  struct Item {
    let index: Int
    let offset, opacity: CGFloat
    let isHidden: Bool
    let transform: [CGFloat]
  }

  struct Entry {
    let line: String
    var values: [String: String] = [:]
    var options: [iCarouselOption: CGFloat] = [:]
    var visible = 0
    var items: [Item] = []

    func number(_ key: String) -> CGFloat { CGFloat(values[key].flatMap { Double($0) } ?? .nan) }
  }

  static func read() throws -> [Entry] {
    var entries: [Entry] = []
    for line in try String(contentsOfFile: tablePath("transforms.txt"), encoding: .utf8).split(
      separator: "\n")
    {
      let words = line.split(separator: " ")
      switch words[0] {
      case "carousel": entries.append(entry(String(line)))
      case "visible": entries[entries.count - 1].visible = try #require(Int(words[1]))
      default: entries[entries.count - 1].items.append(try item(words.dropFirst().map(String.init)))
      }
    }
    return entries
  }

  private static func entry(_ line: String) -> Entry {
    var entry = Entry(line: line)
    let halves = line.split(separator: "|", omittingEmptySubsequences: false)
    for word in halves[0].split(separator: " ").dropFirst() {
      let pair = word.split(separator: "=")
      entry.values[String(pair[0])] = String(pair[1])
    }
    for word in halves[1].split(separator: " ") {
      let pair = word.split(separator: "=")
      guard let option = iCarouselOption.allCases.first(where: { "\($0)" == pair[0] }) else { continue }
      entry.options[option] = Double(pair[1]).map { CGFloat($0) }
    }
    return entry
  }

  private static func item(_ words: [String]) throws -> Item {
    let numbers = try words.map { CGFloat(try #require(Double($0))) }
    return Item(
      index: Int(numbers[0]), offset: numbers[1], opacity: numbers[2], isHidden: numbers[3] != 0,
      transform: Array(numbers[4...]))
  }
}

/// The path of a committed table, or of that in the folder `CAROUSEL_TABLES` with random carousels.
func tablePath(_ name: String, file: String = #filePath) -> String {
  if let folder = ProcessInfo.processInfo.environment["CAROUSEL_TABLES"] { return folder + "/" + name }
  return file.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Tables/" + name
}

extension CATransform3D {
  /// The entries, row by row.
  var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Show {
  /// The carousel that an entry of the table describes, at its place.
  convenience init(_ entry: TransformTable.Entry) {
    let type = iCarouselType.allCases.first { "\($0)" == entry.values["type"] } ?? .custom
    self.init(
      type, items: Int(entry.number("n")), placeholders: Int(entry.number("placeholders")),
      options: entry.options, size: CGSize(width: entry.number("width"), height: entry.number("height")),
      isVertical: entry.number("vertical") != 0, startsEmpty: true)
    carousel.perspective = entry.number("perspective")
    carousel.viewpointOffset = CGSize(width: entry.number("vx"), height: entry.number("vy"))
    if entry.number("rtl") != 0 { window.layoutDirection = .rightToLeft }
    connect()
    carousel.scrollOffset = entry.number("offset")
  }
}
