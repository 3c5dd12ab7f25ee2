import Foundation

/// The build settings of a `project.yml`: groups first, then those of all configurations, then those of the one that is built.
struct XcodeGenSettings {
  private let content: SpecificationValue
  let configuration: String
  /// Groups contain others as far at most. One may contain itself.
  private static let deepestGroup = 16

  init(_ content: SpecificationValue, configuration: String) {
    (self.content, self.configuration) = (content, configuration)
  }

  /// The layers of the project and of a target, with their files, the one that wins last.
  func layers(of target: SpecificationValue, in folder: URL) -> [[(key: String, value: String)]] {
    [content, target].flatMap { value in
      [
        file(of: value).map { SettingsFile(contentsOf: folder.place(of: $0)).settings } ?? [],
        value["settings"].map { settings($0, depth: 0) } ?? [],
      ]
    }
  }

  private func file(of value: SpecificationValue) -> String? {
    value["configFiles"]?.pairs.first { $0.key == configuration }?.value.text
  }

  private func settings(_ value: SpecificationValue, depth: Int) -> [(key: String, value: String)] {
    guard depth < Self.deepestGroup else { return [] }
    let parts = ["groups", "base", "configs"]
    // A mapping without these names is one of settings.
    guard parts.contains(where: { value[$0] != nil }) else { return Self.texts(value) }
    let groups = (value["groups"]?.texts ?? []).compactMap { content["settingGroups"]?[$0] }
    let configured = (value["configs"]?.pairs ?? []).filter {
      configuration.lowercased().contains($0.key.lowercased())
    }
    return groups.flatMap { settings($0, depth: depth + 1) } + (value["base"].map(Self.texts) ?? [])
      + configured.flatMap { settings($0.value, depth: depth + 1) }
  }

  private static func texts(_ value: SpecificationValue) -> [(key: String, value: String)] {
    value.pairs.map { (key: $0.key, value: $0.value.texts.map(xcode).joined(separator: " ")) }
  }

  private static func xcode(_ text: String) -> String {
    switch text.lowercased() {
    case "true": "YES"
    case "false": "NO"
    default: text
    }
  }
}
