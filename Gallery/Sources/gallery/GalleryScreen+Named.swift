import ArgumentParser
import GalleryScreens

extension GalleryScreen {
  /// The screen with an identifier.
  ///
  /// - Throws: a `ValidationError` that names the identifier if there is none.
  static func named(_ identifier: String) throws -> GalleryScreen {
    guard let screen = all.first(where: { $0.identifier == identifier }) else {
      throw ValidationError("there is no screen '\(identifier)'; 'gallery list' shows them all")
    }
    return screen
  }
}
