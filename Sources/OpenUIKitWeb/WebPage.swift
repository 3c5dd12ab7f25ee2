import OpenUIKitCore

/// A window in an element of a web page.
///
/// ```swift
/// WebPage.mount(CounterController(), in: "app")
/// ```
///
/// A page may have any number of them, each in an element of its own. The page scrolls by touch where nothing in the window follows the
/// drag, and by wheel where nothing in the window scrolls.
///
/// Outside of browsers, a program with a page compiles, so that it can share a package with tests and other programs. When it mounts
/// something, it prints how to build the page, in one line, and ends.
public struct WebPage: ViewTreeConfined {
  private let host: PageHost

  /// The source of the window's size.
  public enum Sizing {
    /// The element, as the page's style sizes it.
    case element
    /// The element determines the width, and the height is that of the content: what its constraints determine for that width. The
    /// element gets this height, and gets another one when the content changes.
    case content
  }

  /// The window. The page determines its size, scale, direction and time.
  public var window: UIWindow { host.window }

  /// Shows a controller's view in the element with the identifier `element`. The view fills the element and
  /// follows its size.
  ///
  /// The page shows it until ``unmount()`` or until it is closed. An element has one window.
  @discardableResult
  public static func mount(_ controller: UIViewController, in element: String) -> WebPage {
    shown(PageHost(controller), in: element)
  }

  /// Shows a controller's view in the element with the identifier `element`.
  ///
  /// The page shows it until ``unmount()`` or until it is closed. An element has one window.
  @discardableResult
  public static func mount(_ controller: UIViewController, in element: String, sizing: Sizing) -> WebPage {
    switch sizing {
    case .element: mount(controller, in: element)
    case .content: shown(ContentSizedHost(controller, content: controller.view), in: element)
    }
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
    shown(PageHost(delegate, sceneDelegate: sceneDelegate), in: element)
  }

  /// Shows a view in the element with the identifier `element`. The view fills the element and follows its
  /// size.
  ///
  /// The page shows it until ``unmount()`` or until it is closed. An element has one window.
  @discardableResult
  public static func mount(_ view: UIView, in element: String) -> WebPage {
    mount(controller(around: view), in: element)
  }

  /// Shows a view in the element with the identifier `element`.
  ///
  /// The page shows it until ``unmount()`` or until it is closed. An element has one window.
  @discardableResult
  public static func mount(_ view: UIView, in element: String, sizing: Sizing) -> WebPage {
    switch sizing {
    case .element: mount(view, in: element)
    case .content: shown(ContentSizedHost(controller(around: view), content: view), in: element)
    }
  }

  /// Requests a frame. Call this after code outside any event, such as the completion of a request, has
  /// changed the window.
  public func setNeedsDisplay() {
    host.wake()
  }

  /// Removes the window from its element, which is empty after that and may get another window.
  ///
  /// The controller disappears, and everything that only the window references is deallocated. A second call does nothing. Code that
  /// runs in response to an event of the window may call this.
  public func unmount() {
    host.unmount()
  }

  private static func controller(around view: UIView) -> UIViewController {
    let controller = UIViewController()
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    return controller
  }

  private static func shown(_ host: PageHost, in element: String) -> WebPage {
    host.mount(in: element)
    return WebPage(host: host)
  }
}
