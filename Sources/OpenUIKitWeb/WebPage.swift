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

    /// The window. The page decides its size, scale, direction and time.
    public var window: UIWindow { host.window }

    /// Shows a controller's view in the element with the identifier `element`, which it fills and follows in size.
    ///
    /// The page shows it for as long as it is open. Call it from `main`.
    @discardableResult
    public static func mount(_ controller: UIViewController, in element: String) -> WebPage {
      let page = WebPage(host: PageHost(controller))
      page.host.mount(in: element)
      return page
    }

    /// Shows a view in the element with the identifier `element`, which it fills and follows in size.
    @discardableResult
    public static func mount(_ view: UIView, in element: String) -> WebPage {
      let controller = UIViewController()
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      return mount(controller, in: element)
    }

    /// Shows what code outside of any event, such as the answer to a request, has changed.
    public func setNeedsDisplay() {
      host.wake()
    }
  }
#endif
