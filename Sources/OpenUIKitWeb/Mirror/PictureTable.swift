import OpenUIKitGraphics

/// The pictures whose pixels a page has received, each with a key. The table retains them: otherwise a new
/// picture at the same address would be mistaken for an old one.
struct PictureTable {
  private var pictures: [CGImage?] = []

  /// The key of a picture. The first call appends the command with its pixels.
  mutating func key(of picture: CGImage, _ commands: inout CommandBuffer) -> Int {
    if let key = pictures.firstIndex(where: { $0 === picture }) { return key }
    let key = pictures.firstIndex { $0 == nil } ?? pictures.count
    if key == pictures.count { pictures.append(picture) } else { pictures[key] = picture }
    commands.begin(.definePicture, key)
    commands.append(Double(picture.width))
    commands.append(Double(picture.height))
    // The array does not move while the table holds the picture.
    commands.append(picture.pixels.withUnsafeBufferPointer { Double(UInt(bitPattern: $0.baseAddress)) })
    return key
  }

  /// Releases the pictures that no entry shows any more.
  mutating func removeUnused(by list: DisplayList, _ commands: inout CommandBuffer) {
    for (key, picture) in pictures.enumerated() {
      guard let picture, !list.images.contains(where: { $0.source === picture }) else { continue }
      pictures[key] = nil
      commands.begin(.removePicture, key)
    }
  }
}
