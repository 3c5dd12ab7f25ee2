import ArgumentParser
import ConstraintLog
import Foundation

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain conflicts of constraints: what contradicts what, and which changes end it.",
    discussion: """
      Reads what Xcode or the system's log prints after "Unable to simultaneously satisfy constraints", with anything round it.

      Exit codes: 0 if every conflict is explained; 1 if the text has no conflict; 2 if the constraints of a conflict do not \
      contradict each other as printed; 64 for wrong arguments; 66 if the file cannot be read; 73 if a picture cannot be written.
      """)

  @Argument(help: "The file with the log; standard input by default.")
  var file: String?

  @Flag(help: "Print JSON: an array with one object for each conflict.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw the conflict to a file that ends with .svg or .png. Of several conflicts, the second is drawn to NAME-2, and so on.",
      valueName: "file"))
  var picture: String?

  @Flag(
    help: ArgumentHelp(
      "Pass everything on, and add the explanation below each conflict.",
      discussion:
        "As in xcodebuild test … | masonry explain --follow, or log stream … | masonry explain --follow."))
  var follow = false

  func validate() throws {
    if follow, json || picture != nil || (file != nil && file != "-") {
      throw ValidationError("--follow reads standard input, and has neither --json nor --picture")
    }
    guard let picture, !picture.hasSuffix(".svg"), !picture.hasSuffix(".png") else { return }
    throw ValidationError("--picture needs a file that ends with .svg or .png, not \(picture)")
  }

  @MainActor
  func run() async throws {
    if follow { return followInput() }
    let diagnoses = Diagnosis.diagnoses(of: try text())
    print(json ? Diagnosis.json(diagnoses) : report(diagnoses), terminator: "")
    if let picture {
      for (number, diagnosis) in diagnoses.enumerated() {
        try draw(diagnosis, to: Self.name(picture, number: number + 1))
      }
    }
    if diagnoses.isEmpty { throw ExitCode(1) }
    if diagnoses.contains(where: { $0.contradictions.isEmpty }) { throw ExitCode(2) }
  }

  private func followInput() {
    var follower = ConflictFollower()
    while let line = readLine() { pass(on: follower.output(for: line)) }
    pass(on: follower.finish())
  }

  /// Another program may read what is passed on, line by line, so nothing waits in a buffer.
  private func pass(on text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private func text() throws -> String {
    guard let file, file != "-" else {
      return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    guard let contents = FileManager.default.contents(atPath: file) else {
      throw failure("\(file) cannot be read", code: 66)
    }
    return String(decoding: contents, as: UTF8.self)
  }

  private func report(_ diagnoses: [Diagnosis]) -> String {
    guard diagnoses.count > 1 else {
      return diagnoses.first?.text ?? Diagnosis.expectation + "\n"
    }
    let parts = diagnoses.enumerated().map { "Conflict \($0 + 1) of \(diagnoses.count)\n\n\($1.text)" }
    return parts.joined(separator: "\n")
  }

  @MainActor
  private func draw(_ diagnosis: Diagnosis, to path: String) throws {
    let picture = ConstraintPicture(of: diagnosis)
    do {
      if path.hasSuffix(".svg") {
        try picture.svg.write(toFile: path, atomically: true, encoding: .utf8)
      } else {
        try PictureView.writePNG(picture, to: path)
      }
    } catch {
      throw failure("\(path) cannot be written: \(error)", code: 73)
    }
  }

  /// `conflict.png`, `conflict-2.png` and so on.
  private static func name(_ path: String, number: Int) -> String {
    number == 1 ? path : "\(path.dropLast(4))-\(number)\(path.suffix(4))"
  }

  private func failure(_ message: String, code: Int32) -> ExitCode {
    FileHandle.standardError.write(Data("masonry: \(message)\n".utf8))
    return ExitCode(code)
  }
}
