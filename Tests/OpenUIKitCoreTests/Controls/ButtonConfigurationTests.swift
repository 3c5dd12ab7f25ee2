import OpenUIKit
import Testing

@testable import OpenUIKitCore

@MainActor
@Suite("Buttons with configurations")
struct ButtonConfigurationTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ button: UIButton) -> UIButton {
    window.addSubview(button)
    button.sizeToFit()
    window.layoutIfNeeded()
    return button
  }

  private func image(_ side: Int) -> UIImage {
    UIImage(
      cgImage: CGImage(width: side, height: side) { _, _ in .init(red: 0, green: 0, blue: 0, alpha: 1) }!)
  }

  @Test("have the size of title and insets, which depend on the size of the button")
  func sizes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = show(UIButton(configuration: configuration))
    let title = button.titleLabel!.intrinsicContentSize
    #expect(abs(button.bounds.width - title.width - 24) < 1e-9)
    #expect(abs(button.bounds.height - title.height - 14) < 1e-9)
    configuration.buttonSize = .large
    button.configuration = configuration
    #expect(abs(button.intrinsicContentSize.height - title.height - 30) < 1e-9)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .mini
    button.configuration = configuration
    #expect(button.configuration?.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test("have a label of the subtitle, which the configuration fills")
  func subtitleLabel() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = show(UIButton(configuration: configuration))
    #expect(button.subtitleLabel == nil && UIButton(type: .system).subtitleLabel == nil)
    configuration.subtitle = "Now"
    button.configuration = configuration
    window.layoutIfNeeded()
    #expect(button.subtitleLabel?.text == "Now" && button.subtitleLabel !== button.titleLabel)
  }

  /// Arrows are 9 points wide, 5 points after the texts.
  @Test("show arrows after the texts if the configuration asks for them", arguments: [false, true])
  func popUpMark(isRightToLeft: Bool) throws {
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Sort"
    let button = show(UIButton(configuration: configuration))
    let width = button.bounds.width
    configuration.indicator = .popup
    configuration.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    button.configuration = configuration
    button.bounds.size = button.intrinsicContentSize
    window.layoutIfNeeded()
    let mark = try #require(button.subviews.first { $0 is PopUpMark })
    let title = try #require(button.titleLabel)
    #expect(abs(button.bounds.width - width - 14) < 0.5 && mark.tintColor == .red)
    #expect(
      abs((isRightToLeft ? title.frame.minX - mark.frame.maxX : mark.frame.minX - title.frame.maxX) - 5)
        < 1e-9)
    #expect(button.bounds.contains(mark.frame) && mark.frame.midY == title.frame.midY)
    configuration.indicator = .automatic
    button.configuration = configuration
    button.bounds.size = button.intrinsicContentSize
    window.layoutIfNeeded()
    #expect(button.bounds.width == width && !button.subviews.contains { $0 is PopUpMark })
  }

  @Test(
    "put the image at an edge of the texts, which follows the layout direction", arguments: [false, true])
  func placement(isRightToLeft: Bool) throws {
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = image(20)
    configuration.imagePadding = 5
    let button = show(UIButton(configuration: configuration))
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(
      abs((isRightToLeft ? picture.frame.minX - title.frame.maxX : title.frame.minX - picture.frame.maxX) - 5)
        < 1)
    for edge in [NSDirectionalRectEdge.trailing, .top, .bottom] {
      configuration.imagePlacement = edge
      button.configuration = configuration
      button.sizeToFit()
      window.layoutIfNeeded()
      switch edge {
      case .trailing: #expect((picture.frame.midX > title.frame.midX) != isRightToLeft)
      case .top: #expect(abs(title.frame.minY - picture.frame.maxY - 5) < 1)
      default: #expect(abs(picture.frame.minY - title.frame.maxY - 5) < 1)
      }
    }
  }

  @Test("put a subtitle below the title, at the title's distance")
  func subtitle() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.titlePadding = 4
    let button = show(UIButton(configuration: configuration))
    let labels = button.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map { $0.text } == ["Title", "Subtitle"])
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 4) < 1)
    #expect(button.accessibilityLabel == "Title, Subtitle")
    #expect(button.bounds.height > 40)
  }

  @Test("show an activity indicator instead of the image")
  func indicator() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = image(20)
    configuration.showsActivityIndicator = true
    let button = show(UIButton(configuration: configuration))
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true && button.imageView?.image == nil)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    window.layoutIfNeeded()
    #expect(indicator?.isAnimating == false && button.imageView?.image != nil)
  }

  @Test("have the colours of their style, of the tint, of the state and of the role")
  func colors() {
    let button = show(UIButton(configuration: .filled()))
    button.tintColor = .systemGreen
    button.setTitle("Title", for: .normal)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Title")
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews[0].backgroundColor == .systemGreen)
    button.role = .destructive
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .systemRed)
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .tertiarySystemFill)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    button.configuration?.baseBackgroundColor = .systemPink
    button.configuration?.baseForegroundColor = .black
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .systemPink && button.titleLabel?.textColor == .black)
    button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue
    }
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .blue)
  }

  @Test("have round corners of their style")
  func corners() {
    let button = show(UIButton(configuration: .tinted()))
    button.frame.size = CGSize(width: 100, height: 40)
    for (style, radius) in [
      (UIButton.Configuration.CornerStyle.capsule, CGFloat(20)), (.dynamic, 5.95), (.large, 14),
    ] {
      button.configuration?.cornerStyle = style
      window.layoutIfNeeded()
      #expect(button.subviews[0].layer.cornerRadius == radius)
    }
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    window.layoutIfNeeded()
    #expect(button.subviews[0].layer.cornerRadius == 3)
  }

  @Test("call the update handler once for each change of the state, before they are shown")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    _ = show(button)
    #expect(count == 1 && button.titleLabel?.text == "Up")
    button.isHighlighted = true
    window.layoutIfNeeded()
    #expect(count == 2 && button.titleLabel?.text == "Down")
    window.layoutIfNeeded()
    #expect(count == 2)
    button.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(count == 3)
  }

  @Test("take title, image and closure of an action")
  func action() {
    var count = 0
    let button = show(
      UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Act", image: image(5)) { _ in count += 1 }))
    #expect(button.configuration?.title == "Act" && button.configuration?.image?.size.width == 5)
    window.sendTouch(.began, at: button.center)
    window.sendTouch(.ended, at: button.center)
    #expect(count == 1)
  }

  @Test("break a long title into lines in a narrow button")
  func lines() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A long title that needs more than a line"
    let button = show(UIButton(configuration: configuration))
    let single = button.bounds.height
    #expect(button.sizeThatFits(CGSize(width: 150, height: 0)).height > single)
  }

  @Test("show attributes of texts, and transform them")
  func attributes() {
    var title = AttributedString("Red")
    title.foregroundColor = UIColor.red
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    let button = show(UIButton(configuration: configuration))
    #expect(
      button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
    #expect(configuration.attributedTitle == title && configuration.title == "Red")
    button.configuration?.attributedTitle = nil
    button.configuration?.title = "Large"
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 40)
      return outgoing
    }
    window.layoutIfNeeded()
    let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 40)
  }

  @Test("show titles and images of states again without a configuration")
  func removal() {
    let button = show(UIButton(type: .system))
    button.setTitle("State", for: .normal)
    button.configuration = .filled()
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "State")
    button.configuration = nil
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "State" && button.subviews.count == 1)
  }

  @Test("buttons without a configuration show attributed titles")
  func attributedTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("Plain", for: .normal)
    let large = NSAttributedString(string: "Attributed", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    button.setAttributedTitle(large, for: .normal)
    _ = show(button)
    #expect(button.titleLabel?.attributedText?.string == "Attributed")
    #expect(button.bounds.height > 44 && button.accessibilityLabel == "Attributed")
    #expect(button.currentAttributedTitle == large && button.currentTitle == "Plain")
    button.setAttributedTitle(nil, for: .normal)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test(
    "buttons of some types have a sign and a name",
    arguments: [
      (UIButton.ButtonType.close, CGSize(width: 30, height: 30), "Close"),
      (.contactAdd, CGSize(width: 73.0 / 3, height: 71.0 / 3), "Add"),
      (.infoLight, CGSize(width: 24, height: 24), "More Info"),
    ])
  func types(type: UIButton.ButtonType, size: CGSize, label: String) {
    let button = show(UIButton(type: type))
    #expect(abs(button.bounds.width - size.width) < 0.01 && abs(button.bounds.height - size.height) < 0.01)
    #expect(button.accessibilityLabel == label && button.buttonType == type)
  }
}
