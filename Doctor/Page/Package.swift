// swift-tools-version: 6.2
import PackageDescription

/// The constraint doctor as a page: the parser and the diagnosis alone, without views.
let package = Package(
  name: "DoctorPage",
  dependencies: [.package(name: "Masonry", path: "../..")],
  targets: [
    .executableTarget(
      name: "DoctorPage",
      dependencies: [
        .product(name: "ConstraintLog", package: "Masonry"), .product(name: "WebRuntime", package: "Masonry"),
      ])
  ]
)
