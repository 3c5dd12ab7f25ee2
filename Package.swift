// swift-tools-version: 6.2
import PackageDescription

/// All platforms that are not Apple's. They have neither UIKit nor AppKit, and `UIKitShim` re-exports OpenUIKit there.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .wasi, .openbsd, .custom("freebsd")]

// A target or product that depends on a module also lists what that module re-exports. SwiftPM compiles a target again only after a
// change of a module that is listed. Otherwise it would keep stale objects, which crash. `scripts/lint_manifest.py` checks that.

/// `OpenUIKitGraphics` with what it re-exports.
let graphics: [Target.Dependency] = ["OpenUIKitGraphics", "OpenUIKitSupport"]

/// `OpenUIKitLayers` with what it re-exports.
let layers: [Target.Dependency] = ["OpenUIKitLayers"] + graphics

/// `OpenUIKitLayout` with what it re-exports.
let layout: [Target.Dependency] = ["OpenUIKitLayout"] + graphics

/// `OpenUIKitCore` with what it re-exports.
let core: [Target.Dependency] = ["OpenUIKitCore", "OpenUIKitLayout"] + layers

/// `OpenUIKitControls` with what it re-exports.
let controls: [Target.Dependency] = ["OpenUIKitControls"] + core

/// `OpenUIKitLists` with what it re-exports.
let lists: [Target.Dependency] = ["OpenUIKitLists"] + controls

/// `OpenUIKit` with what it re-exports.
let openUIKit = [
  "OpenUIKit", "OpenUIKitInteractions", "OpenUIKitDynamics", "OpenUIKitMenus", "OpenUIKitLists",
  "OpenUIKitControllers", "OpenUIKitControls", "OpenUIKitSymbols", "OpenUIKitCore", "OpenUIKitLayout",
  "OpenUIKitLayers",
  "OpenUIKitGraphics", "OpenUIKitSupport",
]

func openUIKit(on platforms: [Platform]) -> [Target.Dependency] {
  openUIKit.map { .target(name: $0, condition: .when(platforms: platforms)) }
}

/// What `UIKitShim` re-exports.
let views: [Target.Dependency] = openUIKit(on: platformsWithoutUIKit)

/// OpenUIKit for tests.
let testedViews: [Target.Dependency] = openUIKit.map { .target(name: $0) }

/// What `UIKitShim` re-exports, for products, which have no conditions. On a Mac the shim re-exports AppKit or UIKit.
#if os(macOS)
  let viewsOfProducts: [String] = []
#else
  let viewsOfProducts: [String] = openUIKit
#endif

/// The dependencies that draw and measure layouts without UIKit, so also on a Mac.
let layoutViews: [Target.Dependency] = openUIKit(on: platformsWithoutUIKit + [.macOS])

/// All platforms but the Mac, where Masonry and the carousel stand on AppKit.
let platformsOfViews: [Platform] = platformsWithoutUIKit + [.iOS, .tvOS, .visionOS, .macCatalyst]

/// The modules that draw pictures where there is no UIKit.
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

/// The folders that only pages in a browser contain. They have what stands there for members and types that need Foundation, `Any` or
/// key paths. `scripts/build-wasm` adds them. `scripts/lint_manifest.py` checks that the list is complete.
let foldersOfPages = [
  "EmbeddedFoundation": ["Embedded"],
  "OpenUIKitSupport": ["Embedded"],
  "InterfaceBuilder": ["Compiled/Embedded", "Document/Embedded"],
  "NibLoading": [
    "Classes/Embedded", "Connections/Embedded", "Embedded", "Values/Embedded", "Views/Embedded",
  ],
  "OpenUIKitGraphics": [
    "CoreGraphics/Embedded", "DisplayList/Embedded", "Drawing/Embedded", "Fonts/Embedded",
    "Traits/Embedded",
  ],
  "OpenUIKitLayers": ["Animation/Embedded", "DisplayList/Embedded"],
  "OpenUIKitLayout": ["Constraints/Embedded", "Limits/Embedded"],
  "OpenUIKitCore": [
    "Accessibility/Embedded", "Application/Embedded", "AutoLayout/Embedded",
    "Bars/Embedded", "Containers/Embedded", "Controls/Embedded", "Embedded",
    "Focus/Embedded", "Keyboard/Embedded", "Menus/Embedded", "Scrolling/Embedded",
    "Storyboards/Embedded", "Traits/Embedded", "ViewControllers/Embedded",
    "Views/Embedded",
    "VisualFormat/Embedded",
    "Windows/Embedded",
  ],
  "OpenUIKitSymbols": ["Embedded"],
  "OpenUIKitControls": [
    "Controls/Embedded", "MenuInteractions/Embedded", "Pickers/Embedded", "StackView/Embedded",
    "TextInput/Embedded",
  ],
  "OpenUIKitLists": [
    "Collections/Embedded", "DiffableDataSources/Embedded", "ListCells/Embedded", "Tables/Embedded",
  ],
  "Masonry": ["Items/Embedded", "Maker/Embedded", "Targets/Embedded"],
  "OpenUIKitWeb": ["Host/Embedded"],
]

