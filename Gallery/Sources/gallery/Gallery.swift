import ArgumentParser
import Foundation

/// The command line: list, draw and dump the example screens.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the example screens of Masonry.",
    subcommands: [List.self, Draw.self, Dump.self, Page.self, Sheet.self, Show.self])

  /// Runs the command. Reports an invalid argument in one line.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      guard !code.isSuccess else { exit(withError: error) }
      FileHandle.standardError.write(Data("gallery: \(message(for: error))\n".utf8))
      Foundation.exit(code.rawValue)
    }
  }
}
