// swift-tools-version: 6.2
import PackageDescription

/// Its own package, so that packages that depend on Masonry do not fetch swift-syntax.
let package = Package(
  name: "OneModule",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The parser of the Swift release that pages are compiled with; `scripts/embedded-library` has the other half.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1"))
  ],
  targets: [
    .target(
      name: "OneModule",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ]),
    .executableTarget(name: "one-module", dependencies: ["OneModule"]),
    .executableTarget(name: "page-sources", dependencies: ["OneModule"]),
    .testTarget(name: "OneModuleTests", dependencies: ["OneModule"]),
  ]
)
