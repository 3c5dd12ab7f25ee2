// swift-tools-version: 6.2
import PackageDescription

/// The example screens in a window on Linux, which `gallery show` starts: a package of its own, because it needs GTK 4.
let package = Package(
  name: "GalleryWindow",
  dependencies: [
    .package(name: "Gallery", path: ".."),
    .package(name: "Masonry", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "GalleryWindow",
      dependencies: [
        .product(name: "GalleryScreens", package: "Gallery"),
        .product(name: "GalleryTools", package: "Gallery"),
        .product(name: "OpenUIKitGTK", package: "Masonry"),
        .product(name: "OpenUIKitDesktop", package: "Masonry"),
        .product(name: "OpenUIKit", package: "Masonry"), .product(name: "iCarousel", package: "Masonry"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ])
  ]
)
