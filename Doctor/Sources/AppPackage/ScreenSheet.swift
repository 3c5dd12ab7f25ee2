import Foundation

/// The page that shows the pictures of an app's screens.
public struct ScreenSheet {
  /// A screen, with its picture or the reason why there is none.
  public struct Screen: Equatable {
    /// The name of the controller, or "first".
    public let name: String
    /// The file of the picture within the folder of the page; nil without one.
    public let picture: String?
    /// The output of the program when it ended without a picture, or how the picture differs from that of the app.
    public let failure: String?

    /// Creates the result of a screen.
    public init(name: String, picture: String?, failure: String? = nil) {
      (self.name, self.picture, self.failure) = (name, picture, failure)
    }
  }

  private let title: String
  private let screens: [Screen]
  private let remarks: [String]
  private let report: CutReport
  private let files: Int
  private let reloads: Bool

  /// Creates the page of an app. Remarks state what has no place in the package, and the report what of its Swift files is left out. A page
  /// that reloads shows what a later command writes.
  public init(
    _ title: String, _ screens: [Screen], remarks: [String], report: CutReport = CutReport([]), files: Int,
    reloads: Bool = false
  ) {
    (self.title, self.screens, self.remarks) = (title, screens, remarks)
    (self.report, self.files, self.reloads) = (report, files, reloads)
  }

  /// The page, in one file without scripts.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">\(reloads ? "\n<meta http-equiv=\"refresh\" content=\"3\">" : "")
    <title>\(escaped(title))</title>
    <style>
      :root { color-scheme: light dark }
      body { font: 15px system-ui, sans-serif; margin: 24px }
      main { display: flex; flex-wrap: wrap; gap: 24px }
      figure { margin: 0; width: 260px }
      img { width: 100%; border: 1px solid #8884; border-radius: 12px }
      figcaption { margin-top: 8px; font-weight: 600; overflow-wrap: anywhere }
      td { vertical-align: top; padding: 4px 16px 4px 0 }
      td:first-child { text-align: right; font-variant-numeric: tabular-nums }
      td ul { margin: 4px 0; padding: 0; list-style: none; font-size: 13px; opacity: .75; overflow-wrap: anywhere }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px }
    </style>
    <h1>\(escaped(title))</h1>
    <p>\(report.summary(of: files))</p>
    <main>
    \(screens.map(figure).joined(separator: "\n"))
    </main>
    \(cuts)
    \(remarks.isEmpty ? "" : "<h2>Left out</h2>\n<ul>\(remarks.map { "<li>\(escaped($0))" }.joined())</ul>")
    </html>

    """
  }

  /// The parts that do not compile, by cause and count.
  private var cuts: String {
    guard !report.cuts.isEmpty else { return "" }
    let rows = report.causes.map { cause, cuts in
      let places = cuts.map { "<li><code>\(escaped("\($0.file):\($0.line)"))</code> \(escaped($0.title))" }
      return "<tr><td>\(cuts.count)<td>\(escaped(cause))<ul>\(places.joined())</ul>"
    }
    return "<h2>Does not compile</h2>\n<table>\(rows.joined(separator: "\n"))</table>"
  }

  private func figure(_ screen: Screen) -> String {
    let picture = screen.picture.map {
      "<img src=\"\(escaped($0))\" alt=\"\(escaped(screen.name))\" loading=\"lazy\">"
    }
    let failure = screen.failure ?? (picture == nil ? "no picture" : nil)
    let text = failure.map { "<pre>\(escaped($0))</pre>" } ?? ""
    return "<figure>\(picture ?? "")<figcaption>\(escaped(screen.name))</figcaption>\(text)</figure>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
