import Foundation
import LayoutTesting
import Testing

@Suite("Layout reports")
@MainActor
struct LayoutReportTests {
  /// A screen with a label that phones of 375 points cut off.
  private func makeController() -> UIViewController {
    BuiltController { view in
      UILabel.make("Total", in: view).frame = CGRect(x: 340, y: 200, width: 60, height: 24)
    }
  }

  @Test("A report has an entry and a picture for each configuration, with the problems outlined")
  func report() throws {
    let configurations = Configuration.matrix(devices: [.iPhoneSE, .iPadMini], appearances: [.light, .dark])
    var progress: [Int] = []
    let report = try LayoutReport(of: "Total", in: configurations, progress: { progress.append($0) }) {
      makeController()
    }
    #expect(progress == [4] && report.entries.map(\.configuration) == configurations)
    #expect(report.entries.map(\.problems.count) == [1, 1, 0, 0])
    let plain = try ScreenLayout(in: configurations[0]) { makeController() }.picture(scale: 1)
    #expect(report.entries[0].picture != plain && report.entries[0].picture.width == 375)
    let sheet = try report.sheet(columns: 2, width: 100)
    #expect(sheet.width == 24 + 100 + 16 + 100 + 24)
  }

  @Test("The page has filters for what differs, and each problem in words")
  func page() throws {
    let report = try LayoutReport(of: "Total & more", in: [Configuration(device: .iPhoneSE)]) {
      makeController()
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".html").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try report.writeHTML(to: path)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("<title>Total &amp; more</title>") && page.contains("<option>off screen</option>"))
    #expect(page.contains("lies 25 points outside of the window"))
  }
}
