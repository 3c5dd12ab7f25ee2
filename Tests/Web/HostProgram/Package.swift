// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HostProgram",
  dependencies: [.package(name: "Masonry", path: "../../..")],
  targets: [
    .executableTarget(
      name: "HostProgram",
      dependencies: [
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "OpenUIKitWeb", package: "Masonry"),
      ])
  ]
)
