/// The content of a snapshot.
public enum SnapshotKind: String, CaseIterable, Sendable {
  /// The views with their frames, as text.
  case frames
  /// The elements of assistive technology, as text.
  case accessibility
  /// The picture, as a PNG file with two pixels per point.
  case picture
  /// The picture with the elements of assistive technology numbered in their order and listed, as a PNG file with two pixels per point.
  case accessibilityPicture

  var fileExtension: String {
    switch self {
    case .frames, .accessibility: "\(rawValue).txt"
    case .picture: "png"
    case .accessibilityPicture: "accessibility.png"
    }
  }
}