let package = Package(
  name: "Masonry",
  platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
  products: [
    .library(name: "Masonry", targets: ["Masonry", "UIKitShim"] + viewsOfProducts),
    .library(
      name: "MasonryShorthand", targets: ["MasonryShorthand", "Masonry", "UIKitShim"] + viewsOfProducts),
    .library(name: "iCarousel", targets: ["iCarousel", "UIKitShim"] + viewsOfProducts),
    .library(name: "CarouselKit", targets: ["CarouselKit", "iCarousel", "UIKitShim"] + viewsOfProducts),
    .library(name: "UIKitShim", targets: ["UIKitShim"] + viewsOfProducts),
    .library(name: "OpenUIKit", targets: openUIKit),
    .library(name: "OpenUIKitSupport", targets: ["OpenUIKitSupport"]),
    .library(name: "OpenUIKitWeb", targets: ["OpenUIKitWeb"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting", "UIKitShim"] + openUIKit),
    .library(
      name: "LayoutSnapshotTesting",
      targets: ["LayoutSnapshotTesting", "LayoutTesting", "UIKitShim"] + openUIKit),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "NibLoading", targets: ["NibLoading", "InterfaceBuilder"] + openUIKit),
    .library(name: "ConstraintLog", targets: ["ConstraintLog"]),
    .library(name: "ConstraintDiagnosis", targets: ["ConstraintDiagnosis", "ConstraintLog"]),
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
    // The parts of Foundation that pages have. Other programs have Foundation itself.
    .target(name: "EmbeddedFoundation", exclude: foldersOfPages["EmbeddedFoundation"]!),
    .target(
      name: "OpenUIKitSupport",
      dependencies: [.target(name: "EmbeddedFoundation", condition: .when(platforms: [.wasi]))],
      exclude: foldersOfPages["OpenUIKitSupport"]!),
    .target(
      name: "OpenUIKitGraphics", dependencies: ["OpenUIKitSupport"],
      exclude: foldersOfPages["OpenUIKitGraphics"]!),
    .target(
      name: "OpenUIKitLayers", dependencies: graphics, exclude: foldersOfPages["OpenUIKitLayers"]!),
    .target(
      name: "OpenUIKitLayout", dependencies: ["ConstraintSolver"] + graphics,
      exclude: foldersOfPages["OpenUIKitLayout"]!),
    .target(
      name: "OpenUIKitCore", dependencies: ["ConstraintSolver", "OpenUIKitLayout"] + layers,
      exclude: foldersOfPages["OpenUIKitCore"]!),
    .target(
      name: "OpenUIKitSymbols", dependencies: graphics,
      exclude: ["LICENSE-tabler-icons.txt"] + foldersOfPages["OpenUIKitSymbols"]!),
    .target(name: "OpenUIKitControls", dependencies: core, exclude: foldersOfPages["OpenUIKitControls"]!),
    .target(name: "OpenUIKitLists", dependencies: controls, exclude: foldersOfPages["OpenUIKitLists"]!),
    .target(name: "OpenUIKitControllers", dependencies: controls),
    .target(name: "OpenUIKitMenus", dependencies: controls),
    .target(name: "OpenUIKitInteractions", dependencies: lists),
    .target(name: "OpenUIKitDynamics", dependencies: lists),
    .target(
      name: "OpenUIKit",
      dependencies: lists + [
        "OpenUIKitSymbols", "OpenUIKitControllers", "OpenUIKitMenus", "OpenUIKitInteractions",
        "OpenUIKitDynamics",
      ]),
    .target(name: "InterfaceBuilder", exclude: foldersOfPages["InterfaceBuilder"]!),
    .target(
      name: "NibLoading", dependencies: ["InterfaceBuilder"] + testedViews,
      exclude: foldersOfPages["NibLoading"]!),
    .target(name: "ConstraintDiagnosis", dependencies: ["ConstraintLog"] + testedViews),
    .target(name: "UIKitShim", dependencies: views),
    .target(
      name: "Masonry", dependencies: ["UIKitShim"] + views,
      exclude: privacy.excluded + foldersOfPages["Masonry"]!,
      resources: privacy.resources),
    .target(name: "MasonryShorthand", dependencies: ["Masonry", "UIKitShim"] + views),
    .target(name: "iCarousel", dependencies: ["UIKitShim"] + views),
    .target(name: "CarouselKit", dependencies: ["iCarousel", "UIKitShim"] + views),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "UIKitShim", .target(name: "Masonry", condition: .when(platforms: platformsOfViews)),
      ] + layoutViews + pictures),
    .target(name: "LayoutSnapshotTesting", dependencies: ["LayoutTesting", "UIKitShim"] + layoutViews),
    .target(name: "WebRuntime"),
    .target(
      name: "OpenUIKitWeb", dependencies: core + ["WebRuntime"],
      exclude: ["Page"] + foldersOfPages["OpenUIKitWeb"]!),
    .testTarget(name: "EmbeddedFoundationTests", dependencies: ["EmbeddedFoundation"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], exclude: ["Recorded"]),
    .testTarget(
      name: "ConstraintLogTests", dependencies: ["ConstraintLog"] + testedViews, exclude: ["Logs"]),
    .testTarget(name: "OpenUIKitGraphicsTests", dependencies: graphics),
    .testTarget(name: "OpenUIKitLayersTests", dependencies: layers),
    .testTarget(name: "OpenUIKitLayoutTests", dependencies: ["ConstraintSolver"] + layout),
    .testTarget(
      name: "OpenUIKitCoreTests",
      dependencies: ["ConstraintSolver", "LayoutTesting", "UIKitShim"] + testedViews),
    .testTarget(name: "OpenUIKitControlsTests", dependencies: testedViews),
    .testTarget(name: "OpenUIKitListsTests", dependencies: ["LayoutTesting", "UIKitShim"] + testedViews),
    .testTarget(name: "OpenUIKitControllersTests", dependencies: testedViews),
    .testTarget(name: "OpenUIKitMenusTests", dependencies: testedViews),
    .testTarget(name: "OpenUIKitInteractionsTests", dependencies: testedViews),
    .testTarget(name: "OpenUIKitDynamicsTests", dependencies: testedViews),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "NibLoadingTests", dependencies: ["NibLoading", "InterfaceBuilder"] + testedViews),
    .testTarget(name: "OpenUIKitWebTests", dependencies: ["OpenUIKitWeb"] + testedViews),
  ]
)

