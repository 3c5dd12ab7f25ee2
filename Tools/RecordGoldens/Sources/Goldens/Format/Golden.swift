import Foundation

/// The layouts of all subjects on one system: the file `goldens.json`.
public struct Golden: Codable, Equatable, Sendable {
  /// The version of the format that this code writes, and the only one that it reads.
  public static let currentFormat = 1
  /// The file's name in a folder of goldens.
  public static let fileName = "goldens.json"

  /// The version of the format.
  public var format = currentFormat
  /// The name and the version of the system: "iOS 18.2".
  public let system: String
  /// The model of the device: "iPhone".
  public let device: String
  /// Pixels per point.
  public let scale: Double
  /// The subjects in the order of their recording.
  public let scenes: [GoldenScene]

  /// Creates the content of a file.
  public init(system: String, device: String, scale: Double, scenes: [GoldenScene]) {
    (self.system, self.device, self.scale, self.scenes) = (system, device, scale, scenes)
  }
}

extension Golden {
  /// Why a file is no file of goldens.
  public enum ReadingError: Error, Equatable {
    /// The file was written by another version of this package.
    case format(Int)
  }

  /// Reads the file of a folder.
  ///
  /// - Throws: `ReadingError` for another format, and the errors of `Data` and `JSONDecoder`.
  public init(folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent(Self.fileName))
    self = try JSONDecoder().decode(Golden.self, from: data)
    guard format == Self.currentFormat else { throw ReadingError.format(format) }
  }

  /// Writes the file into a folder, which is created if it does not exist. Keys are sorted, so that two files can be compared line by line.
  ///
  /// - Throws: the errors of `FileManager`, `JSONEncoder` and `Data`.
  public func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(self).write(to: folder.appendingPathComponent(Self.fileName))
  }
}
