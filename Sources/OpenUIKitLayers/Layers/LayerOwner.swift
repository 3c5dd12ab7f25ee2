@_spi(Layout) import OpenUIKitGraphics

/// The notifications and requests of a layer to its view.
package protocol LayerOwner: CALayerDelegate {
  /// Called after a geometry property of the owner's own layer has changed, with the former size of its
  /// bounds.
  func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges, oldSize: CGSize)

  /// Reports a position or bounds that are not finite. The owner's layer keeps its geometry.
  func reportRefusedGeometry()

  /// Adds the owner's content in a box of `size` to the last entry of a display list, which is that of
  /// `layer`.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Draws the owner's own drawing in a box of `size`, if it is out of date.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?)

  /// Appends the owner's drawing, behind the sublayers of its layer.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Whether the owner never adds content to its layer.
  var hasNoContent: Bool { get }

  /// Requests a layout in the next pass, or at once.
  func setNeedsLayout()
  func layoutIfNeeded()

  /// Asks for a drawing before the next frame.
  func setNeedsDisplay()

  /// Whether actions for changes of the layer have to be looked up: true for a view whose class may override
  /// the method that provides them.
  var mayProvideActions: Bool { get }

  /// Notes that something of the layer depends on its geometry, so that the layout pass notifies the owner.
  func noteGeometryObserver()

  /// The measurer of the layer's text.
  var hostMeasurer: any TextMeasurer { get }

  /// The clock of the owner's window.
  var animationClock: AnimationClock? { get }
}

extension LayerOwner {
  /// An owner without content of its own adds nothing.
  package func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}

  /// Does nothing by default.
  package func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?) {}

  /// Does nothing by default.
  package func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
}

/// Which parts of a layer's geometry have changed. Its cases are computed, so that other modules compile them in.
@_spi(Layout) @frozen
public struct LayerGeometryChanges: OptionSet {
  /// A bit for each part.
  public let rawValue: UInt8

  /// Creates a set of parts by their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The place of the anchor point in the superlayer.
  @inlinable public static var position: Self { Self(rawValue: 1 << 0) }
  /// The origin of the layer's own coordinates.
  @inlinable public static var boundsOrigin: Self { Self(rawValue: 1 << 1) }
  /// The size of the layer.
  @inlinable public static var boundsSize: Self { Self(rawValue: 1 << 2) }
  /// The transform about the anchor point.
  @inlinable public static var transform: Self { Self(rawValue: 1 << 3) }
  /// The point that is at the position.
  @inlinable public static var anchorPoint: Self { Self(rawValue: 1 << 4) }
}
