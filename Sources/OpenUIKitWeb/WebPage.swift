import OpenUIKitCore

/// A window in an element of a web page.
///
/// ```swift
/// WebPage.mount(CounterController(), in: "app")
/// ```
///
/// Outside of browsers, a program with a page compiles, so that it can share a package with tests and other programs. It stops with
/// a message when it mounts something.
#if !ThreadConfined
  @MainActor
#endif
public struct WebPage {
  #if hasFeature(Embedded)
    private let host: PageHost
  #else
    private var host: (window: UIWindow, wake: () -> Void)
  #endif

  /// The window. The page determines its size, scale, direction and time.
  public var window: UIWindow { host.window }

  /// Shows a controller's view in the element with the identifier `element`. The view fills the element and
  /// follows its size.
  ///
  /// The page shows it until it is closed. Call this from `main`.
  @discardableResult
  public static func mount(_ controller: UIViewController, in element: String) -> WebPage {
    #if hasFeature(Embedded)
      let page = WebPage(host: PageHost(controller))
      page.host.mount(in: element)
      return page
    #else
      noPage(element)
    #endif
  }

  /// Launches an app, and shows its window in the element with the identifier `element`. The window fills the element and follows its
  /// size.
  ///
  /// The page shows it until it is closed. Call this from `main`. Traps if the app creates no window while it starts.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: Creates the delegate of the scene, for an app with scenes; see `UIApplication.launch`.
  ///   - element: The identifier of the element.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: UIApplication.SceneDelegateMaker = { _ in nil }, in element: String
  ) -> WebPage {
    #if hasFeature(Embedded)
      let page = WebPage(host: PageHost(delegate, sceneDelegate: sceneDelegate))
      page.host.mount(in: element)
      return page
    #else
      noPage(element)
    #endif
  }

  #if !hasFeature(Embedded)
    private static func noPage(_ element: String) -> Never {
      fatalError(
        "There is no web page here, and so no element \"\(element)\". Build the page with scripts/build-wasm and scripts/build-page."
      )
    }
  #endif

  /// Shows a view in the element with the identifier `element`. The view fills the element and follows its
  /// size.
  @discardableResult
  public static func mount(_ view: UIView, in element: String) -> WebPage {
    let controller = UIViewController()
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    return mount(controller, in: element)
  }

  /// Requests a frame. Call this after code outside any event, such as the completion of a request, has
  /// changed the window.
  public func setNeedsDisplay() {
    host.wake()
  }
}
