import Foundation

/// A screen in many configurations, drawn with what is wrong outlined, as one picture and as a page with filters.
///
/// ```swift
/// let report = LayoutReport(of: "Profile", in: Configuration.matrix(devices: Device.phones, appearances: [.light, .dark])) {
///   ProfileViewController()
/// }
/// try report.writeHTML(to: "profile.html")
/// ```
#if !ThreadConfined
  @MainActor
#endif
public struct LayoutReport {
  /// A screen in one configuration.
  public struct Entry {
    /// The configuration.
    public let configuration: Configuration
    /// What is wrong with it.
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
  ///   - progress: called with the number of finished configurations.
  ///   - makeController: makes the screen; called once for each configuration.
  public init(
    of title: String, in configurations: [Configuration],
    findingProblems kinds: Set<LayoutProblem.Kind> = Set(LayoutProblem.Kind.allCases), scale: CGFloat = 1,
    progress: (Int) -> Void = { _ in }, makeController: () -> UIViewController
  ) throws {
    self.title = title
    var entries: [Entry] = []
    for configuration in configurations {
      let layout = ScreenLayout(in: configuration, of: makeController)
      let problems = layout.problems(of: kinds)
      let picture = try OutlinedPicture(layout: layout, problems: problems).draw(scale: scale)
      entries.append(Entry(configuration: configuration, problems: problems, picture: picture))
      progress(entries.count)
    }
    self.entries = entries
  }

  /// Writes the page, one file that opens from disk. Replaces an existing file.
  public func writeHTML(to path: String) throws {
    let page = HTMLPage(
      title: title, body: filters + "<div class=\"row\">\(entries.map(figure).joined())</div>")
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

  private func figure(_ entry: Entry) -> String {
    let facets = Set(facets(of: entry).flatMap { $0 }).sorted()
    let data = "[" + facets.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let problems = entry.problems.enumerated().map { index, problem in
      "<li class=\"problem\" value=\"\(index + 1)\">\(problem.description.htmlEscaped)</li>"
    }
    return """
      <figure data-filter="\(data.htmlEscaped)"><figcaption>\(entry.configuration.description.htmlEscaped)</figcaption>\
      <img src="\(entry.picture.dataURL)" alt=""><ol>\(problems.joined())</ol></figure>
      """
  }
}
