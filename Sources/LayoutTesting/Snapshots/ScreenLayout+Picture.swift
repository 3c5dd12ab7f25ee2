#if canImport(OpenUIKitCairo)
  import OpenUIKitCairo
  import OpenUIKitSupport
#endif

/// Why a screen cannot be drawn.
public enum PictureError: Error, Equatable {
  /// There is no renderer on this system.
  case noRenderer
  /// The window has no area, or too large a one for the memory.
  case noPicture(reason: String)
}

#if !ThreadConfined
  @MainActor
#endif
extension ScreenLayout {
  /// Draws the screen.
  ///
  /// On Linux pictures are the same on all machines with the same fonts: text, shapes and colours are drawn by one program on the processor.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: `PictureError`.
  public func picture(scale: CGFloat = 2) throws -> Picture {
    window.layoutIfNeeded()
    return try picture(of: window.bounds, scale: scale)
  }

  /// Draws a part of the screen, in points of the window.
  func picture(of area: CGRect, scale: CGFloat) throws -> Picture {
    #if canImport(UIKit)
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let drawn = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      guard let image = drawn.cgImage, let picture = Picture(image) else {
        throw PictureError.noPicture(reason: "the window has no area")
      }
      return picture
    #elseif canImport(OpenUIKitCairo)
      do {
        var list = window.displayList().cropped(to: area)
        if configuration.hasBoldText { list.replaceFonts { $0.bolder } }
        return Picture(try sharedObject(CairoRenderer()).draw(list, scale: scale).image)!
      } catch {
        throw PictureError.noPicture(reason: "\(error)")
      }
    #else
      throw PictureError.noRenderer
    #endif
  }
}
