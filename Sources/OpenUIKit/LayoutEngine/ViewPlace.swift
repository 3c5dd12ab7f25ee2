/// The position of a view without a layer in its superview, with the values that a layer would have: no
/// transform, and bounds with origin zero.
struct ViewPlace: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  // Through the centre, as in layers, so that a frame has the same bits with a layer and without.
  var frame: CGRect {
    CGRect(
      x: center.x - 0.5 * size.width, y: center.y - 0.5 * size.height, width: size.width, height: size.height)
  }
}

extension ViewPlace {
  init(_ frame: CGRect) {
    center = CGPoint(x: frame.minX + 0.5 * frame.width, y: frame.minY + 0.5 * frame.height)
    size = frame.size
  }

  init(_ table: HeldFrame) {
    center = table.position
    size = table.bounds.size
  }
}

/// Where the position of a view without a layer is stored.
enum ViewStanding {
  /// The node.
  case at(ViewPlace)
  /// The engine's table.
  case held(HeldFrame)
}

extension LayoutNode {
  /// The position of the view, which has no layer.
  var placeWithoutLayer: ViewPlace {
    switch record.standing {
    case .at(let place): place
    case .held(let table): ViewPlace(table)
    }
  }

  /// Moves the geometry to a table, and returns whether the view seems to have stayed, because the position
  /// of a view without a layer is not visible. Returns nil, without a change, if more than a frame determines
  /// the position.
  func leaveFrame(to table: HeldFrame) -> Bool? {
    if let layer = record.layer { return layer._withUnsafeGuaranteedRef { $0.leaveFrame(to: table) } }
    table.begin()
    record.standing = .held(table)
    return true
  }

  /// Moves the geometry back to the view or its layer: the view gets an observer, or leaves the engine.
  func takeFrameBack() {
    if let layer = record.layer { return layer._withUnsafeGuaranteedRef { $0.takeFrameBack() } }
    guard case .held(let table) = record.standing else { return }
    record.standing = .at(ViewPlace(table))
    table.end()
  }

  /// Sets the layer of the view, and the layer's geometry from the view's.
  func stand(withLayer layer: CALayer) {
    record.layer = .passUnretained(layer)
    layer.begin(at: record.standing)
    record.standing = .at(ViewPlace())
  }
}
