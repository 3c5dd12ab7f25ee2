import OpenUIKit
import Testing

@MainActor
@Suite("UIWindowScene")
struct UIWindowSceneTests {
  @Test("A window fills its scene and takes its scale and traits over")
  func window() {
    let scene = UIWindowScene(
      size: CGSize(width: 300, height: 500), scale: 2, traits: UITraitCollection(userInterfaceIdiom: .pad))
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 500) && window.screenScale == 2)
    #expect(window.traitCollection.userInterfaceIdiom == .pad && window.windowScene === scene)
  }

  @Test("An app that asks for an orientation that the window does not have gets an error")
  func geometry() {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500), scale: 2)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    var errors: [any Error] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
    scene.requestGeometryUpdate(.iOS()) { errors.append($0) }
    #expect(errors.isEmpty)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    #expect(errors.count == 1)
    #expect(scene.traitCollection.displayScale == 2)
  }

  @Test("A responder keeps the shortcuts above its keyboard, and a URL the options of its sender")
  func requests() {
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
    UIDevice.current.playInputClick()
  }

  @Test("A window measures texts as its scene does, from its first layout on")
  func measurer() {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500))
    #expect(UIWindow(windowScene: scene).textMeasurer === DeterministicTextMeasurer.shared)
    let measurer = DeterministicTextMeasurer()
    scene.textMeasurer = measurer
    #expect(UIWindow(windowScene: scene).textMeasurer === measurer)
  }

  @Test("A scene lists its windows until they are deallocated, and the last key window")
  func windows() {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500))
    let first = UIWindow(windowScene: scene)
    do {
      let second = UIWindow(windowScene: scene)
      second.makeKey()
      #expect(scene.windows == [first, second] && scene.keyWindow === second)
    }
    #expect(scene.windows == [first] && scene.keyWindow == nil)
    first.makeKeyAndVisible()
    #expect(scene.keyWindow === first)
  }

  @Test("A scene lists its windows from back to front: by level, and within a level as they came")
  func levels() {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500))
    let windows = (0..<4).map { _ in UIWindow(windowScene: scene) }
    #expect(windows.allSatisfy { $0.windowLevel == .normal } && scene.windows == windows)
    windows[0].windowLevel = .alert
    windows[1].windowLevel = .statusBar + 1
    #expect(scene.windows == [windows[2], windows[3], windows[1], windows[0]])
    windows[0].windowLevel = .normal - 1
    #expect(scene.windows == [windows[0], windows[2], windows[3], windows[1]])
  }

  @Test("A named picture comes from the window made key last, and there is none without a table")
  func namedImages() throws {
    let window = UIWindow(frame: .zero)
    window.makeKey()
    #expect(UIImage(named: "dot") == nil)
    let dot = UIImage(
      cgImage: try #require(CGImage(width: 2, height: 2) { _, _ in .red }), scale: 2, orientation: .up)
    window.imageSource = { ["dot": dot][$0] }
    #expect(UIImage(named: "dot")?.cgImage === dot.cgImage && UIImage(named: "dot")?.size.width == 1)
    #expect(UIImage(named: "line") == nil)
  }

  @Test("A window gets the pictures, the colours and the text measurer of the scene that it joins")
  func sourcesOfTheScene() throws {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500))
    let measurer = DeterministicTextMeasurer()
    scene.textMeasurer = measurer
    scene.imageSource = { $0 == "dot" ? UIImage() : nil }
    scene.colorSource = { $0 == "brand" ? .red : nil }
    let window = UIWindow(frame: .zero)
    let other = window.textMeasurer
    window.makeKey()
    #expect(UIImage(named: "dot") == nil && other !== measurer)
    window.windowScene = scene
    #expect(UIImage(named: "dot") != nil && UIImage(named: "line") == nil)
    #expect(UIColor(named: "brand") == .red && UIColor(named: "other") == nil)
    #expect(window.textMeasurer === measurer)
  }

  @Test("The space of a scene begins at its corner, and windows lie in it by their frames")
  func coordinateSpace() {
    let scene = UIWindowScene(size: CGSize(width: 300, height: 500))
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    let space = scene.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 21, y: 32))
    #expect(view.convert(CGPoint(x: 21, y: 32), from: space) == .zero)
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 21, y: 32, width: 10, height: 10))
    #expect(space.convert(CGRect(x: 21, y: 32, width: 5, height: 5), to: view).origin == .zero)
    #expect(scene.screen.bounds.size == window.screen.bounds.size)
  }

  @Test("The scale of a view is its window's unless set, and NaN is refused")
  func contentScale() {
    let view = UIView()
    let window = UIWindow(frame: .zero)
    window.screenScale = 2
    window.addSubview(view)
    #expect(view.contentScaleFactor == 2)
    view.contentScaleFactor = 4
    #expect(view.contentScaleFactor == 4)
    view.contentScaleFactor = .nan
    #expect(view.contentScaleFactor == 2)
  }
}
