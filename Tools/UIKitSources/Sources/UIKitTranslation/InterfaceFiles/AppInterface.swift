import Foundation
import InterfaceBuilder

/// The source that gives an app its files of Interface Builder: the classes that they name, and warnings where UIKit would stop the program.
public struct AppInterface {
  let index: ModuleIndex
  /// The modules that the target can import.
  private let available: Set<String>
  /// The first storyboard, if Info.plist does not name it.
  let mainStoryboard: String?
  /// What Info.plist states about the start.
  let start: AppStartFacts
  let documents: [InterfaceDocument]
  private var classes: [String: NamedClass] = [:]
  /// What UIKit would stop the program for, and what the file states without an effect.
  private(set) var warnings: [InterfaceRemark] = []
  /// The parts that the compiler has refused.
  private let cuts: [Cut]

  /// Describes the files of an app whose sources have an index. `infoPlist` is the app's, nil for none.
  public init(
    _ documents: [InterfaceDocument], index: ModuleIndex, available: Set<String>, infoPlist: Data? = nil,
    mainStoryboard: String? = nil, cuts: [Cut] = []
  ) {
    (self.documents, self.index, self.available) = (documents, index, available)
    self.cuts = cuts
    self.mainStoryboard = mainStoryboard
    start = AppStartFacts(infoPlist)
    for document in documents {
      collectClasses(of: document)
      warnings += document.remarks + ConnectionCheck(document, index: index).warnings
    }
  }

  // MARK: Classes

  /// A class that files name, with the modules that they state.
  private struct NamedClass {
    var modules: Set<String> = []
    let maker: String
    /// The first element that names it.
    let place: (file: String, line: Int)
  }

  private mutating func collectClasses(of document: InterfaceDocument) {
    document.root.forEach { element in
      guard let name = element["customClass"] else { return }
      let module = element["customModule"]
      if classes[name] == nil, let maker = maker(of: name) {
        classes[name] = NamedClass(maker: maker, place: (document.file, element.line))
      }
      if classes[name] == nil, !isElsewhere(name, module) {
        warnings.append(
          InterfaceRemark(
            file: document.file, line: element.line,
            message: "Unknown class \(name) in Interface Builder file."))
      }
      if let module { classes[name]?.modules.insert(module) }
    }
  }

  /// Whether a class is UIKit's own.
  private func isElsewhere(_ name: String, _ module: String?) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// The statement that adds the class of this module with a name; nil if there is none that can be created.
  private func maker(of name: String) -> String? {
    guard let type = index.classNamed(name) else { return nil }
    let facts = index.exposed(of: type)
    guard !facts.isPrivate, !facts.isGeneric else { return nil }
    let ancestry = index.ancestry(of: type)
    let base = ancestry.last { $0 != type && $0.first?.isUppercase == true } ?? "NSObject"
    if base == "UIStoryboardSegue" {
      return "addSegue(\(name.asLiteral)MODULE) { \(type)(identifier: $0, source: $1, destination: $2) }"
    }
    return creation(of: type, base).map { "add(\(name.asLiteral)MODULE) { \($0) }" }
  }

  private func creation(of type: String, _ base: String) -> String? {
    if base.hasSuffix("GestureRecognizer") { return "_ in \(type)(target: nil, action: nil)" }
    let own = index.ancestry(of: type).map(index.initializers)
    if base.hasPrefix("UI"), base != "UIResponder" {
      let isUnavailable = own.first { !$0.isEmpty }?.contains { $0.labels == ["coder"] && $0.isUnavailable }
      return isUnavailable == true ? nil : "\(type)(coder: $0)"
    }
    let designated = (own.first { !$0.isEmpty } ?? []).filter { !$0.isConvenience }
    return designated.isEmpty || designated.contains { $0.labels.isEmpty } ? "_ in \(type)()" : nil
  }

  // MARK: The source

  /// The text of the source.
  public var source: String {
    """
    import Foundation
    import NibLoading
    import OpenUIKit

    /// The storyboards and nibs of the app.
    enum AppInterface: ViewTreeConfined {
      /// Registers the files, once.
      static func register() {
        NibBundle.register(.module, mainStoryboard: \(mainStoryboard?.asLiteral ?? "nil"), classes: { classes })
      }

      /// Registers the files, and returns the name of one of them.
      static func registered<Name>(_ name: Name) -> Name {
        register()
        return name
      }

      /// The classes that the files name.
      static var classes: NibClasses {
        \(statements.isEmpty ? "let" : "var") classes = NibClasses()
    \(statements.map { "    \($0.text)\n" }.joined())    return classes
      }
    }

    """ + warnings.map(Self.warning).joined()
  }

  private var statements: [GeneratedLine] { allStatements.filter { !$0.isLeftOut(by: cuts) } }

  private var allStatements: [GeneratedLine] {
    var statements = classStatements
    for (type, facts) in index.exposingExtensions {
      statements += facts.outlets.map {
        Self.statement("addProperty(\($0.asLiteral), \\\(type).\($0))", of: "outlet \(type).\($0)")
      }
      statements += facts.actions.map {
        Self.statement("addAction(\(NibTable.selector($0, of: type)))", of: "action \(type).\($0.reference)")
      }
    }
    return statements
  }

  /// The statements that add the classes that files and Info.plist name.
  var classStatements: [GeneratedLine] {
    var statements = classes.sorted { $0.key < $1.key }.flatMap { name, named in
      let modules: [String?] = named.modules.isEmpty ? [nil] : named.modules.sorted()
      return modules.map { module in
        let maker = named.maker.replacingOccurrences(
          of: "MODULE", with: module.map { ", module: \($0.asLiteral)" } ?? "")
        return Self.statement(maker, of: "class \(name)", at: named.place)
      }
    }
    if let name = start.delegateClass, classes[name] == nil, let maker = maker(of: name) {
      statements.append(
        Self.statement(maker.replacingOccurrences(of: "MODULE", with: ""), of: "class \(name)"))
    }
    return statements
  }

  private static func statement(
    _ call: String, of name: String, at place: (file: String, line: Int)? = nil
  ) -> GeneratedLine {
    GeneratedLine("classes.\(call)", of: name, at: place)
  }

  private static func warning(_ remark: InterfaceRemark) -> String {
    "#sourceLocation(file: \(remark.file.asLiteral), line: \(max(1, remark.line)))\n"
      + "#warning(\(remark.message.onOneLine.asLiteral))\n#sourceLocation()\n"
  }
}
