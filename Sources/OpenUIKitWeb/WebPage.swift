#if hasFeature(Embedded)
  import OpenUIKit

  /// A window in an element of a web page.
  ///
  /// ```swift
  /// @main struct Program {
  ///   static func main() {
  ///     WebPage.mount(CounterController(), in: "app")
  ///   }
  /// }
  /// ```
  public struct WebPage {
    private let host: PageHost

    /// The window. The page determines its size, scale, direction and time.
    public var window: UIWindow { host.window }

    /// Shows a controller's view in the element with the identifier `element`. The view fills the element and
    /// follows its size.
    ///
    /// The page shows it until it is closed. Call this from `main`.
    @discardableResult
    public static func mount(_ controller: UIViewController, in element: String) -> WebPage {
      let page = WebPage(host: PageHost(controller))
      page.host.mount(in: element)
      return page
    }

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
#else
  import OpenUIKit

  /// A window in an element of a web page, which is in browsers alone. Here a program with a page compiles, so that it can stand in a
  /// package with tests and other programs, and stops when it is run.
  #if !ThreadConfined
    @MainActor
  #endif
  public struct WebPage {
    /// The window. The page decides its size, scale, direction and time.
    public let window: UIWindow

    /// Stops the program: a page is built with `scripts/build-wasm`.
    @discardableResult
    public static func mount(_ controller: UIViewController, in element: String) -> WebPage {
      stop(element)
    }

    /// Stops the program: a page is built with `scripts/build-wasm`.
    @discardableResult
    public static func mount(_ view: UIView, in element: String) -> WebPage {
      stop(element)
    }

    /// Shows what code outside of any event, such as the answer to a request, has changed.
    public func setNeedsDisplay() {
      window.setNeedsLayout()
    }

    private static func stop(_ element: String) -> Never {
      fatalError(
        "There is no web page here, and so no element \"\(element)\". Build the page with scripts/build-wasm and scripts/build-page."
      )
    }
  }
#endif
