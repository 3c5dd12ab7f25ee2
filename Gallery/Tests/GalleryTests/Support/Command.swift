import Foundation
import Testing

/// The `gallery` program that was built beside the tests.
enum Command {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(_ arguments: String...) throws -> Result {
    try run(arguments)
  }

  static func run(_ arguments: [String]) throws -> Result {
    let program: URL = try #require(executable, "the gallery program is not beside the tests")
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// The test bundle is among the arguments of whatever runs it, and the program stands beside it.
  private static var executable: URL? {
    for argument in ProcessInfo.processInfo.arguments {
      guard let end = argument.range(of: ".xctest")?.lowerBound else { continue }
      let program = URL(fileURLWithPath: String(argument[..<end]))
        .deletingLastPathComponent().appendingPathComponent("gallery")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
  }
}
