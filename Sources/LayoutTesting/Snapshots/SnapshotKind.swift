/// What a snapshot holds.
public enum SnapshotKind: String, CaseIterable, Sendable {
  /// The views with their frames, as text.
  case frames
  /// The elements of assistive technology, as text.
  case accessibility
  /// The picture, as a PNG file with two pixels per point.
  case picture

  var fileExtension: String { self == .picture ? "png" : "\(rawValue).txt" }
}
