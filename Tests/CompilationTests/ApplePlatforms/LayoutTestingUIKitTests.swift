import Foundation
import Testing

/// The lines of LayoutTesting for Apple's platforms, read by a compiler: against OpenUIKit under UIKit's name, with what Apple alone
/// has beside it.
@Suite struct LayoutTestingUIKitTests {
  private static let standIn = """
    @_exported import OpenUIKit
    @_exported import Foundation
    @MainActor
    extension NSObject {
      @_disfavoredOverload public var isAccessibilityElement: Bool { false }
      @_disfavoredOverload public var accessibilityElementsHidden: Bool { false }
      @_disfavoredOverload public var accessibilityElements: [Any]? { nil }
    }
    extension UIViewController {
      public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
    }
    public enum UILegibilityWeight: Int { case unspecified = -1, regular, bold }
    extension UITraitCollection {
      public convenience init(legibilityWeight: UILegibilityWeight) { fatalError() }
    }
    public typealias CFData = NSData
    public struct CGBitmapInfo: OptionSet {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
    public enum CGColorRenderingIntent: Int32 { case defaultIntent }
    public final class CGDataProvider { public init?(data: CFData) {} }
    extension CGContext {
      public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
      ) { fatalError() }
      public func draw(_ image: CGImage, in rect: CGRect) {}
    }
    extension CGImage {
      public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
      ) { fatalError() }
    }
    """

  /// What Apple's platforms cannot import. No flag makes the condition false here.
  private static let absent = [
    "canImport(OpenUIKitCairo)", "canImport(OpenUIKitImages)", "canImport(OpenUIKit)",
  ]

  @Test func compilesWithUIKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      #expect(try compiler.makeModule("UIKit", Self.standIn, in: folder) == "")
      #expect(try compiler.makeModule("UIKitShim", "@_exported import UIKit", in: folder) == "")
      #expect(try compiler.makeModule("Masonry", Repository.sources("Masonry"), in: folder) == "")
      for module in ["LayoutTesting", "LayoutSnapshotTesting"] {
        let sources = try Self.sources(module, in: folder)
        #expect(try compiler.makeModule(module, sources, options: Compiler.inPackage, in: folder) == "")
      }
    }
  }

  private static func sources(_ module: String, in folder: URL) throws -> [URL] {
    try Repository.sources(module).map { source in
      var text = try String(contentsOf: source, encoding: .utf8)
      for condition in absent { text = text.replacing(condition, with: "os(Apple)") }
      let copy = folder.appendingPathComponent("\(module)-\(source.lastPathComponent)")
      try text.write(to: copy, atomically: true, encoding: .utf8)
      return copy
    }
  }
}
