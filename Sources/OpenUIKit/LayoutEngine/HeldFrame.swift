/// The frame of a plain view in the table of the engine that places it: a layout pass writes it there, and the view's layer,
/// or the view while it has none, reads it from there, so that a pass need look at neither.
///
/// The table holds a frame from the first time that it places a view of which nobody wants to hear (`ChildPlacement`)
/// until the layer is given another place by someone else or anything else that its place depends on, the view gets
/// anything that has to be told, or the view leaves the engine. Then layer or view takes it back.
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

  /// The middle of the frame, where the layer's anchor point lies.
  var position: CGPoint {
    let center = rectangle.origin + rectangle.size / 2
    return CGPoint(x: center.x, y: center.y)
  }

  /// The bounds of the layer, whose origin is zero.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: rectangle.width, height: rectangle.height) }

  /// Has the table hold the frame from now on, which has been written.
  func begin() { tables.pointee.tags[Int(slot)].holdsFrame = true }

  /// Ends the holding.
  func end() { tables.pointee.tags[Int(slot)].holdsFrame = false }
}

extension LayoutNode {
  /// Notes that there is something in or about the view that a new frame may have to be told.
  func noteMoreThanLayer() {
    guard !record.flags.contains(.hasMoreThanLayer) else { return }
    record.flags.insert(.hasMoreThanLayer)
    takeFrameBack()
  }

  /// Notes that a display list that shows the view is out of date.
  func setNeedsRecording() {
    record.layer?._withUnsafeGuaranteedRef { $0.setNeedsRecording() }
  }
}
