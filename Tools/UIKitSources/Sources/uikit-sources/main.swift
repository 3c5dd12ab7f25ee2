import Foundation
import InterfaceBuilder
import UIKitTranslation

// The commands of the plugin. Each writes one file, which keeps its date if it stays the same. What is made of it is then not made again.
//
// `facts FILE OUTPUT [CUTS]` writes the declarations of a file, without those that are left out. `index OUTPUT FACTS…` writes those of all files.
// `translate FILE INDEX OUTPUT OPTION…` writes a file that compiles against OpenUIKit. Its options are:
// - `--program`: the target is a program and keeps `@main`.
// - `--embedded`: the target is a part of a web page. The file has no directives, and what is not translated is printed.
// - `--available NAME`: a module that the target depends on.
// - `--module NAME=OTHER`: a module that stands for another. Nothing follows the sign if its imports are left out.
// - `--interface NAME`: a storyboard or a nib of the app.
// - `--cuts CUTS`: what is left out of the file, as `cuts` writes it; for `interface` too.
//
// `interface INDEX OUTPUT FILE… -- OPTION…` writes the source with the classes that storyboards and nibs name. Among the files may be the
// app's Info.plist. The option `--main-storyboard NAME` names the first storyboard instead of it.
//
// `cut LIST PLATFORM REFUSALS FILE…` updates the list of what is left out of an app. `LIST` has what earlier builds left out, `PLATFORM` is any text
// that changes with what the app is compiled against, and the file `REFUSALS` has the errors of the last build. `cuts LIST FILE OUTPUT…` writes
// what is left out of each file, and of the files that the plugin writes to the output behind `-`.
//
// `resources FOLDER OUTPUT FILE…` fills a folder with links to the resources among the files, and writes the source that gives access to
// it. Files with the extension `swift` are the sources of the app. Before them may be the option `--cuts CUTS`.
do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("uikit-sources: \(error)\n".utf8))
  exit(1)
}

struct UsageError: Error, CustomStringConvertible {
  var description: String { "usage: uikit-sources facts|index|translate|interface|resources|cut|cuts FILE…" }
}

func run(_ arguments: [String]) throws {
  switch (arguments.first, arguments.count) {
  case ("facts", 3...4):
    let cuts = try arguments.count == 4 ? cuts(arguments[3]) : []
    try write(encoded(Translator.facts(of: text(arguments[1]), without: cuts)), arguments[2])
  case ("index", 2...):
    let lists = try arguments[2...].split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
      .map { try $0.map { try JSONDecoder().decode(FileFacts.self, from: data($0)) } }
    try write(encoded(ModuleIndex(lists[0], others: lists.count > 1 ? lists[1] : [])), arguments[1])
  case ("translate", 4...):
    let index = try JSONDecoder().decode(ModuleIndex.self, from: data(arguments[2]))
    let (options, list) = try optionsAndCuts(arguments[4...])
    let translator = Translator(index: index, options: options)
    let cuts = try list.map(cuts) ?? []
    try write(Data(try translated(arguments[1], cuts, by: translator).utf8), arguments[3])
  case ("interface", 4...):
    try writeInterface(index: arguments[1], output: arguments[2], arguments[3...])
  case ("resources", 3...):
    try writeResources(folder: arguments[1], output: arguments[2], files: arguments[3...])
  case ("cut", 4...):
    try updateCuts(arguments[1], platform: arguments[2], refusals: arguments[3], files: arguments[4...])
  case ("cuts", 2...): try distributeCuts(arguments[1], arguments[2...])
  default: throw UsageError()
  }
}

/// The translation of a file, with its remarks as warnings: in the text, or printed for a page.
func translated(_ path: String, _ cuts: [Cut], by translator: Translator) throws -> String {
  guard translator.options.isEmbedded else {
    return translator.compilable(try text(path), path: path, cuts: cuts)
  }
  let (result, remarks, _) = translator.translate(try text(path), path: path, cuts: cuts)
  for remark in remarks {
    FileHandle.standardError.write(Data("\(path):\(remark.line): warning: \(remark.message)\n".utf8))
  }
  return result
}

