#if canImport(OpenUIKitCairo)
  import OpenUIKitCairo
#endif

/// The fonts of pictures.
public enum LayoutFonts {
  /// Takes the fonts of a folder and no others, so that pictures do not depend on the fonts and settings of the machine. All windows of the
  /// process use them from the next text on. Where UIKit draws, nothing changes.
  ///
  /// - Parameter path: a folder with files whose names end with `.ttf`, `.otf` or `.ttc`. A font is found by its family: `Inter` and `DejaVu Sans` are
  ///   those of the system's font.
  /// - Throws: an error for a folder without fonts.
  public static func useOnly(folder path: String) throws {
    #if canImport(OpenUIKitCairo)
      try AppFonts.useOnly(folder: path)
    #endif
  }
}
