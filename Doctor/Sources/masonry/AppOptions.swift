#if canImport(OpenUIKitCairo)
  import ArgumentParser

  /// The options that the commands of an app have in common.
  struct AppOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The target of the app, if a project has several.", valueName: "name"))
    var target: String?

    @Option(
      help: ArgumentHelp(
        "The scheme that runs the app: its target, its configuration and its language.", valueName: "name"))
    var scheme: String?

    @Option(
      name: [.customLong("device"), .customLong("size")],
      help: "The size of an app's window in points, or iphone, iphone-se or ipad.")
    var size = WindowSize.phone

    @Option(help: "The appearance: light or dark.")
    var appearance: Appearance?

    @Option(
      help: ArgumentHelp(
        "The language of an app, as the name of its folder without .lproj, such as de or ar.",
        valueName: "name"))
    var language: String?

    @Option(
      help: ArgumentHelp(
        "This controller alone, or the first screen, which is named \"first\". Can be repeated.",
        valueName: "name"))
    var screen: [String] = []

    @Flag(help: "Refuse an app that does not compile, instead of leaving out what the compiler refuses.")
    var strict = false

    @Flag(help: "Repeat after each change of the app.")
    var watch = false

    enum Appearance: String, ExpressibleByArgument, CaseIterable { case light, dark }
  }

  /// The size of a window, as `390x844`, or the name of a device.
  struct WindowSize: ExpressibleByArgument {
    let width, height: Double
    static let phone = WindowSize(width: 390, height: 844)

    private init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// Reads the size; nil for another text, and for a size that no picture may have.
    init?(argument: String) {
      switch argument {
      case "iphone": self = .phone
      case "iphone-se": self.init(width: 375, height: 667)
      case "ipad": self.init(width: 820, height: 1180)
      default:
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap {
          Double($0)
        }
        guard sides.count == 2, sides.allSatisfy({ (1...4_096).contains($0) }) else { return nil }
        self.init(width: sides[0], height: sides[1])
      }
    }

    var defaultValueDescription: String { "iphone, 390x844" }
  }
#endif
