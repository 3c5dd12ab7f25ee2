import OpenUIKit
import Testing

/// Text in the middle of a view keeps its distance from the centre, so a view that is aligned at both does not grow.
@MainActor
@Suite("Baselines of text in the middle of a view")
struct CentredBaselineTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    return label
  }

  private func views() -> [UIView] {
    let plain = UIButton(type: .system)
    plain.setTitle("Send", for: .normal)
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Send"
    let field = UITextField()
    field.text = "Send"
    return [plain, configured, field]
  }

  @Test(
    "a view with the centre and the baseline of a label keeps its height", arguments: 0..<3, [false, true])
  func settles(index: Int, labelHugsMore: Bool) {
    // The height of a button in such a layout is recorded: 30, that of its content.
    let (view, label) = (views()[index], label())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    if labelHugsMore { label.setContentHuggingPriority(.defaultLow + 1, for: .vertical) }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let frames = [view.frame, label.frame]
    #expect(abs(view.frame.height - view.intrinsicContentSize.height) < 0.34)
    for _ in 0..<4 {
      window.setNeedsLayout()
      view.setNeedsLayout()
      label.setNeedsLayout()
      window.layoutIfNeeded()
      #expect([view.frame, label.frame] == frames)
    }
  }

  @Test(
    "the baseline of a title in the middle of a high button is that of the letters",
    arguments: [30, 44, 90] as [CGFloat])
  func highButton(height: CGFloat) throws {
    let (button, label) = (views()[0], label())
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      button.heightAnchor.constraint(equalToConstant: height),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let title = try #require((button as? UIButton)?.titleLabel)
    let letters = 100 + title.frame.minY + title.font.ascender
    #expect(abs(label.frame.minY + label.font.ascender - letters) <= 1)
  }

  @Test("a title that moves to the top of its button takes the baseline along")
  func alignment() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    let marker = constrainedView(in: window)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 200),
      marker.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let middle = marker.frame.minY
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    #expect(middle > 90 && marker.frame.minY < 40)
    button.contentVerticalAlignment = .center
    window.layoutIfNeeded()
    #expect(marker.frame.minY == middle)
  }

  @Test("symbols have a baseline", arguments: [17, 40] as [CGFloat])
  func symbol(pointSize: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    let image = try #require(UIImage(systemName: "circle", withConfiguration: configuration))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let label = label()
    label.font = .systemFont(ofSize: pointSize)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let fromBottom = try #require(image.baselineOffsetFromBottom)
    #expect(abs(label.frame.minY + label.font.ascender - (50 + image.size.height - fromBottom)) <= 1)
    view.image = image.imageWithoutBaseline()
    window.layoutIfNeeded()
    #expect(abs(label.frame.minY + label.font.ascender - 50) <= 1)
  }
}
