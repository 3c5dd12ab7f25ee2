import Foundation

/// A web page that shows pictures of screens. It needs no other files than the pictures.
struct GalleryPage {
  /// One screen with all its pictures.
  struct Section {
    let identifier: String
    let title: String
    let summary: String
    var figures: [Figure] = []
    /// The report of the layout engine, empty for most screens.
    var report = ""
  }

  /// One picture.
  struct Figure {
    let fileName: String
    let caption: String
    /// In points.
    let size: CGSize
  }

  var sections: [Section] = []

  /// The page as HTML.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Masonry gallery</title>
    <style>
    \(GalleryPage.style)
    </style>
    </head>
    <body>
    <header>
      <h1>Masonry gallery</h1>
      <p>\(sections.count) example screens, laid out from constraints in the Masonry language and drawn without a \
    simulator. The code of each is one file in <code>Gallery/Sources/GalleryScreens/Screens</code>.</p>
      <nav>
    \(sections.map { "    <a href=\"#\($0.identifier)\">\(escaped($0.title))</a>" }.joined(separator: "\n"))
      </nav>
    </header>
    <main>
    \(sections.map(html(of:)).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func html(of section: Section) -> String {
    """
    <section id="\(section.identifier)">
      <div class="words">
        <h2>\(escaped(section.title))</h2>
        <p>\(escaped(section.summary))</p>
        <code>gallery draw \(section.identifier)</code>
      </div>
      <div class="strip">
    \(section.figures.map(html(of:)).joined(separator: "\n"))
      </div>
    \(section.report.isEmpty ? "" : html(ofReport: section.report, of: section))
    </section>
    """
  }

  private func html(of figure: Figure) -> String {
    let width = Int(figure.size.width * 0.5)
    let height = Int(figure.size.height * 0.5)
    return """
          <figure style="width: \(width + 16)px">
            <a href="\(figure.fileName)"><img src="\(figure.fileName)" width="\(width)" height="\(height)" \
      alt="\(escaped(figure.caption))" loading="lazy"></a>
            <figcaption>\(escaped(figure.caption))</figcaption>
          </figure>
      """
  }

  private func html(ofReport report: String, of section: Section) -> String {
    """
      <details open>
        <summary>What the engine reported (<a href="\(section.identifier).txt">as a file</a>)</summary>
        <pre>\(escaped(report))</pre>
      </details>
    """
  }

  private func escaped(_ text: String) -> String {
    text
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
