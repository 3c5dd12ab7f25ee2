import Foundation

extension UIWindowScene {
  /// The traits of the scene: those of its key window, or else of the last one.
  public final var traitCollection: UITraitCollection {
    (keyWindow ?? windows.last)?.traitCollection ?? UITraitCollection.current
  }

  /// The place that an app asks for.
  open class GeometryPreferences: NSObject {
    /// The orientations of an interface.
    public final class iOS: GeometryPreferences {
      /// The orientations that the app asks for; nil for those it has.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Asks the host for another shape of the window. No host turns a window because an app asks for it: `errorHandler` is called with an error
  /// if the window has none of the orientations.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let asked = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    let present: UIInterfaceOrientationMask = interfaceOrientation.isLandscape ? .landscape : .portrait
    guard let asked, asked.isDisjoint(with: present) else { return }
    errorHandler?(
      NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [NSLocalizedDescriptionKey: "the host does not turn its window"]))
  }
}
