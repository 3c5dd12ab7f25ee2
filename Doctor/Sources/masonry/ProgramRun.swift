import Foundation

/// A program that runs to its end, with all that it prints.
struct ProgramRun {
  let status: Int32
  let output: String
  /// The output on the standard error, if that is kept separately.
  let errors: String
  /// Whether the program crashed, as Swift Package Manager itself does once in some hundreds of builds.
  let isCrash: Bool

  /// Runs a program, and passes on each line that it prints as it comes. `separately` keeps the standard error apart, in a file.
  init(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], separately: Bool = false,
    line: (Substring) -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("masonry-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardOutput = pipe
    if separately, FileManager.default.createFile(atPath: file.path, contents: nil) {
      process.standardError = try FileHandle(forWritingTo: file)
    } else {
      process.standardError = pipe
    }
    try process.run()
    var (all, rest) = (Data(), Data())
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      all += data
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(Substring(String(decoding: rest[..<end], as: UTF8.self)))
        rest = Data(rest[(end + 1)...])
      }
    }
    process.waitUntilExit()
    (status, output) = (process.terminationStatus, String(decoding: all, as: UTF8.self))
    errors = separately ? (try? String(contentsOf: file, encoding: .utf8)) ?? "" : ""
    isCrash = process.terminationReason == .uncaughtSignal && Self.crashSignals.contains(status)
  }

  /// Other signals are sent by a person or by a limit of time.
  private static let crashSignals: Set<Int32> = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Runs a program that prints to the terminal, and returns its status.
  static func inTerminal(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws
    -> Int32
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The path of a program that the shell would find; nil for none.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
