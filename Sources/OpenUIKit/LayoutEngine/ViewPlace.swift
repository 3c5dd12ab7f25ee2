/// Where a view without a layer stands in its superview: what a layer would say, with no transform and bounds from zero.
struct ViewPlace: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  // By way of the centre, as layers have it, so that a frame is the same to the last bit with a layer and without.
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

/// Who knows where a view without a layer stands.
enum ViewStanding {
  /// The node.
  case at(ViewPlace)
  /// The engine's table.
  case held(HeldFrame)
}

extension LayoutNode {
  /// Where the view stands, which has no layer.
  var placeWithoutLayer: ViewPlace {
    switch record.standing {
    case .at(let place): place
    case .held(let table): ViewPlace(table)
    }
  }

  /// Leaves it to a table to say where the view is, and returns whether it seems to have stayed: nobody sees where one without a
  /// layer is. Nil, having done nothing, if more than a frame says it.
  func leaveFrame(to table: HeldFrame) -> Bool? {
    if let layer = record.layer { return layer._withUnsafeGuaranteedRef { $0.leaveFrame(to: table) } }
    table.begin()
    record.standing = .held(table)
    return true
  }

  /// Has the view, or its layer, say itself where it stands: someone wants to hear of it, or the engine is left.
  func takeFrameBack() {
    if let layer = record.layer { return layer._withUnsafeGuaranteedRef { $0.takeFrameBack() } }
    guard case .held(let table) = record.standing else { return }
    record.standing = .at(ViewPlace(table))
    table.end()
  }

  /// Says which layer the view has got, and lets it stand where the view stood.
  func stand(withLayer layer: CALayer) {
    record.layer = .passUnretained(layer)
    layer.begin(at: record.standing)
    record.standing = .at(ViewPlace())
  }
}
