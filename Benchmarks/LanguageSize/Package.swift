// swift-tools-version: 6.2
import PackageDescription

// The same panel for a page twice, in anchors and in the language: what the language adds to a WebAssembly module.
let package = Package(
  name: "LanguageSize",
  dependencies: [.package(name: "Masonry", path: "../..")],
  targets: [
    .executableTarget(
      name: "WithAnchors",
      dependencies: [
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "OpenUIKitWeb", package: "Masonry"),
      ]),
    .executableTarget(
      name: "WithLanguage",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "OpenUIKitWeb", package: "Masonry"),
      ]),
  ]
)
