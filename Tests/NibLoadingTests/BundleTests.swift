import Foundation
import InterfaceBuilder
import NibLoading
import OpenUIKit
import Testing

private final class Owner: UIView, NibConnectable {
  var label: UILabel?
  var awakenings = 0
  override func awakeFromNib() { awakenings += 1 }

  func setNibValue(_ value: Any?, forKey key: String) -> Bool {
    key == "label" ? setNibValue(value, at: \Owner.label, of: self) : false
  }
}

private final class PageDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

private final class PlainDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

/// A bundle in a folder of its own, with compiled files.
@MainActor private struct Folder {
  let url: URL

  init(files: [String: String], plain: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    for (name, text) in files {
      try write(InterfaceDocument(data: Data(text.utf8), file: name).compiled, name)
    }
    for (name, text) in plain { try write(Data(text.utf8), name) }
  }

  private func write(_ data: Data, _ name: String) throws {
    let place = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  var bundle: Bundle {
    get throws { try #require(Bundle(path: url.path)) }
  }
}

private func board(_ scenes: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a">
  <scenes>\(scenes)</scenes></document>
  """
}

private func scene(_ controller: String) -> String {
  "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
}

private func xib(_ objects: String) -> String {
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" useAutolayout=\"YES\"><objects>\(objects)</objects></document>"
}

@MainActor @Suite("Compiled files of a bundle", .serialized)
struct BundleTests {
  @Test(
    "storyboards and nibs are found by name in the bundle and without one, each in the folder of a language or outside"
  )
  func names() throws {
    let folder = try Folder(files: [
      "Base.lproj/FirstBoard.storyboardc": board(scene("<viewController id=\"a\" title=\"One\"/>")),
      "FirstCell.nib": xib("<view id=\"v\" tag=\"7\"/>"),
    ])
    let bundle = try folder.bundle
    NibBundle.register(bundle, classes: { NibClasses() })
    #expect(
      UIStoryboard(name: "FirstBoard", bundle: bundle).instantiateInitialViewController()?.title == "One")
    #expect(UIStoryboard(name: "FirstBoard", bundle: nil).instantiateInitialViewController()?.title == "One")
    let views = UINib(nibName: "FirstCell", bundle: nil).instantiate(withOwner: nil)
    #expect((views.first as? UIView)?.tag == 7)
    #expect((bundle.loadNibNamed("FirstCell", owner: nil)?.first as? UIView)?.tag == 7)
  }

  @Test("a reference leads to a scene of another storyboard, whose segues are those of that storyboard")
  func references() throws {
    let folder = try Folder(files: [
      "SecondBoard.storyboardc": board(
        scene(
          """
          <navigationController id="a"><connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
          """)
          + scene(
            "<viewControllerPlaceholder storyboardName=\"ThirdBoard\" referencedIdentifier=\"x\" id=\"p\"/>")
      ),
      "ThirdBoard.storyboardc": board(
        scene(
          """
          <viewController id="b" storyboardIdentifier="x" title="Third"><connections><segue destination="c" kind="show" identifier="go" id="g"/></connections></viewController>
          """) + scene("<viewController id=\"c\" title=\"Fourth\"/>")),
    ])
    NibBundle.register(try folder.bundle, classes: { NibClasses() })
    let navigation = try #require(
      UIStoryboard(name: "SecondBoard", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)
    let third = try #require(navigation.topViewController)
    #expect(third.title == "Third")
    third.performSegue(withIdentifier: "go", sender: nil)
    #expect(navigation.topViewController?.title == "Fourth")
  }

  @Test("a reference to a storyboard that does not exist leaves the controller out, and is named")
  func missingReference() throws {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <navigationController id="a"><connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """, "<viewControllerPlaceholder storyboardName=\"NoSuchBoard\" id=\"p\"/>", remarks: remarks)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.viewControllers.isEmpty)
    #expect(remarks.all == ["Could not find a storyboard named 'NoSuchBoard'"])
  }

  @Test("an owner has its outlets, is not awakened, and what is in the nib is, once")
  func owner() throws {
    var classes = NibClasses()
    classes.add("Inner") { Owner(coder: $0) }
    let text = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="label" destination="l" id="o"/></connections></placeholder>
      <view id="v" customClass="Inner"><subviews><label id="l" text="Text"/></subviews></view>
      <tapGestureRecognizer id="g"/>
      """)
    let nib = UINib.nib(try InterfaceDocument(data: Data(text.utf8), file: "A.xib"), classes: classes)
    let owner = Owner()
    let objects = nib.instantiate(withOwner: owner)
    #expect(owner.label?.text == "Text" && owner.awakenings == 0)
    #expect((objects.first as? Owner)?.awakenings == 1)
    #expect(objects.count == 2 && objects.last is UITapGestureRecognizer)
  }

  @Test("texts are those of the table with the storyboard's name in the user's language")
  func strings() throws {
    let language = Locale.preferredLanguages.first.map { String($0.prefix(2)) } ?? "en"
    let folder = try Folder(
      files: [
        "Base.lproj/Localized.storyboardc": board(
          scene(
            """
            <viewController id="a" title="Title"><view key="view" id="v"><subviews>
            <label id="l1" text="Text"/><label id="l2"><string key="text">Long</string></label>
            <button id="b1"><state key="normal" title="Push"/><state key="disabled" title="Off"/></button>
            <textField id="f1" placeholder="Hint"/>
            <segmentedControl id="s1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <label id="l3" text="Same"><accessibility key="accessibilityConfiguration" label="Named"/></label>
            </subviews></view></viewController>
            """))
      ],
      plain: [
        "\(language).lproj/Localized.strings": """
        "a.title" = "Titel"; "l1.text" = "Wort"; "l2.text" = "Lang"; "b1.normalTitle" = "Druck"; "f1.placeholder" = "Rat";
        "s1.segmentTitles[1]" = "Zwei"; "l3.accessibilityLabel" = "Benannt";
        """
      ])
    let bundle = try folder.bundle
    NibBundle.register(bundle, classes: { NibClasses() })
    let controller = try #require(
      UIStoryboard(name: "Localized", bundle: bundle).instantiateInitialViewController())
    let views = try #require(controller.view).subviews
    #expect(controller.title == "Titel")
    #expect((views[0] as? UILabel)?.text == "Wort" && (views[1] as? UILabel)?.text == "Lang")
    let button = try #require(views[2] as? UIButton)
    #expect(button.title(for: .normal) == "Druck" && button.title(for: .disabled) == "Off")
    #expect((views[3] as? UITextField)?.placeholder == "Rat")
    let segments = try #require(views[4] as? UISegmentedControl)
    #expect(segments.titleForSegment(at: 0) == "A" && segments.titleForSegment(at: 1) == "Zwei")
    #expect((views[5] as? UILabel)?.text == "Same" && views[5].accessibilityLabel == "Benannt")
  }

  @Test(
    "texts and files are those of the language of the scene, and the next scene has its own",
    arguments: [["de", "ar", "fr"], ["ar", "fr", "de"], ["fr", "de", "ar"]])
  func languagesOfScenes(order: [String]) throws {
    let name = "Spoken\(order[0])"
    let label = "<label id=\"l1\" text=\"Text\"/>"
    func screen(_ label: String) -> String {
      scene(
        "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\(label)</subviews></view></viewController>"
      )
    }
    let folder = try Folder(
      files: [
        "Base.lproj/\(name).storyboardc": board(screen(label)),
        "fr.lproj/\(name).storyboardc": board(screen("<label id=\"l1\" text=\"Mot\"/>")),
      ],
      plain: [
        "de.lproj/\(name).strings": "\"l1.text\" = \"Wort\";",
        "ar.lproj/\(name).strings": "\"l1.text\" = \"كلمة\";",
      ])
    let bundle = try folder.bundle
    NibBundle.register(bundle, classes: { NibClasses() })
    let texts = ["de": "Wort", "ar": "كلمة", "fr": "Mot"]
    for language in order {
      let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
      scene.preferredLanguages = [language]
      let window = UIWindow(windowScene: scene)
      window.makeKey()
      let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
      #expect((controller?.view.subviews.first as? UILabel)?.text == texts[language])
      #expect(window.layoutDirection == (language == "ar" ? .rightToLeft : .leftToRight))
    }
  }

  // MARK: Info.plist

  private func info(_ content: String) -> [String: String] {
    ["Info.plist": "<plist version=\"1.0\"><dict>\(content)</dict></plist>"]
  }

  /// The next app on this thread begins with the bundle's screens, until the test takes them back.
  private func registerStart(_ bundle: Bundle, _ classes: NibClasses = NibClasses()) {
    NibBundle.register(bundle, classes: { classes })
  }

  @Test("an app without scenes starts with the storyboard that Info.plist names")
  func mainStoryboard() throws {
    let folder = try Folder(
      files: ["StartBoard.storyboardc": board(scene("<viewController id=\"a\" title=\"Start\"/>"))],
      plain: info("<key>UIMainStoryboardFile</key><string>StartBoard</string>"))
    registerStart(try folder.bundle)
    defer { UIApplication.setMainInterface(nil) }
    let delegate = PlainDelegate()
    UIApplication.withLaunched(delegate, on: UIWindowScene(size: CGSize(width: 390, height: 844))) { _ in
      #expect(delegate.window?.rootViewController?.title == "Start" && delegate.window?.isKeyWindow == true)
    }
  }

  @Test("the window of the first storyboard has its global tint")
  func tint() throws {
    let color = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let tinted = board(scene("<viewController id=\"a\" title=\"Start\"/>")).replacingOccurrences(
      of: "</document>", with: color + "</document>")
    let folder = try Folder(
      files: ["TintBoard.storyboardc": tinted],
      plain: info("<key>UIMainStoryboardFile</key><string>TintBoard</string>"))
    registerStart(try folder.bundle)
    defer { UIApplication.setMainInterface(nil) }
    let delegate = PlainDelegate()
    UIApplication.withLaunched(delegate, on: UIWindowScene(size: CGSize(width: 390, height: 844))) { _ in
      #expect(delegate.window?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("a scene has the delegate and the storyboard of the manifest")
  func sceneManifest() throws {
    let folder = try Folder(
      files: ["SceneBoard.storyboardc": board(scene("<viewController id=\"a\" title=\"Scene\"/>"))],
      plain: info(
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).PageDelegate</string>
        <key>UISceneStoryboardFile</key><string>SceneBoard</string></dict></array></dict></dict>
        """))
    var classes = NibClasses()
    classes.add("PageDelegate") { _ in PageDelegate() }
    registerStart(try folder.bundle, classes)
    defer { UIApplication.setMainInterface(nil) }
    let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    UIApplication.withLaunched(PlainDelegate(), on: scene) { _ in
      let window = (scene.delegate as? PageDelegate)?.window
      #expect(window?.rootViewController?.title == "Scene" && window?.isKeyWindow == true)
    }
  }
}