func writeInterface(index: String, output: String, _ arguments: ArraySlice<String>) throws {
  let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
  let files = parts[0], words = parts.count > 1 ? parts[1] : []
  let (options, list) = try optionsAndCuts(words)
  // Pages have no Combine: a page's source is that of its interface files alone.
  let additions = options.isEmbedded ? "" : CombineAdditions.source(available: options.available)
  guard options.hasInterfaceFiles else { return try write(Data(additions.utf8), output) }
  let documents = try files.filter { !$0.hasSuffix(".plist") }.map(document)
  let interface = AppInterface(
    documents, index: try JSONDecoder().decode(ModuleIndex.self, from: data(index)),
    available: options.available, infoPlist: try files.first { $0.hasSuffix("Info.plist") }.map(data),
    mainStoryboard: options.mainStoryboard, cuts: try list.map(cuts) ?? [])
  guard options.isEmbedded else { return try write(Data((interface.source + additions).utf8), output) }
  for remark in interface.remarksOfPage {
    FileHandle.standardError.write(
      Data("\(remark.file):\(remark.line): warning: \(remark.message)\n".utf8))
  }
  try write(Data(interface.sourceOfPage.utf8), output)
}

/// A storyboard or a nib. Its errors have the form of a compiler's.
func document(_ path: String) throws -> InterfaceDocument {
  do {
    return try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
  } catch let error as InterfaceError {
    throw InterfaceError(file: error.file, line: error.line, message: "error: \(error.message)")
  }
}

func writeResources(folder: String, output: String, files: ArraySlice<String>) throws {
  let (files, cuts) =
    try files.first == "--cuts" && files.count > 1
    ? (files.dropFirst(2), cuts(files[files.startIndex + 1])) : (files, [])
  let resources = files.filter { !$0.hasSuffix(".swift") }
  let sources = try files.filter { $0.hasSuffix(".swift") }.map(text)
  let target = try ResourceFolder(at: folder)
  for file in resources {
    if file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
      try target.addCompiled(document(file), file)
      continue
    }
    guard file.hasSuffix(".xcstrings") else {
      try target.add(file)
      continue
    }
    let table = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let catalog = try StringCatalog(contentsOfFile: file)
    for (language, strings) in catalog.files {
      try target.add(strings, as: "\(language).lproj/\(table).strings")
    }
    for (language, forms) in catalog.pluralFiles {
      try target.add(forms, as: "\(language).lproj/\(table).plurals")
    }
  }
  let symbols = AssetSymbols(files: resources, sources: sources, cuts: cuts)
  try write(Data(ResourceAccess.source(folder: folder, symbols: symbols).utf8), output)
}

func options(_ arguments: ArraySlice<String>) throws -> Translator.Options {
  var options = Translator.Options()
  var rest = arguments
  while let option = rest.popFirst() {
    if option == "--program" {
      options.isProgram = true
    } else if option == "--embedded" {
      options.isEmbedded = true
    } else if option == "--interface", let name = rest.popFirst() {
      options.interfaceFiles.insert(name)
    } else if option == "--main-storyboard", let name = rest.popFirst() {
      options.mainStoryboard = name
    } else if option == "--available", let name = rest.popFirst() {
      options.available.insert(name)
    } else if option == "--module", let pair = rest.popFirst(), let sign = pair.firstIndex(of: "=") {
      let other = String(pair[pair.index(after: sign)...])
      options.modules[String(pair[..<sign]), default: []] += other.isEmpty ? [] : [other]
    } else {
      throw UsageError()
    }
  }
  return options
}

/// The options of a translation, and the file of what is left out.
func optionsAndCuts(_ arguments: ArraySlice<String>) throws -> (Translator.Options, String?) {
  guard let place = arguments.firstIndex(of: "--cuts"), place + 1 < arguments.endIndex else {
    return (try options(arguments), nil)
  }
  let others = arguments[..<place] + arguments[(place + 2)...]
  return (try options(others), arguments[place + 1])
}

func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// The text of a source file, without the mark that some editors begin it with.
func text(_ path: String) throws -> String {
  let text = String(decoding: try data(path), as: UTF8.self)
  return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
}

func encoded(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
  return try encoder.encode(value)
}

func write(_ content: Data, _ path: String) throws {
  let file = URL(fileURLWithPath: path)
  if (try? Data(contentsOf: file)) == content { return }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try content.write(to: file)
}
