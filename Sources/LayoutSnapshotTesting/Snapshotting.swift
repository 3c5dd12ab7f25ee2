@_exported import LayoutTesting

/// A way to turn a value into a format that is saved and compared: its picture, its description, its JSON.
///
/// The names are those of swift-snapshot-testing, so that tests written for it need another import alone.
public struct Snapshotting<Value, Format> {
  /// How two formats are compared, and saved.
  public var diffing: Diffing<Format>
  /// The extension of the file's name, without a period; nil for none.
  public var pathExtension: String?
  /// Makes the format of a value.
  public var snapshot: ThrowingViewTreeFunction<Value, Format>

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping ThrowingViewTreeFunction<Value, Format>
  ) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }

  /// The strategy for another type, whose values are made into values of this one.
  public func pullback<Other>(
    _ transform: @escaping ThrowingViewTreeFunction<Other, Value>
  ) -> Snapshotting<Other, Format> {
    let snapshot = snapshot
    return Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are saved as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
