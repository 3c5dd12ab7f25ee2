import Foundation

/// How a format is saved, and how two values of it are compared.
public struct Diffing<Value> {
  /// The bytes of the file.
  public var toData: (Value) -> Data
  /// The value in the bytes of a file. Throws if there is none.
  public var fromData: (Data) throws -> Value
  /// The difference between the recorded value and the actual one; nil if they are the same.
  public var diff: (Value, Value) -> Difference?

  /// The difference between two values.
  public struct Difference {
    /// The difference in words or lines.
    public var message: String
    /// The difference as a picture; nil for none.
    public var picture: Picture?

    /// Creates a difference.
    public init(message: String, picture: Picture? = nil) {
      (self.message, self.picture) = (message, picture)
    }
  }

  /// Creates a way to compare.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) -> Difference?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      recorded, actual in
      recorded == actual ? nil : Difference(message: TextDifference(recorded, actual).text)
    }
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { recorded, actual in
      recorded == actual
        ? nil : Difference(message: "Expected \(recorded.count) bytes, and found \(actual.count) other ones")
    }
  }
}
