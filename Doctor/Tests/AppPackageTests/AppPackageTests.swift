import Foundation
import Testing

@testable import AppPackage

@Suite("The package of an app")
struct AppPackageTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
      .standardizedFileURL
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private static let sources = [
    "AppDelegate.swift": "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
    "SceneDelegate.swift": "final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
    "Screens/List.swift": """
    final class ListController: BaseController, UITableViewDelegate {
      class Inner: UIViewController {}
    }
    class BaseController: UIViewController {
    }
    private final class Hidden: UIViewController {}
    class Generic<Content>: UIViewController {}
    open class Model {}
    public class Page: UIPageViewController {}
    """,
  ]

  @Test("The controllers are the classes that derive from UIKit's, with names of their own")
  func scan() throws {
    let place = try folder(Self.sources)
    defer { try? FileManager.default.removeItem(at: place) }
    let scan = ClassScan([place.path])
    #expect(scan.controllers == ["BaseController", "ListController", "Page"])
    #expect(scan.appDelegate == "AppDelegate" && scan.sceneDelegate == "SceneDelegate")
  }

  @Test("A folder without a project is an app of one module")
  func plainFolder() throws {
    let place = try folder(Self.sources)
    defer { try? FileManager.default.removeItem(at: place) }
    let app = try AppDescription(at: place)
    #expect(app.modules.map(\.files) == [[place.path]])
    #expect(throws: AppNotFound.self) { try AppDescription(at: place.appendingPathComponent("missing")) }
  }

  @Test("A folder without a project starts with its main storyboard, unless an Info.plist states the start")
  func mainStoryboard() throws {
    func start(_ files: [String: String]) throws -> String? {
      let place = try folder(Self.sources.merging(files) { $1 })
      defer { try? FileManager.default.removeItem(at: place) }
      return try AppDescription(at: place).app.mainStoryboard
    }
    let storyboard = ["Base.lproj/Main.storyboard": "<document/>"]
    #expect(try start([:]) == nil)
    #expect(try start(storyboard) == "Main")
    #expect(try start(["Main.storyboard": "", "Info.plist": "<key>CFBundleName</key>"]) == "Main")
    for key in ["UIMainStoryboardFile", "UIApplicationSceneManifest"] {
      #expect(try start(storyboard.merging(["Support/Info.plist": "<key>\(key)</key>"]) { $1 }) == nil)
    }
  }

  @Test("A controller that the compiler refuses is left out, and nothing else")
  func refused() throws {
    let place = try folder(Self.sources)
    defer { try? FileManager.default.removeItem(at: place) }
    let output = place.appendingPathComponent("Package")
    var package = AppPackage(
      try AppDescription(at: place), in: output, masonry: URL(fileURLWithPath: "/masonry"))
    try package.write()
    let text = try String(contentsOf: output.appendingPathComponent(AppPackage.screensFile), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("return ListController()") }) + 1
    let errors = [
      "\(output.path)/Sources/MasonryScreens/Screens.swift:\(line):40: error: missing argument for parameter 'list' in call",
      "\(output.path)/Sources/MasonryDraw/main.swift:\(line):40: error: another one", "warning: no error",
    ].compactMap { CompilerError($0) }
    #expect(errors.count == 2 && errors[0].message == "missing argument for parameter 'list' in call")
    #expect(package.controllers(refusedBy: errors) == ["ListController"])
    package.leaveOut(["ListController"])
    #expect(package.controllers == ["BaseController", "Page"])
  }

  @Test("Files that stay the same keep their dates, so that nothing is built again")
  func dates() throws {
    let place = try folder(Self.sources)
    defer { try? FileManager.default.removeItem(at: place) }
    let output = try folder([:])
    defer { try? FileManager.default.removeItem(at: output) }
    let package = AppPackage(
      try AppDescription(at: place), in: output, masonry: place)
    try package.write()
    let file = output.appendingPathComponent("Package.swift").path
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file)
    try package.write()
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1_000))
  }

  @Test("The page has a picture or a reason for each screen, whatever their names contain")
  func sheet() {
    let page = ScreenSheet(
      "A & B",
      [
        .init(name: "<First>", picture: "first.png"),
        .init(name: "List", picture: nil, failure: "trap: x < y"),
      ],
      remarks: ["Legacy.m is left out"], files: 2
    ).html
    #expect(
      page.contains("<h1>A &amp; B</h1>") && page.contains("alt=\"&lt;First>\"")
        && page.contains("<pre>trap: x &lt; y</pre>"))
    #expect(page.contains("<li>Legacy.m is left out"))
  }
}
