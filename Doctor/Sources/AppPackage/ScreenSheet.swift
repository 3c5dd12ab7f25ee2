import Foundation

/// The page that shows the pictures of an app's screens.
public struct ScreenSheet {
  /// A screen, with its picture or the reason why there is none.
  public struct Screen: Equatable {
    /// The name of the controller, or "first".
    public let name: String
    /// The file of the picture within the folder of the page; nil without one.
    public let picture: String?
    /// What the program printed when it ended without a picture.
    public let failure: String?

    /// Creates the result of a screen.
    public init(name: String, picture: String?, failure: String? = nil) {
      (self.name, self.picture, self.failure) = (name, picture, failure)
    }
  }

  private let title: String
  private let screens: [Screen]
  private let remarks: [String]

  /// Creates the page of an app. Remarks state what is left out.
  public init(_ title: String, _ screens: [Screen], remarks: [String]) {
    (self.title, self.screens, self.remarks) = (title, screens, remarks)
  }

  /// The page, in one file without scripts.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <style>
      :root { color-scheme: light dark }
      body { font: 15px system-ui, sans-serif; margin: 24px }
      main { display: flex; flex-wrap: wrap; gap: 24px }
      figure { margin: 0; width: 260px }
      img { width: 100%; border: 1px solid #8884; border-radius: 12px }
      figcaption { margin-top: 8px; font-weight: 600; overflow-wrap: anywhere }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px }
    </style>
    <h1>\(escaped(title))</h1>
    <main>
    \(screens.map(figure).joined(separator: "\n"))
    </main>
    \(remarks.isEmpty ? "" : "<h2>Left out</h2>\n<ul>\(remarks.map { "<li>\(escaped($0))" }.joined())</ul>")
    </html>

    """
  }

  private func figure(_ screen: Screen) -> String {
    let content =
      screen.picture.map { "<img src=\"\(escaped($0))\" alt=\"\(escaped(screen.name))\" loading=\"lazy\">" }
      ?? "<pre>\(escaped(screen.failure ?? "no picture"))</pre>"
    return "<figure>\(content)<figcaption>\(escaped(screen.name))</figcaption></figure>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
