extension DisplayList {
  /// Appends all entries of another list inside the entry that was opened last.
  package mutating func append(_ other: DisplayList, under transform: CATransform3D, as identities: [Int]) {
    let first = lines.count
    let (texts, images) = (self.texts.count, self.images.count)
    let (gradients, shapes, shadows) = (self.gradients.count, self.shapes.count, self.shadows.count)
    lines += other.lines
    self.texts += other.texts.map {
      var text = $0
      text.lines = (text.lines.lowerBound + first)..<(text.lines.upperBound + first)
      return text
    }
    self.images += other.images
    self.gradients += other.gradients
    self.shapes += other.shapes
    self.shadows += other.shadows
    for (index, original) in other.entries.enumerated() {
      var entry = original
      entry.id = identities[index]
      if index == 0 { entry.transform = transform }
      entry.shadow = original.shadow.map { $0 + shadows }
      switch original.content {
      case .none, .backdrop: break
      case .text(let index): entry.content = .text(index + texts)
      case .image(let index): entry.content = .image(index + images)
      case .gradient(let index): entry.content = .gradient(index + gradients)
      case .shape(let index): entry.content = .shape(index + shapes)
      }
      entries.append(entry)
    }
  }
}
