import Foundation
import PackagePlugin

/// Compiles the sources of an app or a library that is written for UIKit, as they lie in a folder of their own, as those of a target.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget, let folder = try AppFolder(of: target) else {
      Diagnostics.error("\(target.name) has no UIKitSources.json beside its sources")
      return []
    }
    folder.nameWhatIsLeftOut()
    let work = WorkFolder(
      url: context.pluginWorkDirectoryURL, tool: try command(in: context), cuts: folder.cuts)
    // The protocols and classes of other targets that are translated count too.
    let others = try module.recursiveTargetDependencies.compactMap { try AppFolder(of: $0) }.flatMap(
      \.sources)
    let facts = (folder.sources + others).map(work.facts)
    let index = work.index(
      of: facts.prefix(folder.sources.count).map(\.output),
      others: facts.dropFirst(folder.sources.count).map(\.output))
    let options = options(module, folder.configuration)
    let names = folder.interfaceFiles.map { $0.deletingPathExtension().lastPathComponent }
    return work.distribution(of: folder.sources + others) + facts.map(\.command)
      + [index.command, work.resources(of: folder), work.interface(of: folder, index: index.output, options)]
      + work.translations(
        of: folder.sources, index: index.output,
        options: options + Set(names).sorted().flatMap { ["--interface", $0] })
  }

  /// The command that translates: one that is built already, which the manifest reads as well, or the package's own.
  private func command(in context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["UIKIT_SOURCES_COMMAND"] {
      return URL(fileURLWithPath: path)
    }
    return try context.tool(named: "uikit-sources").url
  }

  private func options(_ module: SwiftSourceModuleTarget, _ configuration: Configuration) -> [String] {
    let names = module.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
    let available = Set(names).sorted().flatMap { ["--available", $0] }
    let modules = (configuration.modules ?? [:]).sorted { $0.key < $1.key }.flatMap { name, others in
      (others.isEmpty ? [""] : others).flatMap { ["--module", "\(name)=\($0)"] }
    }
    return available + modules + (module.kind == .executable ? ["--program"] : [])
  }
}

/// The folder of the plugin for what it makes, and the program that makes it.
///
/// What is no source has names of documentation, which Swift Package Manager ignores. It makes a bundle of resources of all other files
/// that a plugin makes.
struct WorkFolder {
  let url: URL
  let tool: URL
  /// The list of what is left out of the app; nil for none.
  let cuts: URL?

  /// A program that was built before is an input of its commands: what another version of it has made is made again. Swift Package Manager does
  /// so for a program that it builds itself.
  private var version: [URL] {
    ProcessInfo.processInfo.environment["UIKIT_SOURCES_COMMAND"] == nil ? [] : [tool]
  }

  /// The command that writes what is left out of each file, so that a file is translated again only if that has changed.
  func distribution(of sources: [URL]) -> [Command] {
    guard let cuts else { return [] }
    let outputs = sources.flatMap(cuts(of:)) + cutsOfGenerated
    return [
      .buildCommand(
        displayName: "Reading what is left out", executable: tool,
        arguments: ["cuts", cuts.path] + zip(sources.map(\.path) + ["-"], outputs).flatMap { [$0, $1.path] },
        inputFiles: [cuts], outputFiles: outputs)
    ]
  }

  /// The file with what is left out of a source; none if the app has no list.
  private func cuts(of source: URL) -> [URL] {
    cuts == nil ? [] : [url.appending(path: "Cuts").appending(path: uniqueName(source) + ".cuts.docc")]
  }

  /// The file with what is left out of the sources that the plugin writes itself; none if the app has no list.
  private var cutsOfGenerated: [URL] {
    cuts == nil ? [] : [url.appending(path: "Cuts").appending(path: "generated.cuts.docc")]
  }

  func facts(of source: URL) -> (command: Command, output: URL) {
    let output = url.appending(path: "Facts").appending(path: uniqueName(source) + ".facts.docc")
    let cuts = cuts(of: source)
    let command = Command.buildCommand(
      displayName: "Reading \(source.lastPathComponent)", executable: tool,
      arguments: ["facts", source.path, output.path] + cuts.map(\.path),
      inputFiles: [source] + cuts + version,
      outputFiles: [output])
    return (command, output)
  }

  func index(of facts: [URL], others: [URL]) -> (command: Command, output: URL) {
    let output = url.appending(path: "module.index.docc")
    let command = Command.buildCommand(
      displayName: "Reading declarations", executable: tool,
      arguments: ["index", output.path] + facts.map(\.path) + ["--"] + others.map(\.path),
      inputFiles: facts + others + version, outputFiles: [output])
    return (command, output)
  }

  func translations(of sources: [URL], index: URL, options: [String]) -> [Command] {
    sources.map { source in
      // Not the name of the original, which messages and `#fileID` state: the compiler warns of two files of one name.
      let output = url.appending(path: "Sources").appending(path: uniqueName(source))
      let cuts = cuts(of: source)
      return .buildCommand(
        displayName: "Translating \(source.lastPathComponent)", executable: tool,
        arguments: ["translate", source.path, index.path, output.path] + options
          + cuts.flatMap { ["--cuts", $0.path] },
        inputFiles: [source, index] + cuts + version, outputFiles: [output])
    }
  }

  /// The folder of the app's resources, and the source that gives access to it. Its command reads the app's sources for the names of pictures
  /// that they use.
  func resources(of folder: AppFolder) -> Command {
    let output = url.appending(path: "Sources").appending(path: "AppResources.swift")
    let files = folder.resources + folder.sources
    return .buildCommand(
      displayName: "Linking resources", executable: tool,
      arguments: ["resources", url.appending(path: "Resources").path, output.path] + cutOptions
        + files.map(\.path),
      inputFiles: files + cutsOfGenerated + version, outputFiles: [output])
  }

  /// The source with the classes that the app's storyboards and nibs name.
  func interface(of folder: AppFolder, index: URL, _ options: [String]) -> Command {
    let output = url.appending(path: "Sources").appending(path: "AppInterface.swift")
    let main = folder.configuration.mainStoryboard.map { ["--main-storyboard", $0] } ?? []
    let files = folder.interfaceFiles
    return .buildCommand(
      displayName: "Reading storyboards", executable: tool,
      arguments: ["interface", index.path, output.path] + files.map(\.path) + ["--"] + options + main
        + cutOptions,
      inputFiles: files + [index] + cutsOfGenerated + version, outputFiles: [output])
  }

  private var cutOptions: [String] { cutsOfGenerated.flatMap { ["--cuts", $0.path] } }

  /// A name that no other file has: its whole path, in one.
  private func uniqueName(_ source: URL) -> String {
    source.pathComponents.dropFirst().joined(separator: "-")
  }
}
