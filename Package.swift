// swift-tools-version: 6.2
import PackageDescription

/// All platforms that are not Apple's. They have neither UIKit nor AppKit, and `UIKitShim` re-exports OpenUIKit there.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .wasi, .openbsd, .custom("freebsd")]

/// OpenUIKit with the modules that it re-exports.
func openUIKit(on platforms: [Platform]) -> [Target.Dependency] {
  [
    "OpenUIKit", "OpenUIKitInteractions", "OpenUIKitDynamics", "OpenUIKitMenus", "OpenUIKitLists",
    "OpenUIKitControllers", "OpenUIKitControls", "OpenUIKitSymbols", "OpenUIKitCore", "OpenUIKitGraphics",
    "OpenUIKitSupport",
  ].map {
    .target(name: $0, condition: .when(platforms: platforms))
  }
}

/// What `UIKitShim` re-exports. Targets that import the shim name it too: SwiftPM does not look through a re-export and would
/// keep stale objects of them after a change.
let views: [Target.Dependency] = openUIKit(on: platformsWithoutUIKit)

/// OpenUIKit for tests, with the modules of its views for the same reason.
let testedViews: [Target.Dependency] = ["OpenUIKit", "OpenUIKitLists", "OpenUIKitControls", "OpenUIKitCore"]

/// What draws and measures layouts without UIKit, so also on a Mac.
let layoutViews: [Target.Dependency] = openUIKit(on: platformsWithoutUIKit + [.macOS])

/// All platforms but the Mac, where Masonry and the carousel stand on AppKit.
let platformsOfViews: [Platform] = platformsWithoutUIKit + [.iOS, .tvOS, .visionOS, .macCatalyst]

/// What draws pictures where there is no UIKit.
#if os(macOS) || os(Windows)
  let pictures: [Target.Dependency] = []
#else
  let pictures: [Target.Dependency] = ["OpenUIKitCairo", "OpenUIKitImages"]
#endif

/// The privacy manifest, which Apple's tools read as a resource. Other systems have no use for it, and a module with resources would
/// need Foundation.
#if os(macOS)
  let privacy: (excluded: [String], resources: [Resource]) = ([], [.copy("PrivacyInfo.xcprivacy")])
#else
  let privacy: (excluded: [String], resources: [Resource]) = (["PrivacyInfo.xcprivacy"], [])
#endif

let package = Package(
  name: "Masonry",
  platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
  products: [
    .library(name: "Masonry", targets: ["Masonry"]),
    .library(name: "MasonryShorthand", targets: ["MasonryShorthand"]),
    .library(name: "iCarousel", targets: ["iCarousel"]),
    .library(name: "CarouselKit", targets: ["CarouselKit"]),
    .library(name: "UIKitShim", targets: ["UIKitShim"]),
    .library(name: "OpenUIKit", targets: ["OpenUIKit"]),
    .library(name: "OpenUIKitWeb", targets: ["OpenUIKitWeb"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "LayoutSnapshotTesting", targets: ["LayoutSnapshotTesting"]),
    .library(name: "ConstraintLog", targets: ["ConstraintLog"]),
    .library(name: "ConstraintDiagnosis", targets: ["ConstraintDiagnosis"]),
    .library(name: "WebRuntime", targets: ["WebRuntime"]),
  ],
  traits: [
    .trait(
      name: "ThreadConfined",
      description: """
        For systems other than Apple's, whose views belong to the main actor: a view tree belongs to whichever one thread uses it.
        """)
  ],
  targets: [
    .target(name: "ConstraintSolver"),
    .target(name: "ConstraintLog", dependencies: ["ConstraintSolver"]),
    .target(name: "OpenUIKitSupport"),
    .target(name: "OpenUIKitGraphics", dependencies: ["OpenUIKitSupport"]),
    .target(name: "OpenUIKitCore", dependencies: ["ConstraintSolver", "OpenUIKitGraphics"]),
    .target(
      name: "OpenUIKitSymbols", dependencies: ["OpenUIKitGraphics"], exclude: ["LICENSE-tabler-icons.txt"]),
    .target(name: "OpenUIKitControls", dependencies: ["OpenUIKitCore"]),
    .target(name: "OpenUIKitLists", dependencies: ["OpenUIKitCore", "OpenUIKitControls"]),
    .target(name: "OpenUIKitControllers", dependencies: ["OpenUIKitCore", "OpenUIKitControls"]),
    .target(name: "OpenUIKitMenus", dependencies: ["OpenUIKitCore", "OpenUIKitControls"]),
    .target(
      name: "OpenUIKitInteractions", dependencies: ["OpenUIKitCore", "OpenUIKitControls", "OpenUIKitLists"]),
    .target(name: "OpenUIKitDynamics", dependencies: ["OpenUIKitCore", "OpenUIKitLists"]),
    .target(
      name: "OpenUIKit",
      dependencies: [
        "OpenUIKitCore", "OpenUIKitSymbols", "OpenUIKitControls", "OpenUIKitControllers", "OpenUIKitLists",
        "OpenUIKitMenus", "OpenUIKitInteractions", "OpenUIKitDynamics",
      ]),
    .target(name: "ConstraintDiagnosis", dependencies: ["ConstraintLog", "OpenUIKit", "OpenUIKitCore"]),
    .target(
      name: "UIKitShim",
      dependencies: views),
    .target(
      name: "Masonry", dependencies: ["UIKitShim"] + views, exclude: privacy.excluded,
      resources: privacy.resources),
    .target(name: "MasonryShorthand", dependencies: ["Masonry"] + views),
    .target(name: "iCarousel", dependencies: ["UIKitShim"] + views),
    .target(name: "CarouselKit", dependencies: ["iCarousel"] + views),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "UIKitShim", .target(name: "Masonry", condition: .when(platforms: platformsOfViews)),
      ] + layoutViews + pictures),
    .target(name: "LayoutSnapshotTesting", dependencies: ["LayoutTesting"] + layoutViews),
    .target(name: "WebRuntime"),
    .target(
      name: "OpenUIKitWeb", dependencies: ["OpenUIKitCore", "OpenUIKitGraphics", "WebRuntime"],
      exclude: ["Page"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], exclude: ["Recorded"]),
    .testTarget(name: "ConstraintLogTests", dependencies: ["ConstraintLog"] + testedViews),
    .testTarget(name: "OpenUIKitGraphicsTests", dependencies: ["OpenUIKitGraphics", "OpenUIKitSupport"]),
    .testTarget(
      name: "OpenUIKitTests",
      dependencies: ["OpenUIKitSymbols", "OpenUIKitGraphics"] + testedViews),
    .testTarget(
      name: "OpenUIKitControlsTests",
      dependencies: ["OpenUIKitGraphics"] + testedViews),
    .testTarget(
      name: "OpenUIKitListsTests",
      dependencies: ["OpenUIKitGraphics"] + testedViews),
    .testTarget(
      name: "OpenUIKitControllersTests", dependencies: ["OpenUIKitControllers"] + testedViews),
    .testTarget(
      name: "OpenUIKitMenusTests", dependencies: ["OpenUIKitMenus"] + testedViews),
    .testTarget(
      name: "OpenUIKitInteractionsTests",
      dependencies: ["OpenUIKitInteractions"] + testedViews),
    .testTarget(
      name: "OpenUIKitDynamicsTests", dependencies: ["OpenUIKitDynamics"] + testedViews),
    .testTarget(name: "OpenUIKitWebTests", dependencies: ["OpenUIKitWeb"] + testedViews),
  ]
)

