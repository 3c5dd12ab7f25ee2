import LayoutTesting

/// Steps of a week: a chart that places its bars by frames, a legend, and settings below it.
final class StatisticsController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let span = UISegmentedControl(items: ["Day", "Week", "Year"])
  let heading = UILabel.text("Steps this week", .title2)
  let chart = ChartView()
  let legend = UILabel.text("Goal reached on three days", .footnote)
  let goalRow = UIStackView()
  let goalLabel = UILabel.text("Goal, 8,000 steps", .body)
  let stepper = UIStepper()
  let reminderRow = UIStackView()
  let reminderLabel = UILabel.text("Remind me in the evening", .body)
  let reminder = UISwitch()
  let note = NoteBox()

  override func buildViews() {
    title = "Statistics"
    span.selectedSegmentIndex = 1
    heading.accessibilityTraits = .header
    stepper.accessibilityLabel = "Goal"
    reminder.accessibilityLabel = "Remind me in the evening"
    fill(goalRow, goalLabel, stepper)
    fill(reminderRow, reminderLabel, reminder)
    stack.axis = .vertical
    stack.spacing = 20
    for part in [span, heading, chart, legend, goalRow, reminderRow, note] { stack.addArrangedSubview(part) }
    view.place(scroll)
    scroll.place(stack)
    NSLayoutConstraint.activate(
      scroll.edges(to: view)
        + [
          stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
          stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
          stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          chart.heightAnchor.constraint(equalToConstant: 140),
          span.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
  }

  private func fill(_ row: UIStackView, _ label: UILabel, _ control: UIView) {
    for part in [label, control] { row.addArrangedSubview(part) }
    row.spacing = 12
    row.alignment = .center
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

/// Seven bars, placed by frames in the direction of the language; one element.
final class ChartView: UIView {
  let bars = [0.4, 0.7, 1, 0.5, 0.9, 0.3, 0.6].map { height in
    let bar = ChartBar()
    bar.part = height
    return bar
  }
  /// Places the bars in another way, for tests.
  var placing: (@MainActor (ChartView) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for bar in bars { addSubview(bar) }
    isAccessibilityElement = true
    accessibilityLabel = "Steps by day"
    accessibilityValue = "Most on Wednesday"
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let placing { return placing(self) }
    let width = (bounds.width / 7).rounded(.down)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, bar) in bars.enumerated() {
      let height = (bounds.height * bar.part).rounded()
      let x = CGFloat(isMirrored ? 6 - index : index) * width
      bar.frame = CGRect(x: x, y: bounds.height - height, width: width - 6, height: height)
    }
  }
}

/// One day of the chart.
final class ChartBar: UIView {
  var part = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}

/// A text with room around it, placed by frames, as high as the text needs.
final class NoteBox: UIView {
  let label = UILabel.text("Steps are counted by your phone. They stay on it until you share them.", .body)
  /// The height of the text, for tests; nil for that which it needs.
  var textHeight: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: bounds.width) + 24)
  }

  private func height(in width: CGFloat) -> CGFloat {
    textHeight
      ?? label.sizeThatFits(CGSize(width: width - 24, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(x: 12, y: 12, width: bounds.width - 24, height: height(in: bounds.width))
    if label.frame != frame {
      label.frame = frame
      invalidateIntrinsicContentSize()
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
