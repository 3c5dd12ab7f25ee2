import OpenUIKit
import Testing

@MainActor
private final class TraitView: UIView {
  var log: [UIUserInterfaceStyle?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append(previousTraitCollection?.userInterfaceStyle)
  }
}

@MainActor
@Suite("Traits")
struct TraitTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test(
    "Size classes of devices, as Apple publishes them for full screens",
    arguments: [
      (390.0, 844.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (844, 390, .compact, .compact), (932, 430, .regular, .compact), (320, 568, .compact, .regular),
      (667, 375, .compact, .compact), (744, 1133, .regular, .regular), (1024, 768, .regular, .regular),
      (320, 1024, .compact, .regular),
    ])
  func sizeClasses(
    width: Double, height: Double, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: width, height: height))
    #expect(window.traitCollection.horizontalSizeClass == horizontal)
    #expect(window.traitCollection.verticalSizeClass == vertical)
  }

  @Test("A collection has what its parts specify, the last one first")
  func collections() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    #expect(
      UITraitCollection { $0.userInterfaceStyle = .dark } == UITraitCollection(userInterfaceStyle: .dark))
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("The capability of measuring force is a trait like others")
  func forceTouch() {
    let traits = UITraitCollection(forceTouchCapability: .available)
    #expect(traits.forceTouchCapability == .available && UITraitCollection().forceTouchCapability == .unknown)
    let both = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), traits])
    #expect(both.forceTouchCapability == .available && both.containsTraits(in: traits))
    #expect(traits != UITraitCollection(forceTouchCapability: .unavailable))
    window.hostTraits = traits
    #expect(window.traitCollection.forceTouchCapability == .available)
  }

  @Test("The host's traits reach every view, which is notified of changes once")
  func inheritance() {
    let (outer, inner) = (TraitView(), TraitView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    window.addSubview(outer)
    (outer.log, inner.log) = ([], [])
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.log == [.light] && inner.log == [.light])
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(inner.log.count == 1)
  }

  @Test("In the dark, backgrounds are lighter on a sheet than on the screen")
  func elevation() {
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    let (root, sheet) = (UIViewController(), UIViewController())
    for controller in [root, sheet] { controller.view.backgroundColor = .systemBackground }
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel != .elevated)
    let (base, raised) = (root.view.layer.backgroundColor, sheet.view.layer.backgroundColor)
    #expect(base?.red == 0 && raised?.red == 28 / 255)
    window.hostTraits = UITraitCollection(userInterfaceStyle: .light)
    #expect(sheet.view.layer.backgroundColor?.red == 1)
  }

  @Test("An override holds inside, and keeps changes from outside away")
  func overrides() {
    let (outer, inner) = (TraitView(), TraitView())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    window.addSubview(outer)
    inner.log = []
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(inner.log.isEmpty)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.log.isEmpty)
    window.hostTraits = UITraitCollection()
    #expect(inner.log == [.dark])
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("A controller's overrides hold in its view, and it is notified of changes")
  func controllers() {
    let controller = TraitController()
    window.rootViewController = controller
    controller.log = 0
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark && controller.log == 1)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    window.frame.size = CGSize(width: 1024, height: 768)
    #expect(controller.traitCollection.horizontalSizeClass == .regular && controller.log == 2)
  }

  @Test("Closures are called for the traits that they are registered for")
  func registrations() {
    let view = UIView()
    window.addSubview(view)
    var log: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      log.append("\(old.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    window.hostTraits = UITraitCollection(displayScale: 2)
    #expect(log.isEmpty)
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(log == ["light dark"])
    view.unregisterForTraitChanges(registration)
    window.hostTraits = UITraitCollection()
    #expect(log.count == 1)
  }

  @Test("An overridden direction mirrors constraints")
  func direction() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = constrainedView(in: outer)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    outer.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 70)
    window.layoutDirection = .rightToLeft
    outer.traitOverrides.layoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
  }

  @Test("Dynamic colours follow the style of their surroundings, and windows redraw")
  func colors() throws {
    let (view, label) = (UIView(), UILabel())
    view.backgroundColor = .systemBackground
    label.text = "a"
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.addSubview(label)
    window.addSubview(view)
    let light = window.displayList()
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(light.texts.first?.color == DisplayList.Color(UIColor.black.cgColor))
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    let dark = window.displayList()
    #expect(dark.generation == light.generation + 1)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(dark.texts.first?.color == DisplayList.Color(UIColor.white.cgColor))
  }

  @Test("A colour can ask a closure, and keeps asking with another opacity")
  func providedColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.cgColor == UIColor.blue.cgColor)
    #expect(color.resolvedColor(with: dark) == .red)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.red == 1)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
    #expect(
      UIColor.label == .label && UIColor.label != .black && UIColor.red.resolvedColor(with: dark) == .red)
  }

  @Test("Layers get colours of the view's style while the view is notified of the change")
  func currentTraits() {
    let view = BorderView()
    window.addSubview(view)
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.layer.borderColor == UIColor.white.cgColor)
  }

  @Test("Categories of text sizes are in order")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
  }
}

@MainActor
private final class TraitController: UIViewController {
  var log = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log += 1 }
}

@MainActor
private final class BorderView: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    layer.borderColor = UIColor.label.cgColor
  }
}
