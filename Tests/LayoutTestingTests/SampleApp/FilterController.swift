import LayoutTesting

/// A sheet that filters trips: segments, a slider with its value, chips, and a button.
final class FilterController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let order = UISegmentedControl(items: ["Price", "Date", "Name"])
  let slider = UISlider()
  let sliderValue = UILabel.text("Up to $1,500", .body)
  let apply = UIButton(type: .system)
  let footnote = UILabel.text("12 trips match.", .footnote, color: .secondaryLabel)

  override func buildViews() {
    title = "Filter"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: nil, action: nil)
    order.selectedSegmentIndex = 0
    slider.value = 0.6
    slider.accessibilityLabel = "Highest price"
    apply.configuration = .borderedProminent()
    apply.configuration?.title = "Show trips"
    apply.configuration?.baseBackgroundColor = UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1)
    apply.configuration?.baseForegroundColor = .white
    apply.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    let stepper = UIStepper()
    stepper.accessibilityLabel = "People"
    let people = UIStackView(arrangedSubviews: [UILabel.text("Two people", .body), stepper])
    (people.spacing, people.alignment) = (12, .center)
    for view in [
      UILabel.text("Sort by", .headline), order, UILabel.text("Price", .headline), sliderValue, slider,
      people,
      footnote, apply,
    ] { stack.addArrangedSubview(view) }
    (stack.axis, stack.spacing) = (.vertical, 12)
    view.place(scroll)
    scroll.place(stack)
    NSLayoutConstraint.activate(
      scroll.edges(to: view.safeAreaLayoutGuide)
        + stack.edges(
          to: scroll.contentLayoutGuide,
          NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
        + [stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40)])
  }
}
