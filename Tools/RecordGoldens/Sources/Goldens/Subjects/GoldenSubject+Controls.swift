import UIKitShim

extension GoldenSubject {
  /// Controls and bars in their natural sizes.
  static var controls: [GoldenSubject] { plain + buttons + fields + bars }

  private static var plain: [GoldenSubject] {
    [
      GoldenSubject("control/switch") { UISwitch() },
      GoldenSubject("control/slider", width: 200) { UISlider() },
      GoldenSubject("control/stepper") { UIStepper() },
      GoldenSubject("control/progress", width: 200) { UIProgressView(progressViewStyle: .default) },
      GoldenSubject("control/activity-medium") { UIActivityIndicatorView(style: .medium) },
      GoldenSubject("control/activity-large") { UIActivityIndicatorView(style: .large) },
      GoldenSubject("control/date-compact") { datePicker(.compact) },
      GoldenSubject("control/date-wheels") { datePicker(.wheels) },
    ]
      + (2...5).map { count in
        GoldenSubject("control/segments-\(count)") {
          UISegmentedControl(items: (0..<count).map { "Item \($0)" })
        }
      }
      + [1, 3, 5, 10].map { count in
        GoldenSubject("control/pages-\(count)") {
          let pages = UIPageControl()
          pages.numberOfPages = count
          return pages
        }
      }
  }

  private static func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, .date)
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    return picker
  }

  private static var buttons: [GoldenSubject] {
    let types: [(String, UIButton.ButtonType)] = [
      ("system", .system), ("custom", .custom), ("close", .close), ("contact-add", .contactAdd),
      ("detail", .detailDisclosure), ("info", .infoLight),
    ]
    let configurations: [(String, () -> UIButton.Configuration)] = [
      ("plain", { .plain() }), ("gray", { .gray() }), ("tinted", { .tinted() }), ("filled", { .filled() }),
      ("bordered", { .bordered() }), ("bordered-prominent", { .borderedProminent() }),
    ]
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    return types.map { name, type in
      GoldenSubject("button/\(name)") {
        let button = UIButton(type: type)
        if type == .system || type == .custom { button.setTitle("Continue", for: .normal) }
        return button
      }
    }
      + configurations.flatMap { name, make in
        sizes.map { size in
          GoldenSubject("button/\(name)-\(size.0)") { button(make(), size.1, subtitle: nil) }
        }
      }
      + configurations.map { name, make in
        GoldenSubject("button/\(name)-subtitle") { button(make(), .medium, subtitle: "Two days left") }
      }
  }

  private static func button(
    _ configuration: UIButton.Configuration, _ size: UIButton.Configuration.Size, subtitle: String?
  ) -> UIButton {
    var configuration = configuration
    (configuration.title, configuration.subtitle) = ("Continue", subtitle)
    configuration.buttonSize = size
    return UIButton(configuration: configuration)
  }

  private static var fields: [GoldenSubject] {
    let borders: [(String, UITextField.BorderStyle)] = [
      ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
    return borders.flatMap { name, border in
      [12, 14, 17, 20].map { size in
        GoldenSubject("field/\(name)-\(size)") {
          let field = UITextField()
          (field.borderStyle, field.text) = (border, "Zürich")
          field.font = .systemFont(ofSize: CGFloat(size))
          return field
        }
      }
    }
      + [120, 240].map { width in
        GoldenSubject("field/text-view-\(width)", width: CGFloat(width)) {
          let view = UITextView()
          view.text = "Ship 12 parcels to Zürich by Friday, please."
          view.font = .systemFont(ofSize: 17)
          view.isScrollEnabled = false
          return view
        }
      }
  }

  private static var bars: [GoldenSubject] {
    [
      GoldenSubject("bar/navigation", width: phone.width) {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Trips"), UINavigationItem(title: "Lake")]
        return bar
      },
      GoldenSubject("bar/tool", width: phone.width) {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        return bar
      },
      GoldenSubject("bar/tab", width: phone.width) {
        let bar = UITabBar()
        bar.items = ["Trips", "Saved", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return bar
      },
      GoldenSubject("bar/search", width: phone.width) { UISearchBar() },
    ]
  }
}
