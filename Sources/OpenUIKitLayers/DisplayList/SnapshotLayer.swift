/// A layer that shows a snapshot of another one with its descendants.
package final class SnapshotLayer: CALayer {
  private var picture = DisplayList(size: .zero)
  /// Objects whose addresses identify the entries of the snapshot in display lists.
  private var identities: [EntryIdentity] = []

  /// Takes a snapshot of a layer as it is visible now, without its transform and opacity.
  package func take(_ layer: CALayer) {
    var recorder = DisplayListRecorder()
    picture = recorder.record(layer)
    // The recorder has overwritten the layers' places for the window's recorder.
    layer.setNeedsRecording()
    if !picture.entries.isEmpty { picture.entries[0].opacity = 1 }
    identities = picture.entries.map { _ in EntryIdentity() }
    appearanceDidChange()
  }

  override func appendContent(size: CGSize, to list: inout DisplayList) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let scale = CATransform3DMakeScale(size.width / picture.size.width, size.height / picture.size.height, 1)
    list.append(picture, under: scale, as: identities.map { Int(bitPattern: ObjectIdentifier($0)) })
  }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? SnapshotLayer else { return }
    (picture, identities) = (original.picture, original.identities)
  }
}

private final class EntryIdentity: Sendable {}
