// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WebCounter",
  dependencies: [.package(name: "Masonry", path: "../..")],
  targets: [
    .executableTarget(
      name: "WebCounter",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "OpenUIKitWeb", package: "Masonry"),
      ])
  ]
)
