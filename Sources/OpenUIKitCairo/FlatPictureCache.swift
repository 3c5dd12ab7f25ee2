import OpenUIKitGraphics

/// The flat pictures of entries with perspective. A card that turns shows the same picture in each frame as long as nothing on it
/// changes.
final class FlatPictureCache {
  private struct Known {
    /// The entry with its descendants, alone in a list.
    let content: DisplayList
    let layout: FlatLayout
    let picture: FlatPicture
    var lastUse: Int
  }

  private var pictures: [Int: Known] = [:]
  private var pixelCount = 0
  private var drawing = 0
  private var mostPixels = 0

  /// Pictures that this number of drawings has not used are removed.
  private static let longestRest = 60
  /// Pixels of all pictures, for each one of the target. A screen full of overlapping cards has three, and copies of half their
  /// size as many again.
  private static let pixelsForEach = 12

  /// Begins a drawing of a list on a target with a number of pixels.
  func begin(targetPixels: Int) {
    drawing += 1
    mostPixels = Self.pixelsForEach * max(targetPixels, 1_000_000)
    for (id, known) in pictures where known.lastUse < drawing - Self.longestRest { remove(id) }
  }

  /// The picture of an entry; nil if there is none, or not of its content or size now.
  func picture(of index: Int, in list: DisplayList, _ layout: FlatLayout) -> FlatPicture? {
    let id = list.entries[index].id
    guard let known = pictures[id], known.layout == layout, list.showsSame(index, as: known.content, 0) else {
      return nil
    }
    pictures[id]?.lastUse = drawing
    return known.picture
  }

  /// Keeps the picture of an entry, in the place of pictures that this drawing has not used.
  func keep(_ picture: FlatPicture, of index: Int, in list: DisplayList, _ layout: FlatLayout) {
    let (id, count) = (list.entries[index].id, picture.pixelCount)
    remove(id)
    makeRoom(for: count)
    // Whatever this drawing has used is needed in the next frame too.
    guard pixelCount + count <= mostPixels else { return }
    var content = DisplayList(size: list.size)
    content.keep(index, of: list, transform: list.entries[index].transform)
    pictures[id] = Known(content: content, layout: layout, picture: picture, lastUse: drawing)
    pixelCount += count
  }

  private func makeRoom(for count: Int) {
    while pixelCount + count > mostPixels,
      let oldest = pictures.min(by: { $0.value.lastUse < $1.value.lastUse }), oldest.value.lastUse < drawing
    { remove(oldest.key) }
  }

  private func remove(_ id: Int) {
    guard let known = pictures.removeValue(forKey: id) else { return }
    pixelCount -= known.picture.pixelCount
  }
}
