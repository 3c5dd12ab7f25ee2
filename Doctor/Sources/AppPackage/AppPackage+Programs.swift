import Foundation

/// The programs of an app's package.
extension AppPackage {
  /// The file in which line `firstLine + n` makes the controller `n`.
  static let screensFile = "Sources/MasonryScreens/Screens.swift"
  static let launchFile = "Sources/MasonryScreens/Launch.swift"
  static let firstLine = 7

  /// The texts of a program's files, by their paths.
  func files(of program: Program) -> [(path: String, text: String)] {
    switch program {
    case .draw: [(program.path + "/main.swift", drawing), (Self.launchFile, launch)]
    case .window: [(program.path + "/main.swift", window), (Self.launchFile, launch)]
    case .page: [(program.path + "/main.swift", page), ("page.html", template)]
    case .tests:
      [(program.path + "/ScreenTests.swift", tests), (program.path + "/LayoutSnapshots/README.md", accepted)]
    }
  }

  /// One line for each controller, so that an error of the compiler names it.
  var screens: String {
    let lines = controllers.map { "  if name == \"\($0)\" { return \(making($0)) }" }
    return """
      import OpenUIKit

      @testable import \(app.app.name)

      @MainActor
      public func controller(named name: String) -> UIViewController? {
      \(lines.joined(separator: "\n"))
        return nil
      }

      """
  }

  private var launch: String {
    let delegate = launches ? scan.appDelegate : nil
    let scene = delegate == nil ? nil : scan.sceneDelegate
    return """
      import OpenUIKit

      @testable import \(app.app.name)

      /// The app's resources.
      public let resourceFolder = Bundle.module.bundlePath

      /// The app's delegate; nil if no class is marked as it, or if it is left out.
      @MainActor
      public func appDelegate() -> (any UIApplicationDelegate)? { \(delegate.map { "\($0)()" } ?? "nil") }

      @MainActor
      public func sceneDelegate() -> (any UISceneDelegate)? { \(scene.map { "\($0)()" } ?? "nil") }

      """
  }

  private var drawing: String {
    """
    import Foundation
    import MasonryScreens
    import OpenUIKit
    import OpenUIKitCairo
    import OpenUIKitImages

    // MasonryDraw SCREEN FILE WIDTH HEIGHT SCALE light|dark launched|alone [LANGUAGE]: the app's first screen, which is named "first", or a
    // controller by itself, without the app's delegates if it is alone.
    let arguments = CommandLine.arguments
    guard (8...9).contains(arguments.count), let width = Double(arguments[3]), let height = Double(arguments[4]), let scale = Double(arguments[5]) else {
      fatalError("MasonryDraw SCREEN FILE WIDTH HEIGHT SCALE light|dark launched|alone [LANGUAGE]")
    }
    let resources = AssetCatalog(folder: resourceFolder)
    AppFonts.register(folder: resourceFolder)
    let scene = UIWindowScene(size: CGSize(width: width, height: height))
    scene.textMeasurer = PangoTextMeasurer()
    if arguments.count == 9 { scene.preferredLanguages = [arguments[8]] }
    scene.imageSource = resources.image(named:)
    scene.colorSource = resources.color(named:)
    if arguments[7] == "launched", let delegate = appDelegate() {
      UIApplication.launch(delegate: delegate, on: scene, sceneDelegate: { _ in sceneDelegate() })
    }
    var own: UIWindow?
    if let made = controller(named: arguments[1]) {
      let window = UIWindow(windowScene: scene)
      own = window
      window.rootViewController = UINavigationController(rootViewController: made)
      window.makeKeyAndVisible()
    }
    // Without a launch the app has no windows.
    let windows = UIApplication.shared.windows
    for window in windows + [own].compactMap({ $0 }) where arguments[6] == "dark" { window.overrideUserInterfaceStyle = .dark }
    // Loading and the appearance of the first screen take a moment.
    RunLoop.main.run(until: Date().addingTimeInterval(0.2))
    guard let window = own ?? UIApplication.shared.windows.first(where: { $0.isKeyWindow }) ?? UIApplication.shared.windows.last else {
      fatalError("The app has opened no window")
    }
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    try CairoRenderer().writePNG(window.displayList(), scale: scale, to: arguments[2])

    """
  }

  private var window: String {
    """
    import Foundation
    import MasonryScreens
    import OpenUIKit
    import OpenUIKitCairo
    import OpenUIKitGTK
    import OpenUIKitImages

    // MasonryWindow SCREEN WIDTH HEIGHT light|dark [LANGUAGE]: the app in a window, or a controller by itself.
    let arguments = CommandLine.arguments
    guard (5...6).contains(arguments.count), let width = Double(arguments[2]), let height = Double(arguments[3]) else {
      fatalError("MasonryWindow SCREEN WIDTH HEIGHT light|dark [LANGUAGE]")
    }

    /// The delegate of a program that shows one controller.
    final class ScreenDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow()
        window.rootViewController = controller(named: arguments[1]).map { UINavigationController(rootViewController: $0) }
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    let resources = AssetCatalog(folder: resourceFolder)
    AppFonts.register(folder: resourceFolder)
    let app = arguments[1] == "first" ? appDelegate() : nil
    DesktopApp.launch(
      app ?? ScreenDelegate(), sceneDelegate: { _ in app == nil ? nil : sceneDelegate() },
      title: \(app.app.name.asLiteral), size: CGSize(width: width, height: height)
    ) { scene in
      scene.imageSource = resources.image(named:)
      scene.colorSource = resources.color(named:)
      if arguments.count == 6 { scene.preferredLanguages = [arguments[5]] }
      guard arguments[4] == "dark" else { return }
      // The app's windows are there when the loop begins.
      DispatchQueue.main.async {
        for window in UIApplication.shared.windows { window.overrideUserInterfaceStyle = .dark }
      }
    }

    """
  }

  private var page: String {
    let scene = scan.sceneDelegate.map { ", sceneDelegate: { _ in \($0)() }" } ?? ""
    return """
      import OpenUIKitWeb

      @testable import \(app.app.name)

      WebPage.launch(\(scan.appDelegate ?? "AppDelegate")()\(scene), in: "app")

      """
  }

  private var template: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(app.app.name)</title>
    <!-- openuikit: style -->
    <style>
      html, body { height: 100%; margin: 0; }
      #app { width: 100%; height: 100%; }
    </style>
    <div id="app"><p class="openuikit-waiting">The app runs in this page with JavaScript and WebAssembly.</p></div>
    <!-- openuikit: script -->
    <script>
      OpenUIKit.start(openUIKitModule());
    </script>

    """
  }

  private var tests: String {
    let tests = controllers.map { name in
      let trait =
        failures[name].map { ", .disabled(\($0.asLiteral.replacingOccurrences(of: "\n", with: "\\n")))" }
        ?? ""
      return """
          @Test(\(name.asLiteral)\(trait)) func audit\(name)() {
            ScreenLayout.audit(\(name.asLiteral), in: .usual) { UINavigationController(rootViewController: \(making(name))) }
              .expectNoProblems()
          }
        """
    }
    return """
      import LayoutTesting
      import OpenUIKit
      import Testing

      @testable import \(app.app.name)

      /// Every controller that can be made without arguments, in the nine usual configurations.
      @MainActor @Suite("Screens") struct ScreenTests {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }

  private var accepted: String {
    """
    The problems of these screens that are accepted. `LAYOUT_TESTING_ACCEPT=1 swift test` writes the lists.

    """
  }
}
