import Foundation
import OpenUIKit
import OpenUIKitCairo
import OpenUIKitImages
import Testing

/// Image sets and colour sets, as Xcode writes them (Apple's Asset Catalog Format Reference).
@Suite struct AssetCatalogTests {
  private let folder = AssetFolder()

  init() { _ = PangoTextMeasurer() }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  // MARK: Slices

  /// Columns of a picture in nine parts: 3 pixels, 2 that are repeated, 5 that are hidden, and 4.
  private func sliced(_ resizing: String) throws -> UIImage {
    let entry =
      "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"2x\", \"resizing\": \(resizing)}"
    try folder.write("{\"images\": [\(entry)]}", "Bubble.imageset/Contents.json")
    try folder.writePicture("Bubble.imageset/a.png", width: 14, height: 10) { x, y in
      UIColor(red: CGFloat(x) / 255, green: CGFloat(y) / 255, blue: 0, alpha: 1)
    }
    return try #require(folder.catalog().image(named: "Bubble"))
  }

  private static let nineParts = """
    {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 1},
     "cap-insets": {"top": 2, "left": 3, "bottom": 6, "right": 4}}
    """

  @Test func slicesAreAResizableImageWithoutItsHiddenPart() throws {
    let image = try sliced(Self.nineParts)
    // Pixels of the file, two to a point.
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1.5, bottom: 3, right: 2))
    #expect(image.resizingMode == .tile)
    #expect(image.size == CGSize(width: 4.5, height: 4.5))
    let pixels = try #require(image.cgImage).pixels
    #expect(stride(from: 0, to: 36, by: 4).map { pixels[$0] } == [0, 1, 2, 3, 4, 10, 11, 12, 13])
    #expect(stride(from: 1, to: 9 * 36, by: 36).map { pixels[$0] } == [0, 1, 2, 4, 5, 6, 7, 8, 9])
  }

  @Test(arguments: [
    (
      "3-part-horizontal", CGSize(width: 4.5, height: 5), UIEdgeInsets(top: 0, left: 1.5, bottom: 0, right: 2)
    ),
    ("3-part-vertical", CGSize(width: 7, height: 4.5), UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0)),
  ])
  func slicesOfThreePartsStretchInOneDirection(_ mode: String, _ size: CGSize, _ insets: UIEdgeInsets) throws
  {
    let text = Self.nineParts.replacing("9-part", with: mode).replacing("\"tile\"", with: "\"stretch\"")
    let image = try sliced(text)
    #expect(image.size == size && image.capInsets == insets && image.resizingMode == .stretch)
  }

  @Test func slicesBeyondThePictureAreCutOff() throws {
    let text = """
      {"mode": "9-part", "center": {"mode": "stretch", "width": 900, "height": -5},
       "cap-insets": {"top": 1e300, "left": -7, "bottom": 99999999999, "right": 40}}
      """
    let image = try sliced(text)
    #expect(image.size.width <= 7 && image.size.height <= 5)
  }

  // MARK: Colours

  @Test func coloursByReferenceAreThoseOfTheSystem() throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"platform": "universal", "reference": "systemBlueColor"}},
       {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "labelColor"}}]}
      """, "Accent.colorset/Contents.json")
    let color = try #require(folder.catalog().color(named: "Accent"))
    #expect(color.resolvedColor(with: Self.light) == UIColor.systemBlue.resolvedColor(with: Self.light))
    #expect(color.resolvedColor(with: Self.dark) == UIColor.label.resolvedColor(with: Self.dark))
  }

  @Test func everyColourThatXcodeOffersIsFound() throws {
    for name in [
      "systemRed", "systemGray6", "secondaryLabel", "tertiarySystemGroupedBackground", "quaternarySystemFill",
      "opaqueSeparator", "link", "placeholderText", "darkText", "systemMint", "groupTableViewBackground",
    ] {
      try folder.write(
        "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"\(name)Color\"}}]}",
        "\(name).colorset/Contents.json")
      #expect(folder.catalog().color(named: name) != nil, "\(name)")
    }
  }

  @Test func coloursForHighContrastAndWideGamutsDoNotReplaceThePlainOne() throws {
    func entry(_ white: String, _ more: String) -> String {
      "{\"color\": {\"components\": {\"white\": \"\(white)\", \"alpha\": \"1.0\"}}, \"idiom\": \"universal\"\(more)}"
    }
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    try folder.write(
      """
      {"colors": [\(entry("0.1", ", \"appearances\": [\(high)]")), \(entry("0.2", ", \"display-gamut\": \"display-P3\"")),
       \(entry("0.3", ", \"display-gamut\": \"sRGB\"")), \(entry("0.4", ", \"appearances\": [\(dark), \(high)]")),
       \(entry("0.5", ", \"appearances\": [\(dark)]")), \(entry("0.6", ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"tinted\"}]"))]}
      """, "C.colorset/Contents.json")
    let color = try #require(folder.catalog().color(named: "C"))
    func white(_ traits: [UITraitCollection]) -> CGFloat {
      var (white, alpha) = (CGFloat(0), CGFloat(0))
      color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).getWhite(&white, alpha: &alpha)
      return (white * 10).rounded() / 10
    }
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(white([Self.light]) == 0.3 && white([Self.light, contrast]) == 0.1)
    #expect(white([Self.dark]) == 0.5 && white([Self.dark, contrast]) == 0.4)
  }

  // MARK: Variants

  @Test func picturesAreChosenByIdiomAppearanceAndScale() throws {
    let names = [("phone", 2), ("pad", 4), ("dark", 6), ("large", 9), ("watch", 11)]
    for (name, width) in names {
      try folder.writePicture("P.imageset/\(name).png", width: width, height: 2) { _, _ in .red }
    }
    try folder.write(
      """
      {"images": [{"filename": "watch.png", "idiom": "watch", "scale": "2x"}, {"filename": "pad.png", "idiom": "ipad", "scale": "2x"},
       {"filename": "phone.png", "idiom": "iphone", "scale": "2x"}, {"filename": "large.png", "idiom": "iphone", "scale": "3x"},
       {"filename": "dark.png", "idiom": "iphone", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "original"}}
      """, "P.imageset/Contents.json")
    let image = try #require(folder.catalog().image(named: "P"))
    #expect(image.size.width == 1 && image.renderingMode == .alwaysOriginal)
    let asset = try #require(image.imageAsset)
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    func width(_ traits: [UITraitCollection]) -> CGFloat {
      asset.image(with: UITraitCollection(traitsFrom: traits)).size.width
    }
    #expect(width([phone, Self.light]) == 1 && width([phone, Self.dark]) == 3)
    #expect(width([UITraitCollection(userInterfaceIdiom: .pad), Self.dark]) == 2)
    #expect(folder.catalog(scale: 3).image(named: "P")?.size.width == 3)
  }

  @Test func alignmentInsetsArePixelsOfTheFile() throws {
    try folder.writePicture("A.imageset/a.png", width: 8, height: 8) { _, _ in .red }
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "2x", "alignment-insets": {"top": 2, "left": 4, "bottom": 0, "right": 1}}]}
      """, "A.imageset/Contents.json")
    let image = try #require(folder.catalog().image(named: "A"))
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0.5))
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test func slicedPicturesForAppearancesStayResizableInViews() throws {
    let slices =
      "\"resizing\": {\"mode\": \"9-part\", \"center\": {\"mode\": \"stretch\", \"width\": 1, \"height\": 1}, \"cap-insets\": {\"top\": 1, \"left\": 1, \"bottom\": 1, \"right\": 1}}"
    try folder.writePicture("B.imageset/a.png", width: 4, height: 4) { _, _ in .red }
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x", \(slices)},
       {"filename": "a.png", "scale": "1x", \(slices), "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, "B.imageset/Contents.json")
    let image = try #require(folder.catalog().image(named: "B"))
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = UIImageView(image: image)
    (view.frame, view.contentMode) = (CGRect(x: 0, y: 0, width: 40, height: 20), .center)
    window.addSubview(view)
    window.makeKeyAndVisible()
    // Nine parts that fill the view.
    let frames = window.displayList().images.map(\.frame)
    #expect(frames.count == 9 && frames.map(\.maxX).max() == 40 && frames.map(\.maxY).max() == 20)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test func picturesForOneDirectionAreMirroredInTheOther() throws {
    try folder.writePicture("D.imageset/a.png", width: 2, height: 1) { x, _ in x == 0 ? .red : .blue }
    try folder.write(
      "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"1x\", \"language-direction\": \"left-to-right\"}]}",
      "D.imageset/Contents.json")
    let image = try #require(folder.catalog().image(named: "D"))
    #expect(image.flipsForRightToLeftLayoutDirection)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let view = UIImageView(image: image)
    view.semanticContentAttribute = .forceRightToLeft
    window.addSubview(view)
    window.makeKeyAndVisible()
    let drawn = try CairoRenderer().draw(window.displayList(), scale: 1).image
    #expect(drawn.pixels.prefix(3).elementsEqual([0, 0, 255]))
  }

  // MARK: Vectors

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="5" height="20" fill="#ff0000"/></svg>
    """

  /// A page of 10 by 20 points whose left half is red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 10 20] /Contents 4 0 R>> endobj
    4 0 obj <</Length 22>> stream
    1 0 0 rg 0 0 5 20 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  private func vector(_ file: String, _ text: String, preserves: Bool, _ name: String = "V") throws
    -> UIImage?
  {
    try folder.write(text, "\(name).imageset/\(file)")
    try folder.write(
      """
      {"images": [{"filename": "\(file)", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": \(preserves), "template-rendering-intent": "template"}}
      """, "\(name).imageset/Contents.json")
    return folder.catalog().image(named: name)
  }

  private static func library(_ file: String) -> OptionalLibrary { file == "a.svg" ? .librsvg : .poppler }

  @Test(arguments: [("a.svg", svg), ("a.pdf", pdf)])
  func vectorsHaveTheirSizeInPointsAndThePixelsOfTheWindow(_ file: String, _ text: String) throws {
    guard Self.library(file).isAvailable else { return }
    let image = try #require(try vector(file, text, preserves: false))
    #expect(image.size == CGSize(width: 10, height: 20) && image.renderingMode == .alwaysTemplate)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20 && pixels.height == 40)
    #expect(pixels.pixels.prefix(4).elementsEqual([255, 0, 0, 255]) && pixels.pixels[19 * 4 + 3] == 0)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test(arguments: [("a.svg", svg), ("a.pdf", pdf)])
  func preservedVectorsAreDrawnAgainForTheSizeOfTheView(_ file: String, _ text: String) throws {
    guard Self.library(file).isAvailable else { return }
    let image = try #require(try vector(file, text, preserves: true))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIImageView(image: image)
    (view.frame, view.contentMode) = (CGRect(x: 0, y: 0, width: 100, height: 200), .scaleAspectFit)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let drawn = try #require(window.displayList().images.first)
    #expect(drawn.source.width == 200 && drawn.source.height == 400 && drawn.tint.isVisible)
    #expect(image.size == CGSize(width: 10, height: 20))
  }

  @Test func vectorsThatClaimManyPixelsAreDrawnWithFewer() throws {
    guard OptionalLibrary.librsvg.isAvailable else { return }
    let text = Self.svg.replacing("width=\"10\" height=\"20\"", with: "width=\"1000000\" height=\"20\"")
    let image = try #require(try vector("a.svg", text, preserves: false)?.cgImage)
    #expect(image.width == 4096 && image.height == 1)
  }

  @Test func vectorsWithoutASizeHaveThatOfTheirViewBox() throws {
    guard OptionalLibrary.librsvg.isAvailable else { return }
    let text = Self.svg.replacing("width=\"10\" height=\"20\"", with: "viewBox=\"0 0 24 12\"")
    #expect(try vector("a.svg", text, preserves: false)?.size == CGSize(width: 24, height: 12))
  }

  @Test(arguments: ["a.svg", "a.pdf", "a.png", "a.heic"])
  func damagedFilesOfSetsAreNil(_ file: String) throws {
    for text in ["", "<svg", "%PDF-1.4 nothing", "{}"] {
      #expect(try vector(file, text, preserves: true) == nil)
    }
  }

  @Test func damagedContentsAreNil() throws {
    for text in [
      "", "{", "[]", "{\"images\": 5, \"colors\": [5]}",
      "{\"images\": [{\"filename\": 5}], \"colors\": [{\"color\": 3}]}",
    ] {
      try folder.write(text, "X.imageset/Contents.json")
      try folder.write(text, "X.colorset/Contents.json")
      #expect(folder.catalog().image(named: "X") == nil && folder.catalog().color(named: "X") == nil)
    }
  }
}
