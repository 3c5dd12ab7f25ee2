import OpenUIKit

/// The pictures that a page has got the pixels of, each under a key. It keeps them, so that none can be mistaken for
/// another at the same address.
struct PictureTable {
  private var pictures: [CGImage?] = []

  /// The key of a picture, whose pixels are sent along with the first question.
  mutating func key(of picture: CGImage, _ commands: inout CommandBuffer) -> Int {
    if let key = pictures.firstIndex(where: { $0 === picture }) { return key }
    let key = pictures.firstIndex { $0 == nil } ?? pictures.count
    if key == pictures.count { pictures.append(picture) } else { pictures[key] = picture }
    commands.begin(.definePicture, key)
    commands.append(Double(picture.width))
    commands.append(Double(picture.height))
    // The array is not moved as long as the table holds the picture.
    commands.append(picture.pixels.withUnsafeBufferPointer { Double(UInt(bitPattern: $0.baseAddress)) })
    return key
  }

  /// Lets go of the pictures that no entry shows any more.
  mutating func forgetUnused(by list: DisplayList, _ commands: inout CommandBuffer) {
    for (key, picture) in pictures.enumerated() {
      guard let picture, !list.images.contains(where: { $0.source === picture }) else { continue }
      pictures[key] = nil
      commands.begin(.forgetPicture, key)
    }
  }
}
