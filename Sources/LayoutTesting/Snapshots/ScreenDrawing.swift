#if canImport(OpenUIKitCairo)
  import OpenUIKitCairo
  import OpenUIKitSupport
#endif

/// The content of a screen at one moment, which can be drawn in whole or in part.
///
/// On UIKit it is the window itself, on the main actor. With OpenUIKit it is a value that any thread draws.
#if canImport(UIKit)
  @MainActor
  struct ScreenDrawing {
    fileprivate let window: UIWindow

    /// The whole window, in points.
    var bounds: CGRect { window.bounds }

    /// Draws an area of the window, in points, at `scale` pixels per point.
    ///
    /// - Throws: `PictureError`.
    func picture(of area: CGRect, scale: CGFloat) throws(PictureError) -> Picture {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let drawn = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      guard let image = drawn.cgImage, let picture = Picture(image) else {
        throw .noPicture(reason: "the window has no area")
      }
      return picture
    }
  }
#elseif canImport(OpenUIKitCairo)
  struct ScreenDrawing: Sendable {
    fileprivate let list: DisplayList

    /// The whole window, in points.
    var bounds: CGRect { CGRect(origin: .zero, size: list.size) }

    /// Draws an area of the window, in points, at `scale` pixels per point.
    ///
    /// - Throws: `PictureError`.
    func picture(of area: CGRect, scale: CGFloat) throws(PictureError) -> Picture {
      // A renderer caches fonts, and belongs to one thread.
      let renderer = objectOfThread("LayoutTesting.CairoRenderer", CairoRenderer())
      do {
        return Picture(try renderer.draw(list.cropped(to: area), scale: scale).image)!
      } catch {
        throw .noPicture(reason: "\(error)")
      }
    }

    /// The screen with all texts in one colour; nil where that is not possible.
    func withTexts(in color: TextColor) -> ScreenDrawing? {
      var list = list
      for index in list.texts.indices { list.texts[index].color = color.displayed }
      return ScreenDrawing(list: list)
    }
  }

  extension TextColor {
    fileprivate var displayed: DisplayList.Color {
      switch self {
      case .clear: .clear
      case .black: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
      case .white: DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
      }
    }
  }
#else
  struct ScreenDrawing: Sendable {
    /// The whole window, in points.
    let bounds: CGRect

    /// Refuses to draw.
    func picture(of area: CGRect, scale: CGFloat) throws(PictureError) -> Picture { throw .noRenderer }
  }
#endif

#if canImport(UIKit) || !canImport(OpenUIKitCairo)
  extension ScreenDrawing {
    /// Nil: the texts cannot be separated from the screen.
    func withTexts(in color: TextColor) -> ScreenDrawing? { nil }
  }
#endif

/// A colour for all texts of a screen.
enum TextColor: Sendable {
  case clear, black, white
}

#if canImport(UIKit)
  @MainActor
#endif
extension ScreenDrawing {
  /// Draws the whole window at `scale` pixels per point.
  func picture(scale: CGFloat) throws(PictureError) -> Picture { try picture(of: bounds, scale: scale) }
}

extension ScreenLayout {
  /// The content of the screen after a layout.
  var drawing: ScreenDrawing {
    window.layoutIfNeeded()
    #if canImport(UIKit)
      return ScreenDrawing(window: window)
    #elseif canImport(OpenUIKitCairo)
      var list = window.displayList()
      if configuration.hasBoldText { list.replaceFonts { $0.bolder } }
      return ScreenDrawing(list: list)
    #else
      return ScreenDrawing(bounds: window.bounds)
    #endif
  }
}
