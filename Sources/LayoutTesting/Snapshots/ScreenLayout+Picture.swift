/// Why a screen cannot be drawn.
public enum PictureError: Error, Equatable {
  /// There is no renderer on this system.
  case noRenderer
  /// The window has no area, or too large a one for the memory.
  case noPicture(reason: String)
}

extension ScreenLayout {
  /// Draws the screen.
  ///
  /// On Linux pictures are the same on all machines with the same fonts: text, shapes and colours are drawn by one program on the processor.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: `PictureError`.
  public func picture(scale: CGFloat = 2) throws -> Picture { try drawing.picture(scale: scale) }
}
