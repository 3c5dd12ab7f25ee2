import SwiftParser
import SwiftSyntax

/// Translates the sources of an app or a library that is written for UIKit to sources that compile against OpenUIKit without
/// Objective-C.
public struct Translator: Sendable {
  /// How a module is translated.
  public struct Options: Sendable {
    /// The modules that the target can import beside those of the toolchain and of this package.
    public var available: Set<String>
    /// Modules of Apple's, and the modules that stand for them.
    public var modules: [String: [String]]
    /// Whether the target is a program. A library has no `@main`.
    public var isProgram: Bool
    /// Whether the target is a part of a web page, which is compiled as Embedded Swift.
    public var isEmbedded: Bool
    /// The names of the app's storyboards and nibs, without their extensions.
    public var interfaceFiles: Set<String>
    /// The first storyboard, if Info.plist does not name it.
    public var mainStoryboard: String?

    public init(
      available: Set<String> = [], modules: [String: [String]] = [:], isProgram: Bool = false,
      isEmbedded: Bool = false, interfaceFiles: Set<String> = []
    ) {
      self.available = available
      self.modules = modules
      self.isProgram = isProgram
      self.isEmbedded = isEmbedded
      self.interfaceFiles = interfaceFiles
    }

    /// Whether files of Interface Builder can be loaded.
    public var hasInterfaceFiles: Bool {
      // A page without such files has no code of theirs.
      available.contains("NibLoading") && !(isEmbedded && interfaceFiles.isEmpty)
    }
  }

  private let index: ModuleIndex
  /// How the module is translated.
  public let options: Options

  public init(index: ModuleIndex, options: Options = Options()) {
    self.index = index
    self.options = options
  }

  /// The declarations of a file.
  public static func facts(of source: String) -> FileFacts { facts(of: source, without: []) }

  /// The declarations of a file, without those that are left out.
  public static func facts(of source: String, without cuts: [Cut]) -> FileFacts {
    FactsCollector(Parser.parse(source: CutText(source, cuts).text)).facts
  }

  /// The translation of a file without what is left out of it, what could not be translated, and whether it needs the module `ObjectCreation`.
  /// Every line has its number, or that which a directive states.
  public func translate(_ source: String, path: String = "", cuts: [Cut] = []) -> (
    text: String, remarks: [Remark], createsByClass: Bool
  ) {
    let overrides = MovedOverrides(CutText(source, cuts).text, path: path, index: index)
    let source = overrides.text
    let tree = Parser.parse(source: source)
    let translation = Translation(tree, source: source, index: index, options: options)
    let swiftUI = translation.imported.contains("SwiftUI") ? SwiftUIPass(translation, tree) : nil
    if let foreign = ForeignFramework(tree),
      foreign.name != "SwiftUI" || swiftUI?.removesAll(of: tree) != false
    {
      // Nothing of the file can be compiled: what it declares is made of the other framework's types.
      let lines = source.utf8.count { $0 == UInt8(ascii: "\n") }
      translation.remark(foreign.node, "this file is left out: it is made with \(foreign.name)")
      return (String(repeating: "\n", count: lines), translation.remarks, false)
    }
    swiftUI?.apply()
    let passes: [Pass] = [
      ImportPass(translation), QualifierPass(translation), ConditionPass(translation),
      AttributePass(translation),
      ProtocolPass(translation), SelectorPass(translation), OptionalCallPass(translation),
      InitializerPass(translation), CreationPass(translation), PassingOnPass(translation),
      DelegatePass(translation), EditingPass(translation),
      LiteralPass(translation), InterfaceFilePass(translation),
      ClassDescriptionPass(translation),
    ]
    for pass in passes { pass.walk(tree) }
    if options.hasInterfaceFiles {
      (options.isEmbedded ? PageTablePass(translation) : NibTablePass(translation)).walk(tree)
    }
    // A page has no bundle.
    let last: Pass = options.isEmbedded ? EmbeddedPass(translation) : BundlePass(translation)
    last.walk(tree)
    if !options.isEmbedded { FormatPass(translation).walk(tree) }
    let remarks = (overrides.remarks + translation.remarks).sorted { $0.line < $1.line }
    return (translation.edits.result, remarks, translation.createsByClass)
  }

  /// The file that is compiled: the translation under the original's name, with a warning at each remark's line.
  public func compilable(_ source: String, path: String, cuts: [Cut] = []) -> String {
    let (text, remarks, createsByClass) = translate(source, path: path, cuts: cuts)
    let name = path.asLiteral
    let imports =
      "import ObjectiveCRuntime" + (options.hasInterfaceFiles ? "; import NibLoading" : "")
      + (createsByClass ? "; import ObjectCreation" : "")
    var result = "\(imports)\n#sourceLocation(file: \(name), line: 1)\n" + text
    for remark in remarks {
      result +=
        "\n#sourceLocation(file: \(name), line: \(remark.line))\n#warning(\(remark.message.asLiteral))"
    }
    return result + "\n#sourceLocation()\n"
  }
}

/// A file's tree, and the changes that the passes make.
final class Translation {
  let edits: Edits
  let index: ModuleIndex
  let options: Translator.Options
  let modules: SystemModules
  /// The modules that the file imports, by Apple's names.
  let imported: Set<String>
  private(set) var remarks: [Remark] = []
  /// Whether the file creates objects of classes of UIKit that are known only at run time.
  var createsByClass = false
  /// The parts that are left out.
  private var ignored: [Range<AbsolutePosition>] = []
  private let lines: SourceLocationConverter
  private let activity: Activity

  init(_ tree: SourceFileSyntax, source: String, index: ModuleIndex, options: Translator.Options) {
    edits = Edits(Array(source.utf8))
    self.index = index
    self.options = options
    modules = SystemModules(available: options.available, configured: options.modules)
    lines = SourceLocationConverter(fileName: "", tree: tree)
    imported = ImportedNames(tree).names
    activity = Activity(tree, modules: modules)
  }

  /// Adds no more remarks about a node, because it is left out.
  func ignore(_ node: some SyntaxProtocol) {
    ignored.append(node.position..<node.endPosition)
  }

  /// Notes what is not translated. What conditions leave out needs no remark.
  func remark(_ node: some SyntaxProtocol, _ message: String) {
    let position = node.positionAfterSkippingLeadingTrivia
    guard activity.isActive(node), !ignored.contains(where: { $0.contains(position) }) else { return }
    remarks.append(Remark(line: lines.location(for: position).presumedLine, message: message))
  }
}

/// The modules that a file imports.
private final class ImportedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { names.insert(name) }
    return .skipChildren
  }
}

/// One kind of changes.
class Pass: SyntaxVisitor {
  let translation: Translation
  var edits: Edits { translation.edits }
  var index: ModuleIndex { translation.index }

  init(_ translation: Translation) {
    self.translation = translation
    super.init(viewMode: .sourceAccurate)
  }
}
