/// What a view has drawn in `draw(_:)`, as it goes into display lists.
final class ViewDrawing {
  private var steps: [DrawingStep] = []
  /// The size of the view when it drew.
  private(set) var size = CGSize.zero
  /// Whether the view has to draw again.
  var isStale = true
  /// Objects whose addresses name the parts in display lists: the same ones for as long as the view draws.
  private var names: [PartName] = []

  private final class PartName {}

  nonisolated init() {}

  var isEmpty: Bool { steps.isEmpty }

  /// Keeps what a view of a size has drawn.
  func keep(_ steps: [DrawingStep], size: CGSize) {
    self.steps = steps
    self.size = size
    isStale = false
  }

  /// Appends what was drawn to a list, moved and scaled by `placement`: an entry for each step, and one around those
  /// that are seen through the same clip. Linear in the number of steps.
  func append(to list: inout DisplayList, _ placement: CGAffineTransform) {
    var next = 0
    var open: [(clip: DrawingClip, index: Int)] = []
    for step in steps {
      let chain = step.clip?.chain ?? []
      var common = 0
      while common < min(chain.count, open.count), chain[common] === open[common].clip { common += 1 }
      while open.count > common { list.close(open.removeLast().index) }
      for clip in chain.dropFirst(common) {
        // The outermost entry of each step carries the placement; what is inside is placed by it.
        let transform = open.isEmpty ? placement : .identity
        open.append((clip, openClip(clip, transform, &next, &list)))
      }
      append(step, step.transform.concatenating(open.isEmpty ? placement : .identity), &next, &list)
    }
    while let last = open.popLast() { list.close(last.index) }
  }

  private func openClip(
    _ clip: DrawingClip, _ transform: CGAffineTransform, _ next: inout Int, _ list: inout DisplayList
  ) -> Int {
    var group = entry(transform, &next)
    group.isMasked = true
    let index = list.open(group)
    list.append(entry(.identity, &next))
    list.setShape(clip.shape)
    return index
  }

  private func append(
    _ step: DrawingStep, _ transform: CGAffineTransform, _ next: inout Int, _ list: inout DisplayList
  ) {
    var entry = entry(transform, &next)
    entry.opacity = step.opacity
    list.append(entry)
    switch step.content {
    case .shape(let shape): list.setShape(shape)
    case .image(let image): list.setImage(image)
    case .text(let lines, let font, let color): list.setText(lines, font: font, color: color)
    }
  }

  private func entry(_ transform: CGAffineTransform, _ next: inout Int) -> DisplayList.Entry {
    if next == names.count { names.append(PartName()) }
    let name = Int(bitPattern: ObjectIdentifier(names[next]))
    next += 1
    return DisplayList.Entry(id: name, transform: CATransform3DMakeAffineTransform(transform), size: size)
  }
}

extension UIView {
  /// Appends what the view draws itself to a list, and lets it draw when it has to.
  func appendDrawing(
    of layer: CALayer, size: CGSize, to list: inout DisplayList, _ graphics: inout GraphicsStack?
  ) {
    guard layer === self.layer, !flags.contains(.drawsNothing) else { return }
    #if !hasFeature(Embedded)  // which knows no classes as values
      guard type(of: self) != UIView.self else {
        flags.insert(.drawsNothing)
        return
      }
    #endif
    if drawing.map({ $0.isStale || (contentMode == .redraw && $0.size != size) }) ?? true {
      let stack = graphics ?? GraphicsScope.stack
      graphics = stack
      draw(size, stack)
    }
    guard let drawing, !drawing.isEmpty else { return }
    drawing.append(to: &list, placement(of: drawing.size, in: size))
  }

  /// Lets the view draw. One that has no drawing of its own is not asked again until it wants to be.
  private func draw(_ size: CGSize, _ stack: GraphicsStack) {
    flags.remove(.calledBaseDraw)
    let origin = bounds.origin
    stack.sources.append(.pending(measurer: hostMeasurer, origin: origin))
    traitCollection.performAsCurrent { draw(bounds) }
    let steps = stack.sources.popLast()?.steps ?? []
    let reachedBase = flags.contains(.calledBaseDraw)
    if steps.isEmpty && reachedBase { flags.insert(.drawsNothing) }
    guard !steps.isEmpty || !reachedBase || drawing != nil else { return }
    let own = drawing ?? ViewDrawing()
    own.keep(steps, size: size)
    drawing = own
  }

  /// Where a drawing of one size stands in a view that has another by now.
  private func placement(of drawn: CGSize, in size: CGSize) -> CGAffineTransform {
    guard drawn != size, drawn.width > 0, drawn.height > 0 else { return .identity }
    let frame = contentMode.frame(of: drawn, in: size, roundingTo: hostScale)
    return CGAffineTransform(
      a: frame.width / drawn.width, b: 0, c: 0, d: frame.height / drawn.height, tx: frame.minX,
      ty: frame.minY)
  }
}
