import OpenUIKitGraphics

/// A display list with the place of each entry in the window.
struct PlacedList {
  /// How an entry appears in the window, with what its ancestors do to it.
  struct Place {
    /// From the entry's coordinates to the window's.
    let map: Homography
    /// The product of its own opacity and those of its ancestors.
    let opacity: CGFloat
    /// The part of the window to which its ancestors clip it.
    let clip: CGRect
    /// The part of the window that its own box, content and shadow colour.
    let ink: CGRect
    /// The outermost ancestor, or the entry itself, that is drawn as one picture; nil for none.
    let whole: Int?
  }

  let list: DisplayList
  private(set) var places: [Place] = []
  /// The parts of the window that can only be drawn as a whole: those of projected and masked entries, of shadows that have the shape of
  /// their content, and of backdrops.
  private(set) var wholes: [CGRect] = []
  let reach: Reach

  /// Antialiasing colours pixels beyond the edges, in points. Groups have a rim of two pixels.
  private static let rim: CGFloat = 2

  init(_ list: DisplayList) {
    self.list = list
    reach = Reach(list)
    places.reserveCapacity(list.entries.count)
    var parents: [Int] = []
    for (index, entry) in list.entries.enumerated() {
      while let parent = parents.last, parent + list.entries[parent].descendantCount < index {
        parents.removeLast()
      }
      places.append(place(index, in: parents.last))
      if places[index].whole == index { wholes.append(wholeInk(index)) }
      if case .backdrop = entry.content {
        wholes.append(image(entry.box, through: places[index].map).overlap(with: window))
      }
      if entry.descendantCount > 0 { parents.append(index) }
    }
  }

  var window: CGRect { CGRect(origin: .zero, size: list.size) }

  /// Whether another list is the same content of the window.
  func shows(_ other: DisplayList) -> Bool {
    other.generation != 0 && other.generation == list.generation && other.size == list.size
  }

  /// Returns the part of the window that changes when an entry changes.
  func damage(of index: Int) -> CGRect { places[index].whole.map(wholeInk) ?? places[index].ink }

  /// The part of the window that an entry colours with those inside it.
  func wholeInk(_ index: Int) -> CGRect {
    image(reach.rectangles[index], through: places[index].map).overlap(with: places[index].clip)
  }

  private func place(_ index: Int, in parent: Int?) -> Place {
    let entry = list.entries[index]
    let own = Homography(entry.transform)
    let outer = parent.map { places[$0] }
    let map = outer.map { own.then($0.map) } ?? own
    var clip = outer?.clip ?? window
    if let parent, list.entries[parent].clips, let outer {
      clip = clip.overlap(with: image(list.entries[parent].box, through: outer.map))
    }
    let isWhole = !own.isAffine || entry.isMasked || hasSilhouetteShadow(entry)
    return Place(
      map: map, opacity: (outer?.opacity ?? 1) * entry.opacity, clip: clip,
      ink: image(entry.ownReach(in: list), through: map).overlap(with: clip),
      whole: outer?.whole ?? (isWhole ? index : nil))
  }

  private func hasSilhouetteShadow(_ entry: DisplayList.Entry) -> Bool {
    guard let shadow = entry.shadow else { return false }
    return !entry.fill.isVisible && list.shadows[shadow].path == nil
  }

  private func image(_ rectangle: CGRect, through map: Homography) -> CGRect {
    let image = ProjectedRectangle(rectangle, through: map, window: nil)
    guard !image.isEmpty else { return .null }
    let bounds = image.imageBounds
    // Not finite beyond the largest numbers: the whole window is certainly enough.
    guard (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite else { return window }
    return bounds.insetBy(dx: -Self.rim, dy: -Self.rim)
  }
}

extension PlacedList {
  /// Whether an entry colours the same pixels in the same way as an entry of another list. Entries inside are not compared.
  func isSame(_ index: Int, as former: PlacedList, _ other: Int) -> Bool {
    let (place, before) = (places[index], former.places[other])
    guard place.map == before.map, place.opacity == before.opacity, place.clip == before.clip,
      (place.whole == nil) == (before.whole == nil)
    else { return false }
    return list.entries[index].opacity == former.list.entries[other].opacity
      && list.hasSameAppearance(index, as: former.list, other)
  }
}

extension DisplayList {
  /// Whether the box, content and shadow of two entries are the same, apart from their opacity.
  func hasSameAppearance(_ index: Int, as former: DisplayList, _ other: Int) -> Bool {
    let (entry, before) = (entries[index], former.entries[other])
    return entry.size == before.size && entry.fill == before.fill
      && entry.cornerRadius == before.cornerRadius && entry.roundedCorners == before.roundedCorners
      && entry.hasContinuousCorners == before.hasContinuousCorners && entry.clips == before.clips
      && entry.borderWidth == before.borderWidth && entry.borderColor == before.borderColor
      && entry.isMasked == before.isMasked
      && entry.shadow.map { shadows[$0] } == before.shadow.map { former.shadows[$0] }
      && hasSameContent(entry.content, as: former, before.content)
  }

  private func hasSameContent(_ content: Content, as former: DisplayList, _ other: Content) -> Bool {
    switch (content, other) {
    case (.none, .none): true
    case (.backdrop(let radius), .backdrop(let before)): radius == before
    case (.image(let index), .image(let before)): images[index] == former.images[before]
    case (.gradient(let index), .gradient(let before)): gradients[index] == former.gradients[before]
    case (.shape(let index), .shape(let before)): shapes[index] == former.shapes[before]
    case (.text(let index), .text(let before)): hasSameText(texts[index], as: former, former.texts[before])
    default: false
    }
  }

  private func hasSameText(_ text: Text, as former: DisplayList, _ other: Text) -> Bool {
    text.font == other.font && text.color == other.color
      && lines[text.lines].elementsEqual(former.lines[other.lines])
  }
}
