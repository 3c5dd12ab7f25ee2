import OpenUIKit
import Testing

private let words = Array(repeating: "word", count: 40).joined(separator: " ")

/// A button whose content size is larger than that of its class.
private final class PaddedButton: UIButton {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 10, height: size.height + 20)
  }
}

/// A label whose content size is larger than that of its class.
private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 10, height: size.height + 20)
  }
}

@MainActor
@Suite("Titles of buttons that wrap")
struct ButtonWrappingTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func filled(_ title: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  }

  /// Lays the view out at the top of the window with a width, and another view below it.
  private func layOut(_ view: UIView, width: CGFloat = 150) -> UIView {
    let below = UIView()
    for view in [view, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    window.layoutIfNeeded()
    return below
  }

  /// The height of the words in a width, as a label has it.
  private func height(of font: UIFont, in width: CGFloat) -> CGFloat {
    let label = UILabel()
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    (label.text, label.font, label.numberOfLines) = (words, font, 0)
    return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  // The title's own size does not affect the layout: openradar.me/23088144 and openradar.me/48962133.
  @Test("A plain button wraps its title, and keeps the height of one line in layout, as UIKit's does")
  func plain() throws {
    let button = UIButton(type: .system)
    button.setTitle(words, for: .normal)
    button.titleLabel?.numberOfLines = 0
    _ = layOut(button)
    let title = try #require(button.titleLabel)
    #expect(title.bounds.width <= 150)
    #expect(title.bounds.height == height(of: title.font, in: 150).rounded(.up))
    #expect(title.bounds.height > 100 && abs(title.frame.midY - button.bounds.midY) <= 0.5)
    let line = UIButton(type: .system)
    line.setTitle("word", for: .normal)
    #expect(button.bounds.height == line.intrinsicContentSize.height)
  }

  @Test("A plain button fits a width with all lines of its title, with default space or with insets")
  func fitting() {
    let button = UIButton(type: .system)
    button.setTitle(words, for: .normal)
    button.titleLabel?.numberOfLines = 0
    window.addSubview(button)
    let size = button.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(
      size.width <= 150 && size.height == height(of: button.titleLabel!.font, in: 150).rounded(.up) + 12)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let inset = button.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(
      inset.width <= 150 && inset.height == height(of: button.titleLabel!.font, in: 100).rounded(.up) + 3)
    button.frame.size = inset
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.minX >= 20 && button.titleLabel!.frame.maxX <= inset.width - 30)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  @Test("A mode that breaks lines is enough, and one line is the default")
  func lineBreakMode() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
    button.setTitle(words, for: .normal)
    window.addSubview(button)
    window.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let line = title.bounds.height
    #expect(line < 30)
    title.lineBreakMode = .byWordWrapping
    window.layoutIfNeeded()
    #expect(title.bounds.height > 5 * line)
  }

  @Test("A wrapped title is beside the image", arguments: [false, true])
  func image(isRightToLeft: Bool) throws {
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    button.setTitle(words, for: .normal)
    button.titleLabel?.numberOfLines = 0
    let picture = CGImage(width: 30, height: 30) { _, _ in .init(red: 0, green: 0, blue: 0, alpha: 1) }
    button.setImage(UIImage(cgImage: try #require(picture)), for: .normal)
    window.addSubview(button)
    window.layoutIfNeeded()
    let (title, image) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    let gap = isRightToLeft ? image.minX - title.maxX : title.minX - image.maxX
    #expect(abs(gap) < 0.001)
    #expect(title.minX >= 0 && title.maxX <= 150 && image.minX >= 0 && image.maxX <= 150)
    #expect(title.height == height(of: button.titleLabel!.font, in: 120).rounded(.up))
  }

  @Test("A configured button is as high as its texts in the width that layout gives it")
  func configured() throws {
    let button = UIButton(configuration: filled(words))
    let below = layOut(button)
    #expect(button.bounds.height == button.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(button.bounds.height > 150 && below.frame.minY == button.frame.maxY)
    let title = try #require(button.titleLabel)
    #expect(title.frame.minY >= 7 && title.frame.maxY <= button.bounds.height - 7 + 1)
    #expect(
      button.systemLayoutSizeFitting(
        CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height == button.sizeThatFits(CGSize(width: 250, height: 0)).height)
  }

  @Test("The height of a configured button follows another width, title, subtitle and image")
  func changes() throws {
    let button = UIButton(configuration: filled("word"))
    _ = layOut(button)
    let line = button.bounds.height
    func check(_ change: (inout UIButton.Configuration) -> Void) throws -> CGFloat {
      change(&button.configuration!)
      window.layoutIfNeeded()
      #expect(
        button.bounds.height == button.sizeThatFits(CGSize(width: button.bounds.width, height: 0)).height)
      return button.bounds.height
    }
    let wrapped = try check { $0.title = words }
    #expect(wrapped > 4 * line)
    #expect(try check { $0.subtitle = words } > wrapped)
    #expect(try check { $0.subtitle = nil } == wrapped)
    button.constraints.first { $0.firstAttribute == .width }?.constant = 300
    #expect(try check { _ in } < wrapped)
    #expect(try check { $0.titleLineBreakMode = .byTruncatingTail } == line)
    #expect(try check { $0.titleLineBreakMode = .byWordWrapping } > line)
    #expect(try check { $0.title = "word" } == line)
  }

  @Test("Buttons of a stack are as high as their titles")
  func stack() {
    let buttons = (0..<3).map { _ in UIButton(configuration: filled(words)) }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    _ = layOut(stack, width: 200)
    for button in buttons {
      #expect(button.bounds.height == button.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }
    #expect(stack.bounds.height == buttons.reduce(0) { $0 + $1.bounds.height })
  }

  @Test("The content size of a subclass counts in the width of the layout too")
  func subclasses() {
    let button = PaddedButton(configuration: filled(words))
    _ = layOut(button)
    #expect(button.bounds.height == button.sizeThatFits(CGSize(width: 150, height: 0)).height + 20)
    let label = PaddedLabel()
    (label.text, label.numberOfLines) = (words, 0)
    _ = layOut(label)
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height + 20)
  }
}
