/// The sizes that a scene may have.
open class UISceneSizeRestrictions: NSObject, ViewTreeConfined {
  /// The least size, in points.
  public final var minimumSize = CGSize.zero
  /// The greatest size, in points.
  public final var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UIWindowScene {
  /// The sizes that a user may give to the scene; nil, as on a telephone, because hosts let no app restrict them.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The place of a scene.
  public final class Geometry: NSObject, ViewTreeConfined {
    /// The frame on the screen, in points. Only a Mac states it, so that it is zero.
    public var systemFrame: CGRect { .zero }
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ scene: UIWindowScene) {
      (coordinateSpace, interfaceOrientation) = (scene.coordinateSpace, scene.interfaceOrientation)
      super.init()
    }
  }

  /// The present place of the scene.
  public final var effectiveGeometry: Geometry { Geometry(self) }
}
