// Measures LayoutTesting: layouts with all checks, pictures, and the page of 200 configurations, of a screen of 50 views.

import Foundation
import LayoutTesting
import Masonry

/// A screen of 50 views: a header, and eight rows of an image, a title, a note and two buttons in a stack.
final class BenchController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var previous: UIView = addHeader()
    for index in 0..<8 { previous = addRow(index, below: previous) }
  }

  private func addHeader() -> UIView {
    let header = UILabel()
    header.text = "Fifty views"
    header.font = .preferredFont(forTextStyle: .title1)
    view.addSubview(header)
    header.mas_makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
      make.leading.trailing.equalTo(view).inset(16)
    }
    return header
  }

  private func addRow(_ index: Int, below previous: UIView) -> UIView {
    let row = UIView()
    view.addSubview(row)
    row.mas_makeConstraints { make in
      make.top.equalTo(previous.mas_bottom).offset(8)
      make.leading.trailing.equalTo(view).inset(16)
    }
    let icon = UIImageView()
    icon.backgroundColor = .systemTeal
    let (title, note) = (label("Row \(index + 1)", .headline), label("What it is about", .subheadline))
    let stack = UIStackView(arrangedSubviews: [title, note])
    stack.axis = .vertical
    let button = UIButton(type: .system)
    button.setTitle("Open \(index + 1)", for: .normal)
    for part in [icon, stack, button] { row.addSubview(part) }
    icon.mas_makeConstraints { make in
      make.leading.centerY.equalTo(row)
      make.size.equalTo(CGSize(width: 40, height: 40))
    }
    stack.mas_makeConstraints { make in
      make.leading.equalTo(icon.mas_trailing).offset(12)
      make.top.bottom.equalTo(row)
      make.trailing.lessThanOrEqualTo(button.mas_leading).offset(-8)
    }
    button.mas_makeConstraints { make in
      make.trailing.centerY.equalTo(row)
      make.size.greaterThanOrEqualTo(CGSize(width: 44, height: 44))
    }
    return row
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

/// The median rate of five runs of `count` calls, per second of time.
@MainActor
func rate(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var rates: [Double] = []
  for _ in 0..<5 {
    let began = ContinuousClock.now
    for index in 0..<count { try body(index) }
    rates.append(Double(count) / ((ContinuousClock.now - began) / .seconds(1)))
  }
  return rates.sorted()[2]
}

let configurations = Configuration.matrix(
  devices: Device.phones + [.iPadMini], appearances: [.light, .dark],
  contentSizes: [.small, .large, .extraExtraLarge, .accessibilityMedium, .accessibilityLarge],
  directions: [.leftToRight, .rightToLeft])
let kinds = Set(LayoutProblem.Kind.allCases).subtracting([.contrast])

/// One of the measured parts of the work on a screen.
enum Part: String {
  case layouts, audits, pictures

  @MainActor
  func run(_ configuration: Configuration) throws {
    let layout = ScreenLayout(in: configuration) { BenchController() }
    switch self {
    case .layouts: _ = layout.problems(of: kinds)
    case .audits: _ = layout.problems
    case .pictures: _ = try layout.picture(scale: 2)
    }
  }
}

// For a profile, `layout-testing-bench audits 20` does one part of the work 20 times, and nothing else.
if CommandLine.arguments.count == 3, let part = Part(rawValue: CommandLine.arguments[1]),
  let count = Int(CommandLine.arguments[2])
{
  for index in 0..<count { try part.run(configurations[index % configurations.count]) }
  exit(0)
}

let sample = ScreenLayout { BenchController() }
print("views: \(sample.frames.split(separator: "\n").count), configurations: \(configurations.count)")

let layouts = rate(200) { index in
  _ = ScreenLayout(in: configurations[index]) { BenchController() }.problems(of: kinds)
}
print("layouts a second, with all checks but the contrast: \(Int(layouts))")
let audits = rate(20) { index in
  _ = ScreenLayout(in: configurations[index * 10]) { BenchController() }.problems
}
print("layouts a second, with all checks: \(Int(audits))")
let pictures = try rate(40) { _ in _ = try sample.picture(scale: 2) }
print("pictures a second, at scale 2: \(Int(pictures))")
let began = ContinuousClock.now
let report = try LayoutReport(of: "Fifty views", in: configurations) { BenchController() }
let drawn = ContinuousClock.now - began
try report.writeHTML(
  to: FileManager.default.temporaryDirectory.appendingPathComponent("layout-report.html").path)
print(
  "\(configurations.count) configurations, drawn and audited: \(drawn), and written as a page: \(ContinuousClock.now - began)"
)
