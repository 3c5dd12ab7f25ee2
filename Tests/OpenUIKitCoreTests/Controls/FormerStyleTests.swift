import OpenUIKit
import Testing

@testable import OpenUIKitCore

/// Names that UIKit has deprecated and that apps use. Apple's documentation states what each of them means.
@MainActor
@Suite("Styles and names of former releases")
struct FormerStyleTests {
  @Test("The styles of activity indicators have their size and their colour")
  func activityIndicators() {
    for (style, side, color) in [
      (UIActivityIndicatorView.Style.whiteLarge, 37 as CGFloat, UIColor.white), (.white, 20, .white),
      (.gray, 20, .systemGray), (.large, 37, .systemGray),
    ] {
      let wheel = UIActivityIndicatorView(style: style)
      #expect(wheel.intrinsicContentSize == CGSize(width: side, height: side))
      #expect(wheel.color == color && wheel.subviews.allSatisfy { $0.backgroundColor == color })
    }
  }

  @Test("The colour of an activity indicator stands before that of its style")
  func indicatorColor() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .red
    wheel.style = .white
    #expect(wheel.color == .red)
    wheel.color = nil
    #expect(wheel.color == .white && wheel.subviews.allSatisfy { $0.backgroundColor == .white })
    wheel.style = .medium
    #expect(wheel.color == .systemGray)
  }

  @Test("Materials of one appearance have its colour in both")
  func materials() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for (both, ofLight, ofDark) in [
      (
        UIBlurEffect.Style.systemUltraThinMaterial, UIBlurEffect.Style.systemUltraThinMaterialLight,
        UIBlurEffect.Style.systemUltraThinMaterialDark
      ),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ] {
      let color = UIBlurEffect(style: both).color
      for traits in [light, dark] {
        #expect(
          UIBlurEffect(style: ofLight).color.resolvedColor(with: traits) == color.resolvedColor(with: light))
        #expect(
          UIBlurEffect(style: ofDark).color.resolvedColor(with: traits) == color.resolvedColor(with: dark))
      }
    }
  }

  @Test("Black bars have white status bars above them, also by their former names")
  func barStyles() {
    for style in [UIBarStyle.blackOpaque, .blackTranslucent] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.barStyle = style
      #expect(navigation.preferredStatusBarStyle == .lightContent)
    }
  }

  @Test("The background of grouped tables has its present colour")
  func groupedBackground() {
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test("The metrics of a text style scale as the style does")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    for style in [UIFont.TextStyle.body, .largeTitle, .caption2] {
      #expect(
        style.metrics.scaledValue(for: 10, compatibleWith: traits)
          == UIFontMetrics(forTextStyle: style).scaledValue(for: 10, compatibleWith: traits))
    }
  }

  @Test("Each icon of the system is a symbol, and types that mean different things have different ones")
  func shortcutIcons() {
    let types = (0...28).compactMap { UIApplicationShortcutIcon.IconType(rawValue: $0) }
    let names = types.compactMap { UIApplicationShortcutIcon(type: $0).systemImageName }
    #expect(types.count == 29 && Set(names).count == 29)
    #expect(names.allSatisfy { UIImage(systemName: $0) != nil })
    #expect(UIApplicationShortcutIcon(type: .search).systemImageName == "magnifyingglass")
    #expect(UIApplicationShortcutIcon(type: .update).systemImageName == "arrow.clockwise")
  }

  @Test("Bars appear and disappear in the time that the navigation controller states")
  func barDuration() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let top = navigation.navigationBar.frame.minY
    navigation.setNavigationBarHidden(true, animated: true)
    window.clock.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) + 0.01)
    window.layoutIfNeeded()
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(navigation.navigationBar.frame.minY < top || navigation.navigationBar.isHidden)
  }

  @Test("The menus of the system have names of their own")
  func menuNames() {
    let names: [UIMenu.Identifier] = [
      .application, .file, .edit, .view, .window, .help, .about, .preferences, .services, .hide, .quit,
      .newScene,
      .openRecent, .close, .print, .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling,
      .spellingPanel, .spellingOptions, .substitutions, .substitutionsPanel, .substitutionOptions,
      .transformations, .speech, .lookup, .learn, .format, .font, .textSize, .textColor, .textStylePasteboard,
      .text, .writingDirection, .alignment, .toolbar, .fullscreen, .minimizeAndZoom, .bringAllToFront, .root,
    ]
    #expect(Set(names).count == 44)
  }
}