// On a Mac Masonry and the carousel stand on AppKit, and their tests are of both on OpenUIKit.
#if !os(macOS)
  package.targets += [
    .testTarget(
      name: "iCarouselTests", dependencies: ["iCarousel", "UIKitShim"] + testedViews, exclude: ["Tables"]),
    .testTarget(
      name: "CarouselKitTests", dependencies: ["CarouselKit", "iCarousel", "UIKitShim"] + testedViews),
    .testTarget(
      name: "MasonryTests",
      dependencies: ["LayoutTesting", "Masonry", "MasonryShorthand", "iCarousel", "UIKitShim"] + testedViews),
    .testTarget(
      name: "CompilationTests",
      dependencies: ["ConstraintLog", "Masonry", "MasonryShorthand", "iCarousel", "UIKitShim"] + testedViews,
      exclude: ["ApplePlatforms/StandIns"]),
    .testTarget(
      name: "ConstraintDiagnosisTests",
      dependencies: ["ConstraintDiagnosis", "ConstraintLog", "Masonry", "UIKitShim"] + testedViews),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["LayoutTesting", "Masonry", "UIKitShim", "iCarousel"] + testedViews + pictures,
      exclude: ["LayoutSnapshots"]),
    .testTarget(
      name: "LayoutSnapshotTestingTests",
      dependencies: ["LayoutSnapshotTesting", "LayoutTesting", "Masonry", "UIKitShim"] + testedViews
        + pictures,
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
    .target(name: "OpenUIKitImages", dependencies: ["CImages"] + graphics),
    .target(name: "OpenUIKitCairo", dependencies: ["OpenUIKitImages", "CCairo"] + graphics),
    .target(
      name: "OpenUIKitDesktop", dependencies: ["OpenUIKitInteractions", "OpenUIKitCairo"] + controls),
    .systemLibrary(name: "CGTK"),
    // Nothing here links it, so the package builds without GTK. A program that opens a window does.
    .target(
      name: "OpenUIKitGTK", dependencies: ["OpenUIKitCairo", "OpenUIKitDesktop", "CGTK"] + controls),
    .testTarget(
      name: "OpenUIKitCairoTests",
      dependencies: ["OpenUIKitCairo", "OpenUIKitImages", "CCairo", "CImages"] + testedViews,
      exclude: ["Pictures"]),
    .testTarget(
      name: "OpenUIKitDesktopTests",
      dependencies: ["OpenUIKitDesktop", "OpenUIKitCairo", "OpenUIKitWeb"] + testedViews),
  ]
#endif
