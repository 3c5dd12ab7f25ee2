// swift-tools-version: 6.2
import PackageDescription

/// Cards over HTTP: a package of its own, because it fetches an HTTP server and because its views are confined to threads, so that
/// requests are laid out side by side.
let package = Package(
  name: "CardServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Masonry", path: "../..", traits: ["ThreadConfined"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
  ],
  targets: [
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "OpenUIKitImages", package: "Masonry"),
      ]),
    .executableTarget(
      name: "CardServer",
      dependencies: [
        "Cards", .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "CardServerTests",
      dependencies: [
        "Cards", "CardServer", .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "OpenUIKitImages", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "OpenUIKitCairo", package: "Masonry"),
      ]),
  ]
)
