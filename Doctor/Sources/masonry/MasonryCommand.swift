import ArgumentParser

@main
struct MasonryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "masonry", abstract: "An app's screens, and tools for Auto Layout.",
    subcommands: Self.commands)

  private static let explaining: [any ParsableCommand.Type] = [ExplainCommand.self]

  /// Pictures need Cairo.
  private static var commands: [any ParsableCommand.Type] {
    #if canImport(OpenUIKitCairo)
      [OpenCommand.self, DrawCommand.self, ShowCommand.self, TestCommand.self, PageCommand.self] + explaining
    #else
      explaining
    #endif
  }
}
