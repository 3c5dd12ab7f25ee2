import Foundation

/// The parts of an app that the compiler refuses, and what is kept of them for the next build.
extension AppPackage {
  /// The list of what is left out of the app.
  public var cutsFile: URL { folder.appendingPathComponent("Cuts.json") }

  /// The report of the parts that are left out of the app now.
  public var report: CutReport {
    let files = Set(leftOutFiles.keys)
    return leavesOutErrors ? CutReport(contentsOf: cutsFile, leftOut: files) : CutReport([], leftOut: files)
  }

  /// The files that are left out as a whole, with marks of their texts: the compiler warns of them only when it reads them.
  private var leftOutFiles: [String: String] {
    let list = (try? Data(contentsOf: leftOutFile)).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    return (list ?? [:]).filter { FileList([$0.key]).mark(withDates: true) == $0.value }
  }

  private var leftOutFile: URL { folder.appendingPathComponent("LeftOut.json") }

  /// Keeps the files that warnings of a build name as left out.
  public func rememberFiles(leftOutBy output: String) throws {
    var files = leftOutFiles
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": warning: this file is left out") else { continue }
      let path = line[..<mark.lowerBound].split(separator: ":").first.map(String.init) ?? ""
      if path.hasPrefix("/"), path.hasSuffix(".swift") {
        files[path] = FileList([path]).mark(withDates: true)
      }
    }
    try JSONEncoder().encode(files).write(to: leftOutFile)
  }

  /// The Swift files of the app.
  public var sources: [String] { SourceFiles.list(app.modules.flatMap(\.files)) }

  /// The arguments of `uikit-sources` that leave out what is refused, and bring the list up to date.
  public func arguments(cutting errors: [CompilerError]) throws -> [String] {
    let file = folder.appendingPathComponent("Refusals.json")
    try JSONEncoder().encode(errors).write(to: file)
    return ["cut", cutsFile.path, platform, file.path] + sources
  }

  /// The platform that the app is compiled against: cuts end when it changes.
  private var platform: String {
    let places = ["Sources", "Tools/UIKitSources/Sources", "Tools/UIKitSources/Modules"]
    let settings = app.modules.map {
      "\($0.name) \($0.languageMode) \($0.isolatesToMainActor) \($0.conditions)"
    }
    return FileList(places.map { "\(masonry.path)/\($0)" }).mark(withDates: true) + " "
      + FileList(named: settings).mark
  }

  /// The controllers that earlier builds have found not to be made without arguments, if no declaration has changed.
  public func rememberedRefusals() -> [String] {
    let lines = (try? String(contentsOf: refusedFile, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.first.map(String.init) == declarations ? lines.dropFirst().map(String.init) : []
  }

  /// Keeps the controllers that cannot be made without arguments for the next build.
  public func remember(refused: [String]) throws {
    try ([declarations] + refused).joined(separator: "\n").write(
      to: refusedFile, atomically: true, encoding: .utf8)
  }

  /// A mark of files and folders that changes when one of them is written, added or removed.
  public static func mark(of files: [String]) -> String { FileList(files).mark(withDates: true) }

  /// The seconds of the steps of the last build.
  public var stepTimes: [String: Double] {
    get {
      (try? Data(contentsOf: timesFile)).flatMap {
        try? JSONDecoder().decode([String: Double].self, from: $0)
      } ?? [:]
    }
    nonmutating set { try? JSONEncoder().encode(newValue).write(to: timesFile) }
  }

  private var timesFile: URL { folder.appendingPathComponent("Times.json") }

  private var refusedFile: URL { folder.appendingPathComponent("Refused.txt") }

  /// A mark of all lines that may declare a class, an initialiser or a property, and of what is left out.
  private var declarations: String {
    FileList(named: [scan.mark] + report.cuts.map { "\($0.file) \($0.kind) \($0.name)" }).mark
  }
}
