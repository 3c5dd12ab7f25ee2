import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// Compares the descriptions of values.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }

  /// Compares values with all of their properties, as `dump(_:)` prints them, without addresses in memory.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { ValueDump($0).text }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares values as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Compares values as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
  }

  /// Compares values as property lists in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Compares values as property lists.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist", diffing: .lines) {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
  }
}
