import Foundation
import Testing

/// AppKit cannot be had here. A stand-in has its names, as far as the language uses them, on the views that there are:
/// so at least what is written for AppKit alone is compiled.
@Suite struct AppKitTests {
  private static let standIn = """
    @_exported import OpenUIKit
    public typealias NSView = UIView
    public typealias NSLayoutGuide = UILayoutGuide
    public typealias NSEdgeInsets = UIEdgeInsets
    public enum NSUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
    extension NSLayoutConstraint {
      public typealias Priority = UILayoutPriority
      public typealias Orientation = Axis
      public func animator() -> Self { self }
    }
    extension UIView {
      public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
      public var isFlipped: Bool { false }
    }
    extension UILayoutPriority {
      public static var dragThatCanResizeWindow: UILayoutPriority { UILayoutPriority(510) }
      public static var windowSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
      public static var dragThatCannotResizeWindow: UILayoutPriority { UILayoutPriority(490) }
    }
    """

  @Test func languageCompilesWithAppKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      #expect(try compiler.makeModule("AppKit", Self.standIn, in: folder).isEmpty)
      for module in ["UIKitShim", "Masonry", "MasonryShorthand"] {
        let output = try compiler.makeModule(module, Repository.sources(module), in: folder)
        #expect(!output.contains("error:") && !output.contains("warning:"), "\(module): \(output)")
      }
    }
  }

  @Test func onlyThePlatformsOwnFilesNameUIKitsTypes() throws {
    for file in try Repository.sources("Masonry") where !file.path.contains("/Platform/") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = String(line).replacing(/".*?"/, with: "").replacing(/\/\/.*/, with: "")
        let names = code.matches(of: /\bUI[A-Z]\w*/).map { String($0.output) }.filter { $0 != "UIKitShim" }
        #expect(names.isEmpty, "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
