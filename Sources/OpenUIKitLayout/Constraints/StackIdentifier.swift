/// The identifiers that UIKit gives to the constraints of its stack views.
///
/// A constraint keeps one in a byte. A text would need an object for each of the many constraints of a stack.
package enum StackIdentifier: UInt8 {
  case alignment, ambiguitySuppression, canvasConnection, canvasFit, distributingEdge, fillEqually,
    fillProportionally, hiding
  case spacing, spacingHidden, spanningBoundary, spanningFit

  /// The identifier as it stands in logs.
  package var text: String {
    switch self {
    case .alignment: "UISV-alignment"
    case .ambiguitySuppression: "UISV-ambiguity-suppression"
    case .canvasConnection: "UISV-canvas-connection"
    case .canvasFit: "UISV-canvas-fit"
    case .distributingEdge: "UISV-distributing-edge"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .hiding: "UISV-hiding"
    case .spacing: "UISV-spacing"
    case .spacingHidden: "UISV-spacing-hidden"
    case .spanningBoundary: "UISV-spanning-boundary"
    case .spanningFit: "UISV-spanning-fit"
    }
  }
}
