// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FormProgram",
  dependencies: [.package(name: "Masonry", path: "../../..")],
  targets: [
    .executableTarget(
      name: "FormProgram",
      dependencies: [
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "OpenUIKitWeb", package: "Masonry"),
      ])
  ]
)
