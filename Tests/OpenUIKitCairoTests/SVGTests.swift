import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG documents")
struct SVGTests {
  private let hasBrush = (try? Shell.run("command -v rsvg-convert"))?.isEmpty == false

  private func list(
    _ width: CGFloat = 100, _ height: CGFloat = 60, _ contents: (inout DisplayList) -> Void = { _ in }
  ) -> DisplayList {
    var list = DisplayList(size: CGSize(width: width, height: height))
    contents(&list)
    return list
  }

  private func document(_ list: DisplayList) throws -> SVGElements {
    try SVGElements(CairoRenderer().svgBytes(list))
  }

  /// A list with everything that a document has to take over.
  private var everything: DisplayList {
    list(100, 60) { list in
      list.append(.box(0, 0, 100, 60, fill: .white)) { list in
        list.append(.box(10, 10, 30, 20, fill: .red))
        list.append(.box(50, 10, 20, 20, fill: .blue).with { $0.cornerRadius = 10 })
        list.append(.box(75, 10, 20, 20, fill: .white))
        list.setShadow(.init(color: .black, offset: CGSize(width: 0, height: 2), radius: 3))
        list.append(Entry.box(10, 36, 20, 20, fill: .black).transformed(turned(0.9, distance: 100)))
        list.append(.box(40, 36, 20, 20).with { $0.opacity = 0.5 }) { list in
          list.append(.box(0, 0, 12, 20, fill: .green))
          list.append(.box(8, 0, 12, 20, fill: .green))
        }
        list.append(.box(70, 36, 20, 20))
        list.setImage(.init(source: picture, frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      }
    }
  }

  private let picture = CGImage(width: 4, height: 4) { x, _ in x < 2 ? .red : .blue }!

  @Test("A document has the size of its list in pixels of CSS, and is XML")
  func size() throws {
    let root = try #require(try document(list(120, 40.5)).named("svg").first)
    #expect(root["width"] == "120.0" && root["height"] == "40.5")
    #expect(root["viewBox"] == "0 0 360 121.5")
  }

  @Test("A box is a shape of its colour at its place")
  func shapes() throws {
    let document = try document(list { $0.append(.box(10, 20, 30, 15, fill: .red)) })
    let path = try #require(document.named("path").first ?? document.named("rect").first)
    #expect(path["style"]?.contains("fill:rgb(100%,0%,0%)") == true)
    let numbers = (path["d"] ?? "").split(separator: " ").compactMap { Double($0) }
    let (xs, ys) = (
      stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] / 3 },
      stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] / 3 }
    )
    #expect(xs.min() == 10 && xs.max() == 40 && ys.min() == 20 && ys.max() == 35)
  }

  @Test("Nothing covers what no entry covers")
  func background() throws {
    let document = try document(list())
    #expect(document.named("path").isEmpty && document.named("rect").isEmpty)
    #expect(document.named("image").isEmpty)
  }

  @Test("Text is a glyph of outlines for each character, from left to right on its baseline")
  func text() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let style = TextStyle(font: font, alignment: .left, lineBreakMode: .byWordWrapping, numberOfLines: 1)
    let layout = TextLayout("abca", style: style, width: nil, measurer: PangoTextMeasurer())
    let document = try document(
      list {
        $0.append(.box(10, 8, 80, 40))
        $0.setText(layout.lines, font: font, color: .black)
      })
    let glyphs = document.named("use")
    let places = glyphs.compactMap { Double($0["x"] ?? "") }.map { $0 / 3 }
    #expect(places.count == 4 && places == places.sorted() && abs(places[0] - 10) < 0.5)
    let baseline = 8 + Double(layout.lines[0].baseline)
    #expect(glyphs.allSatisfy { abs((Double($0["y"] ?? "") ?? 0) / 3 - baseline) < 0.5 })
    // The first and the last letter are one outline.
    #expect(Set(glyphs.compactMap { $0["href"] }).count == 3)
    #expect(glyphs[0]["href"] == glyphs[3]["href"])
    #expect(document.named("text").isEmpty)
  }

  @Test("A picture is embedded with all its pixels")
  func embedded() throws {
    let document = try document(
      list {
        $0.append(.box(0, 0, 100, 60))
        $0.setImage(.init(source: picture, frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
      })
    let address = try #require(document.named("image").first?["href"])
    let parts = address.split(separator: ",", maxSplits: 1)
    #expect(parts[0] == "data:image/png;base64")
    let data = try #require(Data(base64Encoded: String(parts[1])))
    #expect(try PixelBuffer(png: [UInt8](data)).image.pixels == picture.pixels)
  }

  @Test("Perspective and blurred shadows become pictures, flat content does not")
  func pictures() throws {
    let box = Entry.box(20, 20, 40, 20, fill: .red)
    let turned = box.transformed(turned(0.9, distance: 100))
    #expect(try document(list { $0.append(box) }).named("image").isEmpty)
    #expect(try document(list { $0.append(turned) }).named("image").count == 1)
    let shadowed = list {
      $0.append(box)
      $0.setShadow(.init(color: .black, offset: .zero, radius: 4))
    }
    #expect(try document(shadowed).named("image").count == 1)
  }

  @Test("The same list gives the same bytes, whatever was drawn before")
  func repeatable() throws {
    let first = try CairoRenderer().svgBytes(everything)
    _ = try CairoRenderer().svgBytes(list { $0.append(.box(0, 0, 9, 9, fill: .red)) })
    #expect(try CairoRenderer().svgBytes(everything) == first)
  }

  @Test("Every name that a document refers to is in it once")
  func names() throws {
    let document = try document(everything)
    let ids = document.all.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count && !ids.isEmpty)
    let references = document.all.flatMap { $0.values }.flatMap { value -> [String] in
      if value.hasPrefix("#") { return [String(value.dropFirst())] }
      return value.components(separatedBy: "url(#").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
    #expect(!references.isEmpty && Set(references).isSubset(of: Set(ids)))
  }

  /// Lists of what documents have in ways of their own.
  private var parts: [String: DisplayList] {
    let box = Entry.box(20, 10, 40, 30, fill: .blue)
    let shadow = DisplayList.Shadow(color: .black, offset: CGSize(width: 4, height: 3), radius: 3)
    return [
      "everything": everything,
      "shadow": onWhite {
        $0.append(box.with { $0.fill = .white })
        $0.setShadow(shadow)
      },
      "shadow, turned": onWhite {
        $0.append(box.transformed(CATransform3DMakeRotation(0.5, 0, 0, 1)))
        $0.setShadow(shadow)
      },
      "shadow of a silhouette": onWhite { list in
        list.append(box.with { $0.fill = .clear }) { $0.append(.box(5, 5, 10, 20, fill: .green)) }
        list.setShadow(shadow)
      },
      "tinted picture": onWhite {
        $0.append(box)
        $0.setImage(.init(source: dot, frame: CGRect(x: 5, y: 5, width: 16, height: 16), tint: .green))
      },
      "mask": onWhite { list in
        list.append(
          box.with {
            $0.isMasked = true
            $0.opacity = 0.5
          }
        ) { $0.append(.box(10, 5, 20, 20, fill: .black).with { $0.cornerRadius = 10 }) }
      },
    ]
  }

  private func onWhite(_ contents: (inout DisplayList) -> Void) -> DisplayList {
    list {
      $0.append(.box(0, 0, 100, 60, fill: .white))
      contents(&$0)
    }
  }

  private let dot = CGImage(width: 8, height: 8) { x, y in x / 2 == y / 2 ? .red : .clear }!

  @Test(
    "Another program draws the document as the renderer draws the list",
    arguments: ["everything", "shadow", "shadow, turned", "shadow of a silhouette", "tinted picture", "mask"])
  func drawnBack(_ name: String) throws {
    guard hasBrush else { return }
    let list = try #require(parts[name])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try CairoRenderer().writeSVG(list, to: folder + "/a.svg")
    #expect(try Shell.run("rsvg-convert --zoom 2 -o \(folder)/a.png \(folder)/a.svg") == "")
    let other = try PixelBuffer(pngFile: folder + "/a.png")
    let own = try CairoRenderer().draw(list, scale: 2)
    try #require(other.width == 200 && other.height == 120)
    var (sum, different) = (0, 0)
    for y in 0..<120 {
      for x in 0..<200 {
        let (a, b) = (own.pixel(x: x, y: y), other.pixel(x: x, y: y))
        let difference =
          abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green)) + abs(Int(a.blue) - Int(b.blue))
        sum += difference
        if difference > 90 { different += 1 }
      }
    }
    // Edges and scaled pictures differ a little.
    #expect(Double(sum) / (200 * 120 * 3) < 1.5 && different < 240)
  }

  @Test("Sizes that make no picture are refused")
  func refused() throws {
    let renderer = CairoRenderer()
    for size in [
      CGSize.zero, CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 10),
      CGSize(width: 10, height: CGFloat.infinity),
    ] {
      #expect(throws: CairoError.self) { try renderer.svgBytes(DisplayList(size: size)) }
    }
    #expect(throws: CairoError.tooLarge(width: 40_000, height: 10, scale: 1)) {
      try renderer.svgBytes(DisplayList(size: CGSize(width: 40_000, height: 10)))
    }
    #expect {
      try renderer.writeSVG(list(), to: "/no/such/folder/a.svg")
    } throws: { error in
      guard case CairoError.cannotWrite("/no/such/folder/a.svg", _) = error else { return false }
      return true
    }
  }
}

/// The elements of an SVG document with their attributes, names without their namespaces.
private final class SVGElements: NSObject, XMLParserDelegate {
  private(set) var all: [[String: String]] = []
  private var names: [String] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    try #require(parser.parse())
  }

  func named(_ name: String) -> [[String: String]] {
    zip(names, all).filter { $0.0 == name }.map(\.1)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    all.append(
      Dictionary(
        attributes.map { ($0.key.hasPrefix("xlink:") ? String($0.key.dropFirst(6)) : $0.key, $0.value) },
        uniquingKeysWith: { $1 }))
  }
}
