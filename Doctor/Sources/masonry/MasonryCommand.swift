import ArgumentParser

@main
struct MasonryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "masonry", abstract: "Tools for Auto Layout.", subcommands: [ExplainCommand.self])
}
