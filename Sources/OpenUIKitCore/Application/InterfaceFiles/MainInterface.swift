/// The description of an app's start in its Info.plist: the main storyboard, and the class of the scene's delegate.
package struct MainInterface: ViewTreeConfined {
  /// Creates the delegate of a scene; nil for an app without scenes.
  let makeSceneDelegate: UIApplication.SceneDelegateMaker
  /// Creates the first controller of an app without scenes; nil if no storyboard is named.
  let makeController: ViewTreeFunction<UIViewController?>
  /// Creates the first controller of a scene; nil if no storyboard is named.
  let makeSceneController: ViewTreeFunction<UIViewController?>
  /// The delegate of a scene as one that keeps a window; nil if it keeps none. Embedded Swift has no cast to a protocol.
  let windowDelegate: ViewTreeFunction<any UISceneDelegate, (any UIWindowSceneDelegate)?>

  /// Creates a description whose objects closures create.
  package init(
    makeSceneDelegate: @escaping UIApplication.SceneDelegateMaker,
    makeController: @escaping ViewTreeFunction<UIViewController?>,
    makeSceneController: @escaping ViewTreeFunction<UIViewController?>,
    windowDelegate: @escaping ViewTreeFunction<any UISceneDelegate, (any UIWindowSceneDelegate)?>
  ) {
    self.windowDelegate = windowDelegate
    self.makeSceneDelegate = makeSceneDelegate
    self.makeController = makeController
    self.makeSceneController = makeSceneController
  }
}

extension UIApplication {
  /// Sets what the next launch on this thread begins with.
  package static func setMainInterface(_ interface: MainInterface?) {
    ApplicationScope.shared.mainInterface = interface
  }

  var mainInterface: MainInterface? { ApplicationScope.shared.mainInterface }

  /// Calls `body` with the main window of an app without scenes, and shows the window if the delegate has kept it.
  func withMainWindow(
    of delegate: any UIApplicationDelegate, on scene: UIWindowScene, _ body: () -> Void
  ) {
    guard let window = mainInterface?.makeController().map(scene.makeWindow) else { return body() }
    delegate.window = window
    body()
    if delegate.window === window { window.makeKeyAndVisible() }
  }

  /// Calls `body` with the main window of a scene, and shows the window if the scene's delegate has kept it.
  func withMainWindow(of scene: UIWindowScene, _ body: () -> Void) {
    guard let delegate = scene.delegate.flatMap({ mainInterface?.windowDelegate($0) ?? nil }),
      let window = mainInterface?.makeSceneController().map(scene.makeWindow)
    else { return body() }
    delegate.window = window
    body()
    if delegate.window === window { window.makeKeyAndVisible() }
  }
}

extension UIWindowScene {
  /// Creates a window with a first controller.
  fileprivate func makeWindow(with controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: self)
    if let color = controller.storyboardScene?.storyboard.contents.tintColor { window.tintColor = color }
    window.rootViewController = controller
    return window
  }
}
