extension DisplayList {
  /// Creates a list of a drawing alone.
  package init(_ steps: [DrawingStep], size: CGSize) {
    self.init(size: size)
    let root = open(Entry(id: -1, size: size))
    append(steps, .identity, size: size) { $0 }
    close(root)
  }

  /// Appends a drawing, moved and scaled by `placement`: an entry for each step, and one around steps with the same
  /// clip. `name` returns the identity of each entry by its number. Linear in the number of steps.
  package mutating func append(
    _ steps: [DrawingStep], _ placement: CGAffineTransform, size: CGSize, name: (Int) -> Int
  ) {
    #if !hasFeature(Embedded)
      if steps.contains(where: { $0.blendMode != .normal }) {
        var group = Entry(
          id: name(0), transform: CATransform3DMakeAffineTransform(placement), size: size)
        group.isolates = true
        let index = open(group)
        appendEntries(of: steps, .identity, size: size) { name($0 + 1) }
        return close(index)
      }
    #endif
    appendEntries(of: steps, placement, size: size, name: name)
  }

  private mutating func appendEntries(
    of steps: [DrawingStep], _ placement: CGAffineTransform, size: CGSize, name: (Int) -> Int
  ) {
    var next = 0
    func entry(_ transform: CGAffineTransform) -> Entry {
      next += 1
      return Entry(id: name(next - 1), transform: CATransform3DMakeAffineTransform(transform), size: size)
    }
    var opened: [(clip: DrawingClip, index: Int)] = []
    #if !hasFeature(Embedded)
      var isAfterBlending = false
    #endif
    for step in steps {
      let chain = step.clip?.chain ?? []
      var common = 0
      #if !hasFeature(Embedded)
        // A step that combines in another way has clips of its own, which combine as a whole.
        let isAlone = step.blendMode != .normal || isAfterBlending
        isAfterBlending = step.blendMode != .normal
        if isAlone { while let last = opened.popLast() { close(last.index) } }
      #endif
      while common < min(chain.count, opened.count), chain[common] === opened[common].clip { common += 1 }
      while opened.count > common { close(opened.removeLast().index) }
      for clip in chain.dropFirst(common) {
        // The outermost entry of each step has the placement, which also applies to the entries inside it.
        var group = entry(opened.isEmpty ? placement : .identity)
        group.isMasked = true
        #if !hasFeature(Embedded)
          if opened.isEmpty { group.blendMode = step.blendMode }
        #endif
        opened.append((clip, open(group)))
        append(clip, in: entry)
      }
      var own = entry(step.transform.concatenating(opened.isEmpty ? placement : .identity))
      #if !hasFeature(Embedded)
        if opened.isEmpty { own.blendMode = step.blendMode }
      #endif
      switch step.content {
      case .gradient(let gradient): append(gradient, of: step, across: size, own)
      case .list(let list):
        own.opacity = step.opacity
        let index = open(own)
        #if !hasFeature(Embedded)
          if let shadow = step.shadow { setShadow(shadow) }
        #endif
        let names = list.entries.map { _ in
          next += 1
          return name(next - 1)
        }
        append(list, under: list.entries.first?.transform ?? CATransform3DIdentity, as: names)
        close(index)
      default: append(step, in: own)
      }
    }
    while let last = opened.popLast() { close(last.index) }
  }

  /// Appends a gradient across a box of a size in the coordinates of the drawing.
  private mutating func append(
    _ gradient: Gradient, of step: DrawingStep, across size: CGSize, _ entry: Entry
  ) {
    let transform = step.transform
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
    let box = CGRect(origin: .zero, size: size).applying(transform.inverted())
    var (entry, gradient) = (entry, gradient)
    entry.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(box.minX, box.minY, 0), entry.transform)
    (entry.size, entry.opacity) = (box.size, step.opacity)
    gradient.start = CGPoint(x: gradient.start.x - box.minX, y: gradient.start.y - box.minY)
    gradient.end = CGPoint(x: gradient.end.x - box.minX, y: gradient.end.y - box.minY)
    append(entry)
    setGradient(gradient)
  }

  /// Appends what clips, in an entry that a function makes for a transform.
  private mutating func append(_ clip: DrawingClip, in entry: (CGAffineTransform) -> Entry) {
    #if !hasFeature(Embedded)
      if let stencil = clip.stencil {
        append(entry(stencil.transform))
        return setImage(stencil.image)
      }
    #endif
    append(entry(.identity))
    setShape(clip.shape)
  }

  private mutating func append(_ step: DrawingStep, in entry: Entry) {
    var entry = entry
    entry.opacity = step.opacity
    append(entry)
    switch step.content {
    case .shape(let shape): setShape(shape)
    case .image(let image): setImage(image)
    case .text(let lines, let font, let color): setText(lines, font: font, color: color)
    case .gradient, .list: break
    }
    #if !hasFeature(Embedded)
      if let shadow = step.shadow { setShadow(shadow) }
    #endif
  }
}
