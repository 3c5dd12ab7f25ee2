// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Design", platforms: [.iOS(.v15)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design", dependencies: ["Shapes"], swiftSettings: [.define("ROUNDED")]),
    .target(name: "Shapes"),
  ])
