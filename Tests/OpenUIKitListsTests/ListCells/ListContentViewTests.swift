import OpenUIKit
import Testing

@MainActor
@Suite("Content views outside lists")
struct ListContentViewTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("have the height of their texts in the width that one layout gives them")
  func height() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = Array(repeating: "word", count: 40).joined(separator: " ")
    content.secondaryText = content.text
    let (view, fitted) = (UIListContentView(configuration: content), UIView())
    for view in [view, fitted] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    window.addSubview(fitted)
    fitted.addSubview(view)
    NSLayoutConstraint.activate([
      fitted.widthAnchor.constraint(equalToConstant: 200),
      fitted.topAnchor.constraint(equalTo: window.topAnchor),
      view.leftAnchor.constraint(equalTo: fitted.leftAnchor),
      view.rightAnchor.constraint(equalTo: fitted.rightAnchor),
      view.topAnchor.constraint(equalTo: fitted.topAnchor),
      view.bottomAnchor.constraint(equalTo: fitted.bottomAnchor),
    ])
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let size = fitted.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == height && height > 200)
    window.layoutIfNeeded()
    #expect(view.bounds.height == height && fitted.bounds.height == height)
  }
}
