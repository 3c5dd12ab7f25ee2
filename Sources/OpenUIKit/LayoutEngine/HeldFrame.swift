/// The frame of a plain view in the table of its engine. A layout pass writes it there. The view's layer, or
/// the view while it has no layer, reads it from there, so that a pass accesses neither.
///
/// The table has the frame from the first time that it places a view without observers (`ChildPlacement`).
/// It moves back to the layer or view when other code sets the layer's position or a property that it
/// depends on, when the view gets an observer, or when the view leaves the engine.
struct HeldFrame: BitwiseCopyable {
  /// The engine's tables of all items.
  struct Tables: BitwiseCopyable {
    let frames: FlatTable<PixelFrame>
    let tags: FlatTable<ItemTag>
    /// How many pixels a point has.
    var scale: Double
  }

  private let tables: UnsafePointer<Tables>
  private let slot: Int32

  init(tables: UnsafePointer<Tables>, slot: Int32) {
    self.tables = tables
    self.slot = slot
  }

  /// The frame itself, in points.
  private var rectangle: ItemRectangle {
    assert(tables.pointee.tags[Int(slot)].holdsFrame, "A layer reads a frame that no table holds")
    return tables.pointee.frames[Int(slot)].rectangle(scale: tables.pointee.scale)
  }

  /// The centre of the frame, where the layer's anchor point is.
  var position: CGPoint {
    let center = rectangle.origin + rectangle.size / 2
    return CGPoint(x: center.x, y: center.y)
  }

  /// The bounds of the layer. Their origin is zero.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: rectangle.width, height: rectangle.height) }

  /// Marks the frame as stored in the table. It must have been written.
  func begin() { tables.pointee.tags[Int(slot)].holdsFrame = true }

  /// Ends the holding.
  func end() { tables.pointee.tags[Int(slot)].holdsFrame = false }
}

extension LayoutNode {
  /// Notes that the view has something that needs a notification of new frames.
  func noteMoreThanLayer() {
    guard !record.flags.contains(.hasMoreThanLayer) else { return }
    record.flags.insert(.hasMoreThanLayer)
    takeFrameBack()
  }

  /// Marks the display list entries of the view as out of date.
  func setNeedsRecording() {
    record.layer?._withUnsafeGuaranteedRef { $0.setNeedsRecording() }
  }
}
