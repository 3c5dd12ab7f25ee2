// swift-tools-version: 6.2
import PackageDescription

// One panel for a page, made in anchors and in the language: the difference is what the language adds to a WebAssembly module.
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
