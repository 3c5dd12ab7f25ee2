import ArgumentParser

@main
struct MasonryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "masonry", abstract: "Tools for Auto Layout.", subcommands: Self.commands)

  private static let explaining: [any ParsableCommand.Type] = [ExplainCommand.self]

  /// Pictures need Cairo.
  private static var commands: [any ParsableCommand.Type] {
    #if canImport(OpenUIKitCairo)
      explaining + [DrawCommand.self]
    #else
      explaining
    #endif
  }
}
