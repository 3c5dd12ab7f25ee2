import Foundation

/// A stand-in for UIKit: OpenUIKit under its name, with what only Apple's has, and without what only ours has.
enum UIKitStandIn {
  /// Objective-C's selectors.
  static let runtime = """
    public struct Selector: Sendable {
      public init() {}
    }
    """

  /// The parts of UIKit that the language and the carousel use beside those that OpenUIKit has.
  static let kit = """
    @_exported import OpenUIKit
    @_exported import Foundation
    @_exported import ObjectiveC
    public func CACurrentMediaTime() -> TimeInterval { 0 }
    extension CADisplayLink {
      public convenience init(target: Any, selector: ObjectiveC.Selector) { fatalError() }
      public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
    }
    extension NotificationCenter {
      public func addObserver(
        _ observer: Any, selector: ObjectiveC.Selector, name: NSNotification.Name?, object: Any?
      ) {}
    }
    extension UIGestureRecognizer {
      public convenience init(target: Any?, action: ObjectiveC.Selector?) { fatalError() }
      public func addTarget(_ target: Any, action: ObjectiveC.Selector) {}
    }
    @MainActor public enum UIAccessibility {
      public struct Notification: Sendable {
        public static let layoutChanged = Notification()
        public static let pageScrolled = Notification()
      }
      public struct AssistiveTechnologyIdentifier: Sendable {
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier()
      }
      public static var isReduceMotionEnabled: Bool { false }
      public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
      }
      public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? { nil }
      public static func post(notification: Notification, argument: Any?) {}
    }
    """

  /// What LayoutTesting uses of UIKit and Core Graphics beside that. It is a file of that module: classes of other modules override
  /// members of `UIResponder`, and cannot override those of `NSObject` too.
  private static let forLayoutTesting = """
    import UIKitShim
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

  /// The symbols that a platform lacks, by developer.apple.com.
  private static let absent = [
    "tvOS": [
      "UIDatePicker", "UIHoverGestureRecognizer", "UIPasteboard", "UIPickerView", "UIPinchGestureRecognizer",
      "UIRefreshControl", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UISlider",
      "UIStepper", "UISwitch", "UIToolbar",
    ]
  ]

  /// Makes the modules `ObjectiveC`, `UIKit` and `UIKitShim` for a platform. Returns what the compiler prints.
  static func make(for platform: String, in folder: URL) throws -> String {
    let compiler = Compiler()
    let text = try [kit, hidden(absent[platform] ?? [])].joined(separator: "\n")
    return try compiler.makeModule("ObjectiveC", runtime, in: folder)
      + compiler.makeModule("UIKit", text, in: folder)
      + compiler.makeModule("UIKitShim", sources("UIKitShim", for: platform, in: folder), in: folder)
  }

  /// The sources of a module as a platform compiles them. What Apple's platforms cannot import is left out, and what needs
  /// Objective-C's run time.
  static func sources(_ module: String, of package: String = ".", for platform: String, in folder: URL) throws
    -> [URL]
  {
    try Repository.sources(module, of: package).map { source in
      var text = try String(contentsOf: source, encoding: .utf8)
      // No flag makes these conditions true or false here.
      for name in ["OpenUIKitCairo", "OpenUIKitImages", "OpenUIKit"] {
        text = text.replacing("canImport(\(name))", with: "os(Absent)")
      }
      for condition in ["os(\(platform))", "targetEnvironment(\(platform))"] {
        text = text.replacing(condition, with: "os(Linux)")
      }
      text = text.replacing("@_exported import UIKit.UIGestureRecognizerSubclass", with: "")
      text = text.replacing(/#selector\((?:[^()]|\([^()]*\))*\)/, with: "ObjectiveC.Selector()")
      text = text.replacing(/@objc\([^()]*\)|@objc\b|@IBInspectable|@IBOutlet/, with: "")
      // Apple's UIKit has nothing of that name; the declaration that hides OpenUIKit's is as near as the carousel's own.
      if module == "CarouselKit" { text += "import struct iCarousel.Weak\n" }
      return try write(text, "\(module)-\(source.lastPathComponent)", in: folder)
    } + (module == "LayoutTesting" ? [write(forLayoutTesting, "LayoutTesting-UIKit.swift", in: folder)] : [])
  }

  private static func write(_ text: String, _ name: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Declarations that hide public types of OpenUIKit: those without a prefix of Apple's, and those that a platform lacks.
  private static func hidden(_ absent: [String]) throws -> String {
    let declaration =
      /^(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
      .anchorsMatchLineEndings()
    let names = try openUIKit.flatMap { try Repository.sources($0) }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { String($0.1) }
    }
    let ours = Set(names).filter { name in
      !prefixes.contains { name.hasPrefix($0) } && !withoutPrefix.contains(name)
    }
    return ours.union(absent).sorted().map {
      "@available(*, unavailable, message: \"Apple's interfaces have no such name\") public struct \($0) {}"
    }.joined(separator: "\n")
  }

  /// The modules that OpenUIKit re-exports.
  static let openUIKit = [
    "OpenUIKitSupport", "OpenUIKitGraphics", "OpenUIKitLayers", "OpenUIKitLayout", "OpenUIKitCore",
    "OpenUIKitSymbols",
    "OpenUIKitControls",
    "OpenUIKitControllers", "OpenUIKitLists", "OpenUIKitMenus", "OpenUIKitInteractions", "OpenUIKitDynamics",
    "OpenUIKit",
  ]

  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "MF", "PH", "SF", "UT", "objc_"]

  /// Apple's names without a prefix.
  private static let withoutPrefix = ["Bundle", "IndexPath", "Selector", "ImageResource", "ColorResource"]
}
