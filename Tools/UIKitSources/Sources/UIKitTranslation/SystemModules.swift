/// The result of an import of a module.
enum ImportedModule: Equatable {
  /// The module exists under this name.
  case kept
  /// Other modules stand for it; none for a module whose members other imports bring.
  case replaced(by: [String])
  /// There is no such module.
  case missing
}

/// The modules that the sources of an app can import.
struct SystemModules {
  /// Modules of the toolchain on Linux.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Distributed", "Glibc", "Observation", "RegexBuilder", "Synchronization",
    "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]
  /// The modules that stand for Apple's. No module has the name of one of Apple's: packages ask for these with `canImport`, and the
  /// modules of all packages are in one folder.
  private static let replaced: [String: [String]] = [
    "UIKit": ["OpenUIKit"], "QuartzCore": ["OpenUIKit"], "CoreGraphics": ["OpenUIKitGraphics"],
    "CoreText": ["OpenUIKitGraphics"], "ImageIO": ["OpenUIKitGraphics"], "ObjectiveC": ["ObjectiveCRuntime"],
    "os": ["UnifiedLogging"], "OSLog": ["UnifiedLogging"], "Darwin": ["Foundation"],
    "CoreFoundation": ["Foundation"], "MachO": ["Foundation"], "SafariServices": ["OpenUIKit"],
    "SwiftUI": ["OpenUIKit"], "CoreLocation": ["DeviceLocation"],
    "UserNotifications": ["LocalNotifications"], "MessageUI": ["MessageComposition"], "Photos": ["OpenUIKit"],
    "PhotosUI": ["OpenUIKit"],
    "Network": ["NetworkStatus"], "WebKit": ["WebContent"],
    "AVFoundation": ["MediaPlayback"], "AVKit": ["MediaPlayback"], "AudioToolbox": ["MediaPlayback"],
    "CoreMedia": ["MediaPlayback"], "LocalAuthentication": ["DeviceAuthentication"],
    "MobileCoreServices": [],
    "UniformTypeIdentifiers": [],
  ]
  /// The modules that stand for Apple's if the target depends on them: `OpenCombine` of the package of that name, and `Crypto` of
  /// swift-crypto.
  private static let packages: [String: [String]] = [
    "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], "CryptoKit": ["Crypto"],
  ]
  /// Modules for which `canImport` is made true.
  private static let importable: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "os", "OSLog", "SafariServices",
    "CoreLocation", "UserNotifications", "MessageUI", "Network", "Photos", "PhotosUI",
    "WebKit", "AVFoundation", "AVKit", "AudioToolbox", "CoreMedia", "LocalAuthentication",
  ]

  /// The modules of the target's dependencies.
  var available: Set<String> = []
  /// The modules that the configuration replaces.
  var configured: [String: [String]] = [:]

  func importing(_ name: String) -> ImportedModule {
    if let modules = configured[name] { return .replaced(by: modules) }
    if Self.toolchain.contains(name) || available.contains(name) { return .kept }
    let packages = (Self.packages[name] ?? []).filter { available.contains($0) }
    if !packages.isEmpty { return .replaced(by: packages) }
    return Self.replaced[name].map { .replaced(by: $0) } ?? .missing
  }

  /// Whether `canImport` is made true. False where the compiler decides, as it does by the modules it finds.
  func isImportable(_ name: String) -> Bool {
    if let modules = configured[name] { return !modules.isEmpty }
    return Self.importable.contains(name) || Self.packages[name]?.contains { available.contains($0) } == true
  }

  /// The module that a name such as `UIKit` in `UIKit.UIView` becomes; nil for one that stays.
  func qualifier(for name: String) -> String? {
    guard name != "OSLog", case .replaced(let modules) = importing(name) else { return nil }
    return modules.first
  }
}
