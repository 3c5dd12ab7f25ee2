import Foundation

/// How values are saved in files, and how a value is compared with that of a file.
package struct SnapshotFormat<Value> {
  let toData: (Value) -> Data
  let fromData: (Data) throws -> Value
  let difference: (_ expected: Value, _ actual: Value) -> SnapshotDifference?
  let content: (Value) -> SnapshotContent?

  /// - Parameters:
  ///   - toData: returns the bytes of the file.
  ///   - fromData: returns the value in the bytes of a file. Throws if there is none.
  ///   - difference: returns the difference; nil if the values are the same.
  ///   - content: returns the content of a report for a value; nil for none.
  package init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) throws -> Value,
    difference: @escaping (_ expected: Value, _ actual: Value) -> SnapshotDifference?,
    content: @escaping (Value) -> SnapshotContent?
  ) {
    (self.toData, self.fromData, self.difference, self.content) = (toData, fromData, difference, content)
  }
}

/// The content of a snapshot as a report shows it.
package enum SnapshotContent {
  case text(String)
  case picture(Picture)
}

/// The difference between two values, in words and as a picture.
package struct SnapshotDifference {
  let message: String
  let picture: Picture?

  package init(message: String, picture: Picture? = nil) {
    (self.message, self.picture) = (message, picture)
  }
}

extension SnapshotFormat<String> {
  /// Texts, compared line by line.
  static var text: SnapshotFormat {
    SnapshotFormat(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      difference: { expected, actual in
        expected == actual ? nil : SnapshotDifference(message: TextDifference(expected, actual).text)
      },
      content: { .text($0) })
  }
}

extension SnapshotFormat<Picture> {
  /// Why a file cannot be compared.
  private struct NoPicture: Error, CustomStringConvertible {
    let description = "the file is no picture"
  }

  /// Pictures, compared by the mean difference in their worst square.
  static func picture(tolerance: Double) -> SnapshotFormat {
    SnapshotFormat(
      toData: { Data($0.png) },
      fromData: { data in
        guard let picture = Picture(png: [UInt8](data)) else { throw NoPicture() }
        return picture
      },
      difference: { difference($0, $1, tolerance: tolerance) }, content: { .picture($0) })
  }

  private static func difference(
    _ expected: Picture, _ actual: Picture, tolerance: Double
  ) -> SnapshotDifference? {
    let comparison = PictureComparison(expected, actual)
    guard comparison.largestDifference > tolerance else { return nil }
    guard comparison.difference != nil else {
      return SnapshotDifference(
        message:
          "It has \(actual.width) x \(actual.height) pixels, and the file \(expected.width) x \(expected.height)."
      )
    }
    let measure = (comparison.largestDifference * 10).rounded() / 10
    return SnapshotDifference(
      message: "It differs by \(measure) of 255 in its worst square, of at most \(tolerance).",
      picture: comparison.difference)
  }
}
