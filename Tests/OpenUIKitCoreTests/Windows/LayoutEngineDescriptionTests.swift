import OpenUIKit
import Testing

@MainActor
@Suite struct LayoutEngineDescriptionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  private func show() {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "box"
    window.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16)
    leading.identifier = "indent"
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  @Test func itemsRowsAndTheSolverHaveTheSameNumbers() throws {
    show()
    window.layoutIfNeeded()
    let lines = window.layoutEngineDescription.split(separator: "\n")
    let item = try #require(lines.first { $0.hasPrefix("x") && $0.contains("'box'") })
    #expect(item.contains(" = 16.0 20.0 100.0 44.0 "))
    let row = try #require(lines.first { $0.contains("'indent'") })
    let number = try #require(row.split(separator: " ").first)
    let left = try #require(item.split(separator: " ").first)
    #expect(lines.contains { $0.hasPrefix("\(number) @") && $0.contains("\(left) ") })
    #expect(lines.contains { $0.hasPrefix("\(left) = 16.0 ") })
  }

  @Test func itDoesNotLayOut() {
    show()
    #expect(!window.layoutEngineDescription.contains("box"))
    #expect(view.frame == .zero)
  }
}
