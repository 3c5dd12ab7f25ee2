// swift-tools-version: 6.2
import PackageDescription

// A package as one would write it: ordinary Swift with names of its own, some of which our libraries use inside too.
let package = Package(
  name: "UserPackage",
  dependencies: [.package(name: "Masonry", path: "../../..")],
  targets: [
    .target(
      name: "Parts",
      swiftSettings: [.define("PARTS_ARE_LARGE"), .define("NEVER", .when(platforms: [.windows]))]),
    .executableTarget(
      name: "UserProgram",
      dependencies: [
        "Parts", .product(name: "Masonry", package: "Masonry"),
        .product(name: "OpenUIKitWeb", package: "Masonry"),
      ]),
  ]
)
