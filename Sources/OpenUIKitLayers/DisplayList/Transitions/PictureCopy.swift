/// A place at which a display list shows another list. The entries keep their identities from frame to frame.
final class PictureCopy: ViewTreeConfined {
  private final class EntryIdentity: Sendable {}

  private var identities: [EntryIdentity] = []

  init() {}

  /// Appends a picture under a transform.
  func append(_ picture: DisplayList, under transform: CATransform3D, to list: inout DisplayList) {
    while identities.count < picture.entries.count { identities.append(EntryIdentity()) }
    list.append(
      picture, under: transform,
      as: identities.prefix(picture.entries.count).map { Int(bitPattern: ObjectIdentifier($0)) })
  }

  /// Appends a picture at an offset with an opacity, unless that makes it invisible. The first entry's own opacity is not used.
  func append(
    _ picture: DisplayList, movedBy offset: CGVector, opacity: CGFloat, to list: inout DisplayList
  ) {
    guard opacity > 0, !picture.entries.isEmpty else { return }
    var picture = picture
    picture.entries[0].opacity = min(1, opacity)
    append(picture, under: CATransform3DMakeTranslation(offset.dx, offset.dy, 0), to: &list)
  }
}
