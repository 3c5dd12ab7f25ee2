import Foundation
import OpenUIKitCairo

/// A folder to write results to.
struct OutputFolder {
  private let url: URL

  /// Creates the folder if it is not there.
  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure("cannot create the folder \(path)")
    }
  }

  /// Writes a picture as a PNG file. Replaces an existing file.
  func write(_ picture: PixelBuffer, to name: String) throws {
    try picture.writePNG(to: url.appendingPathComponent(name).path)
  }

  /// Writes a text file. Replaces an existing file.
  func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    } catch {
      throw Failure("cannot write \(url.appendingPathComponent(name).path)")
    }
  }
}

/// The error that ended the command, as one line.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
