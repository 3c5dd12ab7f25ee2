import Foundation

/// A screen in many configurations, with its problems outlined: as one picture, or as a page with filters.
///
/// ```swift
/// let report = LayoutReport(of: "Profile", in: Configuration.matrix(devices: Device.phones, appearances: [.light, .dark])) {
///   ProfileViewController()
/// }
/// try report.writeHTML(to: "profile.html")
/// ```
public struct LayoutReport: ViewTreeConfined {
  /// A screen in one configuration.
  public struct Entry: Sendable {
    /// The configuration.
    public let configuration: Configuration
    /// The problems in the configuration.
    public let problems: [LayoutProblem]
    /// The picture, with the places of the problems outlined and numbered.
    public let picture: Picture
  }

  /// The name of the screen.
  public let title: String
  /// The configurations in the order in which they were given.
  public let entries: [Entry]

  /// Lays out and draws a screen in each configuration.
  ///
  /// - Parameters:
  ///   - title: the name of the screen.
  ///   - configurations: the configurations.
  ///   - kinds: the kinds of problems to look for. `contrast` draws each screen twice.
  ///   - scale: pixels per point of the pictures.
  ///   - progress: called with the number of finished configurations, from time to time; nil prints it to the standard error if it takes
  ///     more than a second.
  ///   - makeController: makes the screen; called once for each configuration. With the trait `ThreadConfined` it is called on several threads.
  /// - Throws: `PictureError`.
  public init(
    of title: String, in configurations: [Configuration],
    findingProblems kinds: Set<LayoutProblem.Kind> = Set(LayoutProblem.Kind.allCases), scale: CGFloat = 1,
    progress: ((Int) -> Void)? = nil, makeController: ScreenMaker
  ) throws {
    self.title = title
    let options = Options(kinds: kinds, scale: scale)
    let line = ProgressLine(title: title, count: configurations.count)
    var entries: [Entry] = []
    for start in stride(from: 0, to: configurations.count, by: Self.batchSize) {
      let batch = [Configuration](configurations[start...].prefix(Self.batchSize))
      entries += try Self.drawnEntries(for: batch, options, makeController)
      (progress ?? line.show)(entries.count)
    }
    self.entries = entries
  }

  /// Writes the page, one file that opens from disk. Replaces an existing file.
  public func writeHTML(to path: String) throws {
    let addresses = concurrentMap(entries.map(\.picture)) { $0.dataURL }
    let figures = zip(entries, addresses).map { figure($0, showing: $1) }
    let page = HTMLPage(title: title, body: filters + "<div class=\"row\">\(figures.joined())</div>")
    try page.text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private var filters: String {
    let parts = entries.map { facets(of: $0) }
    let names = ["device", "orientation", "appearance", "size of text", "direction and language", "problem"]
    let menus = names.enumerated().map { index, name in
      let values = Set(parts.flatMap { $0[index] }).sorted()
      let options = values.map { "<option>\($0.htmlEscaped)</option>" }.joined()
      return "<label>\(name) <select><option value=\"\">all</option>\(options)</select></label>"
    }
    return "<div class=\"filters\">\(menus.joined())</div>"
  }

  /// The values that the filters offer: those of the configuration, and the kinds of problems.
  private func facets(of entry: Entry) -> [[String]] {
    let configuration = entry.configuration
    let language = configuration.language == .none ? "app's language" : configuration.language.rawValue
    let direction = configuration.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    return [
      [configuration.device.name], [configuration.orientation.rawValue],
      [configuration.appearance == .dark ? "dark" : "light"], [configuration.contentSize.shortName],
      ["\(direction), \(language)"],
      entry.problems.isEmpty ? ["no problem"] : entry.problems.map(\.kind.rawValue),
    ]
  }

  private func figure(_ entry: Entry, showing address: String) -> String {
    let facets = Set(facets(of: entry).flatMap { $0 }).sorted()
    let data = "[" + facets.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let problems = entry.problems.enumerated().map { index, problem in
      "<li class=\"problem\" value=\"\(index + 1)\">\(problem.description.htmlEscaped)</li>"
    }
    return """
      <figure data-filter="\(data.htmlEscaped)"><figcaption>\(entry.configuration.description.htmlEscaped)</figcaption>\
      <img src="\(address)" alt=""><ol>\(problems.joined())</ol></figure>
      """
  }
}
