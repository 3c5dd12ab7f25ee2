// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that clients and tests of the library do not build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Masonry", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "Workloads",
      dependencies: [.product(name: "ConstraintSolver", package: "Masonry"), "AllocationCounter"]),
    .executableTarget(name: "solver-bench", dependencies: ["Workloads"]),
    .executableTarget(
      name: "layout-bench",
      dependencies: ["Workloads", .product(name: "OpenUIKit", package: "Masonry")]),
    .executableTarget(
      name: "doctor-bench", dependencies: [.product(name: "ConstraintLog", package: "Masonry")]),
    .executableTarget(
      name: "layout-testing-bench",
      dependencies: [
        .product(name: "LayoutTesting", package: "Masonry"), .product(name: "Masonry", package: "Masonry"),
      ]),
    .executableTarget(
      name: "draw-bench", dependencies: [.product(name: "OpenUIKitCairo", package: "Masonry")]),
    .executableTarget(
      name: "masonry-bench",
      dependencies: [
        .product(name: "Masonry", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
        "AllocationCounter", "Workloads",
      ]),
    .executableTarget(
      name: "carousel-bench",
      dependencies: [
        .product(name: "iCarousel", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
        .product(name: "OpenUIKitWeb", package: "Masonry"), "AllocationCounter", "Workloads",
      ]),
    .executableTarget(
      name: "nib-frames",
      dependencies: [
        .product(name: "NibLoading", package: "Masonry"),
        .product(name: "OpenUIKitCairo", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"),
      ]),
    .executableTarget(
      name: "nib-bench",
      dependencies: [
        .product(name: "NibLoading", package: "Masonry"),
        .product(name: "InterfaceBuilder", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"), "Workloads",
      ]),
    .executableTarget(
      name: "layout-fuzz", dependencies: [.product(name: "OpenUIKit", package: "Masonry")]),
    .executableTarget(
      name: "callback-fuzz", dependencies: [.product(name: "OpenUIKit", package: "Masonry")]),
    .executableTarget(
      name: "stress-bench", dependencies: [.product(name: "OpenUIKit", package: "Masonry")]),
    .executableTarget(name: "solver-replay", dependencies: ["AllocationCounter", "Workloads"]),
    .executableTarget(
      name: "solver-states", dependencies: [.product(name: "ConstraintSolver", package: "Masonry")]),
  ]
)
