/// The recorded drawing of a layer, by its view or itself, for display lists.
final class LayerDrawing {
  private var steps: [DrawingStep] = []
  /// The size of the layer at the time of the drawing.
  private(set) var size = CGSize.zero
  /// Whether it has to be drawn again.
  var isStale = true
  /// Objects whose addresses identify the parts in display lists. They stay the same while the layer shows a
  /// drawing.
  private var names: [PartName] = []

  private final class PartName {}

  nonisolated init() {}

  var isEmpty: Bool { steps.isEmpty }

  /// Stores the drawing of a layer with a size.
  func keep(_ steps: [DrawingStep], size: CGSize) {
    self.steps = steps
    self.size = size
    isStale = false
  }

  /// Appends the drawing to a list, moved and scaled by `placement`: an entry for each step, and one around
  /// steps with the same clip. Linear in the number of steps.
  func append(to list: inout DisplayList, _ placement: CGAffineTransform) {
    var next = 0
    var open: [(clip: DrawingClip, index: Int)] = []
    for step in steps {
      let chain = step.clip?.chain ?? []
      var common = 0
      while common < min(chain.count, open.count), chain[common] === open[common].clip { common += 1 }
      while open.count > common { list.close(open.removeLast().index) }
      for clip in chain.dropFirst(common) {
        // The outermost entry of each step has the placement, which also applies to the entries inside it.
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

extension LayerDrawing {
  /// The placement of a drawing in a box whose size has changed, in coordinates of the box.
  func placement(_ mode: UIView.ContentMode, in size: CGSize, roundingTo scale: CGFloat) -> CGAffineTransform
  {
    guard self.size != size, self.size.width > 0, self.size.height > 0 else { return .identity }
    let frame = mode.frame(of: self.size, in: size, roundingTo: scale)
    return CGAffineTransform(
      a: frame.width / self.size.width, b: 0, c: 0, d: frame.height / self.size.height, tx: frame.minX,
      ty: frame.minY)
  }
}
