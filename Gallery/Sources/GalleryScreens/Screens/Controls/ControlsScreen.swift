import Masonry
import UIKitShim

/// One of each control, in rows with a name at the side.
final class ControlsScreen: ScreenView {
  private let rows = UIStackView()

  override func build() {
    backgroundColor = Palette.grouped
    rows.axis = .vertical
    rows.spacing = 12
    addColumn(rows, inset: 16, top: 16)
    addSwitches()
    addSliders()
    addChoices()
    addProgress()
    addButtons()
  }

  private func addSwitches() {
    let (on, off, disabled) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    disabled.isOn = true
    disabled.isEnabled = false
    addRow("Wi-Fi", on)
    addRow("Flight mode", off)
    addRow("Locked", disabled)
  }

  private func addSliders() {
    for (name, value) in [("Volume", Float(0.35)), ("Brightness", 1)] {
      let slider = UISlider()
      slider.value = value
      addRow(name, slider, isWide: true)
    }
  }

  private func addChoices() {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    addRow("Show", segments, isWide: true)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.pageIndicatorTintColor = Palette.quietDot
    pages.currentPageIndicatorTintColor = .systemBlue
    addRow("Page", pages)
  }

  private func addProgress() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    addRow("Download", progress, isWide: true)
    for (name, style) in [("Waiting", UIActivityIndicatorView.Style.medium), ("Loading", .large)] {
      let indicator = UIActivityIndicatorView(style: style)
      indicator.startAnimating()
      addRow(name, indicator)
    }
  }

  private func addButtons() {
    let plain = TouchableButton(type: .system)
    plain.setTitle("Reset all settings", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Nothing to undo", for: .normal)
    disabled.isEnabled = false
    for button in [plain, disabled] {
      button.titleLabel?.useFont(ofSize: 15)
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.7
    }
    addRow("Button", plain)
    addRow("Disabled", disabled)
  }

  /// Adds a card with a name at the start and a control at the end, or from the middle on.
  private func addRow(_ name: String, _ control: UIView, isWide: Bool = false) {
    rows.addArrangedSubview(ControlCard(name, control, isWide: isWide))
  }
}
