#if hasFeature(Embedded)
  import GalleryScreens
  import OpenUIKit
  import OpenUIKitWeb

  /// The window of the gallery and its current screen.
  final class GalleryStage {
    /// A rectangle that no screen intersects.
    private static let nowhere = CGRect(x: -1e6, y: -1e6, width: 0, height: 0)

    let screens = GalleryScreen.all
    private let page: WebPage
    private var shown = 0

    init() {
      page = WebPage.mount(UIViewController(), in: "screen")
    }

    /// Shows a screen as it appears, instead of the current one.
    func show(_ index: Int) {
      guard screens.indices.contains(index) else { return }
      let screen = screens[index]
      shown = index
      windowSizeDidChange()
      page.window.rootViewController = screen.makeViewController()
    }

    /// Sets the safe area of a phone with the window's size.
    func windowSizeDidChange() {
      page.window.deviceSafeAreaInsets = screens[shown].safeAreaInsets(for: page.window.bounds.size)
      page.setNeedsDisplay()
    }

    /// The screens as a JSON array.
    var list: String {
      let items = screens.map { screen in
        var item = JSONObject()
        item.add("identifier", screen.identifier)
        item.add("title", screen.title)
        item.add("summary", screen.summary)
        item.add("needsSafeArea", screen.needsSafeArea ? 1 : 0)
        return item.text
      }
      return JSONObject.array(items)
    }

    /// The views of the screen, parents first, as a JSON array: name, depth, frame in the superview and in
    /// the window, and the visible part of the window.
    var outlines: String {
      var items: [String] = []
      if let view = page.window.rootViewController?.view {
        describe(view, depth: 0, in: page.window.bounds, &items)
      }
      return JSONObject.array(items)
    }

    private func describe(_ view: UIView, depth: Int, in clip: CGRect, _ items: inout [String]) {
      guard !view.isHidden else { return }
      let frame = view.convert(view.bounds, to: page.window)
      var item = JSONObject()
      item.add("name", view.outlineName)
      item.add("depth", Double(depth))
      item.add("isText", view is UILabel ? 1 : 0)
      for (key, value) in [
        ("frameX", view.frame.minX), ("frameY", view.frame.minY), ("frameWidth", view.frame.width),
        ("frameHeight", view.frame.height), ("x", frame.minX), ("y", frame.minY), ("width", frame.width),
        ("height", frame.height),
        ("clipLeft", clip.minX), ("clipTop", clip.minY), ("clipRight", clip.maxX), ("clipBottom", clip.maxY),
      ] { item.add(key, value) }
      items.append(item.text)
      let inner = view.clipsToBounds ? clip.intersection(frame) : clip
      for subview in view.subviews {
        describe(subview, depth: depth + 1, in: inner.isEmpty ? Self.nowhere : inner, &items)
      }
    }
  }
#endif
