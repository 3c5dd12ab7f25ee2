import InterfaceBuilder
import OpenUIKit

/// The controls beside buttons and text fields.
extension NibBuilder {
  func setControl(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let view as UISwitch: setSwitch(view, element)
    case let view as UISlider: setSlider(view, element)
    case let view as UIStepper: setStepper(view, element)
    case let view as UISegmentedControl: setSegments(view, element)
    case let view as UIProgressView: setProgress(view, element)
    case let view as UIActivityIndicatorView: setWheel(view, element)
    case let view as UIPageControl: setPages(view, element)
    case let view as UIDatePicker: setDatePicker(view, element)
    default: break
    }
  }

  private func setSwitch(_ view: UISwitch, _ element: InterfaceElement) {
    view.isOn = element.flag("on") ?? false
    if let color = colors.color("onTintColor", of: element) { view.onTintColor = color }
    if let color = colors.color("thumbTintColor", of: element) { view.thumbTintColor = color }
  }

  private func setSlider(_ view: UISlider, _ element: InterfaceElement) {
    view.minimumValue = Float(element.number("minValue") ?? 0)
    view.maximumValue = Float(element.number("maxValue") ?? 1)
    view.value = Float(element.number("value") ?? 0)
    if let isContinuous = element.flag("continuous") { view.isContinuous = isContinuous }
    if let color = colors.color("minimumTrackTintColor", of: element) { view.minimumTrackTintColor = color }
    if let color = colors.color("maximumTrackTintColor", of: element) { view.maximumTrackTintColor = color }
    if let color = colors.color("thumbTintColor", of: element) { view.thumbTintColor = color }
    if let image = images.image("minimumValueImage", of: element) { view.minimumValueImage = image }
    if let image = images.image("maximumValueImage", of: element) { view.maximumValueImage = image }
  }

  private func setStepper(_ view: UIStepper, _ element: InterfaceElement) {
    view.minimumValue = element.number("minimumValue") ?? 0
    view.maximumValue = element.number("maximumValue") ?? 100
    if let step = element.number("stepValue"), step > 0 { view.stepValue = step }
    view.value = element.number("value") ?? 0
    if let wraps = element.flag("wraps") { view.wraps = wraps }
    if let repeats = element.flag("autorepeat") { view.autorepeat = repeats }
  }

  private func setSegments(_ view: UISegmentedControl, _ element: InterfaceElement) {
    view.removeAllSegments()
    for (index, segment) in element.list("segments").enumerated() {
      if let image = images.image("image", of: segment) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if let isEnabled = segment.flag("enabled") { view.setEnabled(isEnabled, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 { view.setWidth(width, forSegmentAt: index) }
    }
    if let index = element.integer("selectedSegmentIndex"), (0..<view.numberOfSegments).contains(index) {
      view.selectedSegmentIndex = index
    }
    if let isMomentary = element.flag("momentary") { view.isMomentary = isMomentary }
    if let color = colors.color("selectedSegmentTintColor", of: element) {
      view.selectedSegmentTintColor = color
    }
  }

  private func setProgress(_ view: UIProgressView, _ element: InterfaceElement) {
    view.progress = Float(element.number("progress") ?? 0)
    if let color = colors.color("progressTintColor", of: element) { view.progressTintColor = color }
    if let color = colors.color("trackTintColor", of: element) { view.trackTintColor = color }
  }

  private func setWheel(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    view.style = ["large", "whiteLarge"].contains(element["style"]) ? .large : .medium
    // The styles of older files state the colour too.
    if ["white", "whiteLarge"].contains(element["style"]) { view.color = .white }
    if let color = colors.color("color", of: element) { view.color = color }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }

  private func setPages(_ view: UIPageControl, _ element: InterfaceElement) {
    view.numberOfPages = element.integer("numberOfPages") ?? 0
    view.currentPage = element.integer("currentPage") ?? 0
    if let hides = element.flag("hidesForSinglePage") { view.hidesForSinglePage = hides }
    if let color = colors.color("pageIndicatorTintColor", of: element) { view.pageIndicatorTintColor = color }
    if let color = colors.color("currentPageIndicatorTintColor", of: element) {
      view.currentPageIndicatorTintColor = color
    }
  }

  private func setDatePicker(_ view: UIDatePicker, _ element: InterfaceElement) {
    if let mode = element["datePickerMode"].flatMap({ Self.dateModes[$0] }) { view.datePickerMode = mode }
    if let style = element["style"].flatMap({ Self.dateStyles[$0] }) { view.preferredDatePickerStyle = style }
    if let interval = element.integer("minuteInterval") { view.minuteInterval = interval }
    if let name = element.value("locale")?["localeIdentifier"] { view.locale = Locale(identifier: name) }
    view.minimumDate = date("minimumDate", of: element)
    view.maximumDate = date("maximumDate", of: element)
    // Xcode writes a date also where the picker begins with the current one.
    if element.flag("useCurrentDate") != true, let date = date("date", of: element) { view.date = date }
    if let duration = element.number("countDownDuration") { view.countDownDuration = duration }
  }

  /// The point in time of a `date` element; nil if the element has none for the key.
  private func date(_ key: String, of element: InterfaceElement) -> Date? {
    element.value(key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]
  private static let dateStyles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
