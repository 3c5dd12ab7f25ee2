// swift-tools-version: 6.2
import PackageDescription

/// The products that draw PNG. The root package has Cairo's module on no Mac and not on Windows.
#if os(macOS) || os(Windows)
  let pictures: [Target.Dependency] = []
#else
  let pictures: [Target.Dependency] = [
    .product(name: "OpenUIKitCairo", package: "Masonry"), .product(name: "OpenUIKit", package: "Masonry"),
    .product(name: "NibLoading", package: "Masonry"), .product(name: "InterfaceBuilder", package: "Masonry"),
  ]
#endif

/// The command `masonry`: a package of its own, so that a package that depends on Masonry fetches and builds nothing of it.
let package = Package(
  name: "Doctor",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "masonry", targets: ["masonry"])],
  dependencies: [
    .package(name: "Masonry", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "masonry",
      dependencies: [
        "AppPackage", "XcodeProject",
        .product(name: "ConstraintLog", package: "Masonry"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + pictures),
    // The project of an app, without views.
    .target(name: "XcodeProject", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(
      name: "AppPackage",
      dependencies: ["XcodeProject", .product(name: "InterfaceBuilder", package: "Masonry")]),
    .testTarget(name: "DoctorTests", dependencies: ["masonry"] + pictures),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
    .testTarget(name: "AppPackageTests", dependencies: ["AppPackage"]),
  ]
)
