import Foundation
import OpenUIKit
import Testing

@testable import iCarousel

/// The carousel on AppKit: compiled against a stand-in, and run on it with events. What Apple's own AppKit does with views and layers is
/// not tested.
@Suite struct AppKitCarouselTests {
  @Test func carouselAndItsKitCompileWithAppKitsNames() async throws {
    let built = try await BuiltModules.onAppKit.value
    #expect(built.messages["iCarousel"] == "")
    try Repository.withTemporaryFolder { folder in
      let output = try Compiler().makeModule(
        "CarouselKit", Repository.sources("CarouselKit"), options: built.option + Compiler.inPackage,
        in: folder)
      #expect(output == "")
    }
  }

  /// Selectors need a compiler that expects Objective-C's run time. Nothing is made but its opinion.
  private static let objectiveC = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  private static let displayLink = """
    @_exported import ObjectiveC
    extension NSView {
      public func displayLink(target: Any, selector: ObjectiveC.Selector) -> CADisplayLink { CADisplayLink() }
    }
    """

  @Test func displayLinkAndStoryboardsCompileWithAppKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      let (compiler, options) = (Compiler(), Self.objectiveC + Compiler.inPackage)
      _ = try compiler.makeModule(
        "ObjectiveC", "public struct Selector: Sendable {}", options: options, in: folder)
      let link = folder.appendingPathComponent("DisplayLink.swift")
      try Self.displayLink.write(to: link, atomically: true, encoding: .utf8)
      let made = try compiler.makeModule("AppKit", Repository.appKit + [link], options: options, in: folder)
      #expect(!made.contains("error:"), "\(made)")
      _ = try compiler.makeModule(
        "UIKitShim", Repository.sources("UIKitShim"), options: options, in: folder)
      let sources = try Repository.sources("iCarousel")
      let output = try compiler.compile("iCarousel", sources, options: ["-typecheck"] + options, in: folder)
      let faults = output.matches(of: /^\/.*(?:error|warning): (.*)$/.anchorsMatchLineEndings()).map { $0.1 }
      // Numbers of Foundation on Linux are not those of Objective-C.
      let known =
        "property cannot be marked '@IBInspectable' because its type cannot be represented in Objective-C"
      #expect(Set(faults.map(String.init)) == [known], "\(output)")
    }
  }

  /// The effects of events, layouts and assistive technology on carousels, in words and numbers of the program.
  private static let lines = """
    dragged 1.0 ["drag", "drop"]
    thrown true true ["drag", "fling"]
    clicked 1 ["select 1"] true
    across 0.0 []
    down 1.0
    disabled 1.0 ["select 1"]
    flow 3 ["select 3"]
    stopped [] true
    scrolled 1.0 ["drag", "drop"]
    flung true ["drag", "fling"]
    left 0.0 true []
    notches 3.0
    upright 3.0 1
    mirrored 1.0
    keys [1.0, 2.0, 1.0, 19.0, 0.0, 3.0, 3.0] 2 ["select 3"]
    made true 5
    removed 19 true
    ordered true
    label ["select 0"]
    window true false
    deallocated true
    reduced 7.0
    elements ["AXIncrementor", "AXGroup", "AXGroup", "AXGroup"] Item 1 of 20
    increment true
    value Item 2 of 20
    last 19
    frame 120.0 90.0 100.0 80.0
    """

  @Test @MainActor func carouselMovesByMouseTrackpadWheelAndKeysToThePlacesOfUIKit() async throws {
    let built = try await BuiltModules.onAppKit.value
    try Repository.withTemporaryFolder { folder in
      let text = try Compiler().runProgram(
        Repository.standIn("CarouselOnAppKit"), on: built, linking: ["AppKit", "UIKitShim", "iCarousel"],
        in: folder)
      let output = text.split(separator: "\n")
      let places = output.filter { $0.hasPrefix("place ") }.map(String.init)
      #expect(
        output.filter { !$0.hasPrefix("place ") }.map(String.init) == Self.lines.components(separatedBy: "\n")
      )
      #expect(places == UIKitPlaces.lines)
      #expect(places.count > 500)
    }
  }
}

/// The places of all types in a carousel on OpenUIKit, as the program prints those on AppKit.
@MainActor
private enum UIKitPlaces {
  private final class Items: iCarouselDataSource {
    func numberOfItems(in carousel: iCarousel) -> Int { 20 }
    func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      view ?? UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    }
  }

  static var lines: [String] {
    var lines: [String] = []
    for type in (0...20).compactMap({ iCarouselType(rawValue: $0) }) where type != .custom {
      for isVertical in [false, true] { lines += places(type, isVertical) }
    }
    return lines
  }

  private static func places(_ type: iCarouselType, _ isVertical: Bool) -> [String] {
    let (carousel, items) = (iCarousel(frame: CGRect(x: 20, y: 30, width: 300, height: 200)), Items())
    (carousel.type, carousel.isVertical) = (type, isVertical)
    carousel.dataSource = items
    carousel.layoutIfNeeded()
    return [0, 0.3, 4.75].flatMap { (offset: CGFloat) in
      carousel.scrollOffset = offset
      return carousel.items.sorted.map { slot in
        let (layer, center) = (slot.container.layer, slot.container.center)
        let size = slot.container.bounds.size
        return "place \(type.rawValue) \(isVertical) \(offset) \(slot.index) \(numbers(layer.transform)) "
          + "\(layer.opacity) \(center.x) \(center.y) 0.5 \(size.width) \(size.height)"
      }
    }
  }

  private static func numbers(_ t: CATransform3D) -> String {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { "\(Double($0) + 0)" }.joined(separator: " ")
  }
}