// On a Mac Masonry and the carousel stand on AppKit, and their tests are of both on OpenUIKit.
#if !os(macOS)
  package.targets += [
    .testTarget(
      name: "iCarouselTests", dependencies: ["iCarousel"] + testedViews, exclude: ["Tables"]),
    .testTarget(name: "CarouselKitTests", dependencies: ["CarouselKit"] + testedViews),
    .testTarget(
      name: "MasonryTests", dependencies: ["Masonry", "MasonryShorthand", "iCarousel"] + views),
    .testTarget(
      name: "CompilationTests", dependencies: ["Masonry", "MasonryShorthand", "iCarousel"] + views,
      exclude: ["ApplePlatforms/StandIns"]),
    .testTarget(
      name: "ConstraintDiagnosisTests",
      dependencies: ["ConstraintDiagnosis", "ConstraintLog", "Masonry"] + views),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutTesting", "Masonry"] + views + pictures,
      exclude: ["LayoutSnapshots"]),
    .testTarget(
      name: "LayoutSnapshotTestingTests",
      dependencies: ["LayoutSnapshotTesting", "Masonry"] + views + pictures,
      exclude: ["__Snapshots__"]),
  ]
#endif

// Xcode would build Cairo's module for each device, and Windows has no place where libraries such as Cairo are found. There is no
// `pkgConfig` here: Swift Package Manager would run it, and print its warnings, in every package that depends on this one.
#if !os(macOS) && !os(Windows)
  package.products += [
    .library(name: "OpenUIKitCairo", targets: ["OpenUIKitCairo"]),
    .library(name: "OpenUIKitImages", targets: ["OpenUIKitImages"]),
    .library(name: "OpenUIKitDesktop", targets: ["OpenUIKitDesktop"]),
    .library(name: "OpenUIKitGTK", targets: ["OpenUIKitGTK"]),
  ]
  package.targets += [
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CImages"),
    .target(name: "OpenUIKitImages", dependencies: ["OpenUIKitGraphics", "CImages"]),
    .target(
      name: "OpenUIKitCairo",
      dependencies: ["OpenUIKitGraphics", "OpenUIKitImages", "OpenUIKitSupport", "CCairo"]),
    .target(
      name: "OpenUIKitDesktop",
      dependencies: [
        "OpenUIKitCore", "OpenUIKitControls", "OpenUIKitGraphics", "OpenUIKitInteractions", "OpenUIKitCairo",
      ]),
    .systemLibrary(name: "CGTK"),
    // Nothing here links it, so the package builds without GTK. A program that opens a window does.
    .target(
      name: "OpenUIKitGTK",
      dependencies: [
        "OpenUIKitCore", "OpenUIKitControls", "OpenUIKitGraphics", "OpenUIKitCairo", "OpenUIKitDesktop",
        "CGTK",
      ]),
    .testTarget(
      name: "OpenUIKitCairoTests",
      dependencies: ["OpenUIKitCairo", "OpenUIKitImages", "CCairo", "CImages"] + testedViews),
    .testTarget(
      name: "OpenUIKitDesktopTests",
      dependencies: ["OpenUIKitDesktop", "OpenUIKitCairo", "OpenUIKitWeb"] + testedViews),
  ]
#endif
